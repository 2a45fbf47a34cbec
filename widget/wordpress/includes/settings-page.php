<?php
/**
 * Settings › Staychart: the form, for administrators.
 */

defined( 'ABSPATH' ) || exit;

/** The page's sections: a heading and a sentence each. */
function staychart_sections(): array {
	return array(
		'servers'  => array( __( 'Servers', 'staychart' ), __( 'Where bookings are made and where rooms are described.', 'staychart' ) ),
		'hotel'    => array( __( 'Hotel', 'staychart' ), '' ),
		'pages'    => array( __( 'Pages', 'staychart' ), __( 'Where the booking and the account lead. What has no page is not linked.', 'staychart' ) ),
		'identity' => array( __( 'Login', 'staychart' ), __( 'For members. Guests book without it.', 'staychart' ) ),
		'looks'    => array( __( 'Looks', 'staychart' ), __( 'What is empty is as Staychart comes.', 'staychart' ) ),
		'consent'  => array( __( 'Consent and frames', 'staychart' ), '' ),
	);
}

/** Draws the field of a setting; its label and help stand around it. */
function staychart_draw_field( array $arguments ): void {
	list( $name, $field ) = array( $arguments['name'], $arguments['field'] );
	list( , , $help, $rule ) = $field;

	$id      = "staychart-$name";
	$value   = staychart_setting( $name );
	$input   = STAYCHART_OPTION . "[$name]";
	$says    = '' === $help ? '' : "$id-help";
	$consent = array(
		''               => __( 'Off', 'staychart' ),
		'page'           => __( 'On, once the site’s own script calls enableTracking()', 'staychart' ),
		'wp-consent-api' => __( 'On, by the consent plugin (WP Consent API, statistics)', 'staychart' ),
	);
	if ( 'page' === $rule ) {
		wp_dropdown_pages(
			array(
				'name'             => esc_attr( $input ),
				'id'               => esc_attr( $id ),
				'selected'         => (int) $value,
				'show_option_none' => esc_html__( '— None —', 'staychart' ),
				'option_none_value' => '0',
			)
		);
	} elseif ( 'consent' === $rule ) {
		printf( '<select id="%s" name="%s" aria-describedby="%s">', esc_attr( $id ), esc_attr( $input ), esc_attr( $says ) );
		foreach ( $consent as $option => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option ), selected( $option, $value, false ), esc_html( $label ) );
		}
		echo '</select>';
	} elseif ( 'tick' === $rule ) {
		printf(
			'<label><input type="checkbox" id="%s" name="%s" value="1"%s> %s</label>',
			esc_attr( $id ),
			esc_attr( $input ),
			checked( '1', $value, false ),
			esc_html__( 'Guests may pay while a page of another site frames this one', 'staychart' )
		);
	} else {
		$classes = array( 'colour' => 'staychart-colour', 'pixels' => 'small-text', 'phone' => '' );
		printf(
			'<input type="text" id="%s" name="%s" value="%s" class="%s" aria-describedby="%s">',
			esc_attr( $id ),
			esc_attr( $input ),
			esc_attr( $value ),
			esc_attr( $classes[ $rule ] ?? 'regular-text' ),
			esc_attr( $says )
		);
	}
	if ( '' !== $help ) {
		printf( '<p class="description" id="%s">%s</p>', esc_attr( $says ), esc_html( $help ) );
	}
}

/** Draws the page. */
function staychart_draw_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>Staychart</h1><form action="options.php" method="post">';
	settings_fields( 'staychart' );
	do_settings_sections( 'staychart' );
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_init',
	function () {
		foreach ( staychart_sections() as $section => $words ) {
			$draw = function () use ( $words ) {
				if ( '' !== $words[1] ) {
					printf( '<p>%s</p>', esc_html( $words[1] ) );
				}
			};
			add_settings_section( $section, esc_html( $words[0] ), $draw, 'staychart' );
		}
		foreach ( staychart_fields() as $name => $field ) {
			$arguments = array(
				'name'  => $name,
				'field' => $field,
			);
			if ( 'tick' !== $field[3] ) {
				$arguments['label_for'] = "staychart-$name";
			}
			add_settings_field( "staychart-$name", esc_html( $field[1] ), 'staychart_draw_field', 'staychart', $field[0], $arguments );
		}
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Staychart', 'Staychart', 'manage_options', 'staychart', 'staychart_draw_settings_page' );
	}
);

add_action(
	'admin_enqueue_scripts',
	function ( $screen ) {
		if ( 'settings_page_staychart' === $screen ) {
			wp_enqueue_style( 'wp-color-picker' );
			wp_enqueue_script( 'staychart-settings-page', plugins_url( 'assets/settings-page.js', STAYCHART_FILE ), array( 'wp-color-picker' ), staychart_bundle()['version'], true );
		}
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( STAYCHART_FILE ),
	function ( $links ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=staychart' ) ), esc_html__( 'Settings', 'staychart' ) );
		return array_merge( array( $link ), $links );
	}
);
