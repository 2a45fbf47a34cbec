<?php
/**
 * Takes away what the plugin keeps. What it wrote into pages is the pages' own, and shows nothing without it.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $staychart_site ) {
		delete_blog_option( $staychart_site, 'staychart_settings' );
	}
} else {
	delete_option( 'staychart_settings' );
}
