<?php
/**
 * The shortcodes [stay-booking] and [stay-account].
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		foreach ( array_keys( staychart_elements() ) as $tag ) {
			add_shortcode(
				$tag,
				function ( $given, $content = '' ) use ( $tag ) {
					$attributes = array();
					foreach ( (array) $given as $name => $value ) {
						// What has no value comes under a number.
						$attributes += is_int( $name ) ? array( $value => '' ) : array( $name => $value );
					}
					return staychart_element( $tag, $attributes, (string) $content );
				}
			);
		}
	}
);
