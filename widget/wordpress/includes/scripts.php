<?php
/**
 * The scripts of the widget: on the pages that need them, with what the build says of them.
 */

defined( 'ABSPATH' ) || exit;

/** What the build wrote: the version, the script, per element the files of its first screen, each with its integrity, and the start screen. */
function staychart_bundle(): array {
	static $bundle = null;
	if ( null === $bundle ) {
		// Part of the plugin, so it is as the build wrote it.
		$bundle = json_decode( (string) file_get_contents( dirname( STAYCHART_FILE ) . '/bundle.json' ), true );
	}
	return $bundle;
}

/** Puts the script on the page. Of an element that is shown at once, the head names the files as well, where it is not yet sent. */
function staychart_need( string $tag, bool $is_shown ): void {
	wp_enqueue_script( 'staychart' );
	if ( $is_shown ) {
		wp_script_add_data( 'staychart', "preload $tag", true );
	}
}

/** What the element cannot have as attributes, for assets/settings.js. */
function staychart_page_settings(): array {
	$page  = function ( string $name ): ?string {
		$id = (int) staychart_setting( "page-$name" );
		return 0 !== $id && 'publish' === get_post_status( $id ) ? get_permalink( $id ) : null;
	};
	$privacy = get_privacy_policy_url();
	$account = $page( 'account' );
	$phone   = staychart_setting( 'phone' );
	$lists   = array();
	preg_match_all( '/(\w+) (\d+)/', staychart_setting( 'lists' ), $found, PREG_SET_ORDER );
	foreach ( $found as list( , $name, $number ) ) {
		$lists[ $name ] = (int) $number;
	}
	return array(
		'settings' => array(
			'links'  => array(
				'home'          => home_url( '/' ),
				'booking'       => $page( 'booking' ),
				'account'       => $account,
				'register'      => null === $account ? null : "$account#/register",
				'passwordReset' => null === $account ? null : "$account#/password-reset",
				'contact'       => $page( 'contact' ),
				'terms'         => $page( 'terms' ),
				'privacy'       => '' === $privacy ? null : $privacy,
			),
			'phones' => '' === $phone ? (object) array() : array( 'reservations' => $phone ),
			'mailingLists' => (object) $lists,
		),
		'consent'  => staychart_setting( 'consent' ),
	);
}

add_action(
	'init',
	function () {
		$bundle = staychart_bundle();
		$script = $bundle['script'];
		wp_register_script( 'staychart-settings', plugins_url( 'assets/settings.js', STAYCHART_FILE ), array(), $bundle['version'], false );
		// The query is the content's, so that no cache gives a script that its integrity refuses.
		wp_register_script( 'staychart', plugins_url( $script['file'], STAYCHART_FILE ), array( 'staychart-settings' ), md5( $script['integrity'] ), false );
	},
	5
);

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		$attributes = array();
		if ( 'staychart' === $handle ) {
			$attributes = array(
				'integrity'   => staychart_bundle()['script']['integrity'],
				'crossorigin' => 'anonymous',
			);
		} elseif ( 'staychart-settings' === $handle ) {
			$attributes = array( 'data-settings' => wp_json_encode( staychart_page_settings() ) );
		} else {
			return $tag;
		}
		$written = ' defer';
		foreach ( $attributes as $name => $value ) {
			$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return str_replace( ' src=', "$written src=", $tag );
	},
	10,
	2
);

// A classic theme writes its head before the page's content: the content is looked at for what it will need.
add_action(
	'wp_enqueue_scripts',
	function () {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post ) {
			return;
		}
		foreach ( staychart_elements() as $tag => $block ) {
			if ( has_block( $block, $post ) || has_shortcode( $post->post_content, $tag ) ) {
				staychart_need( $tag, ! preg_match( '/mode["\s:=\']+overlay/', $post->post_content ) );
			}
		}
	}
);

add_action(
	'wp_head',
	function () {
		foreach ( staychart_bundle()['preload'] as $tag => $files ) {
			if ( ! wp_scripts()->get_data( 'staychart', "preload $tag" ) ) {
				continue;
			}
			foreach ( $files as $file ) {
				printf(
					'<link rel="modulepreload" href="%s" integrity="%s" crossorigin="anonymous">' . "\n",
					esc_url( plugins_url( $file['file'], STAYCHART_FILE ) ),
					esc_attr( $file['integrity'] )
				);
			}
		}
	},
	2
);
