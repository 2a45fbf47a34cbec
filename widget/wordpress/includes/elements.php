<?php
/**
 * The elements as they stand in a page: which attributes who may set, and their HTML.
 */

defined( 'ABSPATH' ) || exit;

/** The elements and the blocks that they are. */
function staychart_elements(): array {
	return array(
		'stay-booking' => 'staychart/booking',
		'stay-account' => 'staychart/account',
	);
}

/**
 * Attributes that whoever writes a page may set, with what they have to look like; '' for those that count by being
 * there. Addresses of servers are not among them: they could send a member's password elsewhere.
 */
function staychart_page_attributes( string $tag ): array {
	$common = array(
		'lang'          => '/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/',
		'heading-level' => '/^[1-4]$/',
		'page-title'    => '',
		'preview'       => '#^[a-z-]+(/[a-z-]+)?$#',
	);
	if ( 'stay-account' === $tag ) {
		return $common;
	}
	return $common + array(
		'mode'             => '/^(inline|overlay)$/',
		'start'            => '/^search$/',
		'guests'           => '/^lead$/',
		'currency'         => '/^[A-Z]{3}$/',
		'arrival-date'     => '/^\d{4}-\d{2}-\d{2}$/',
		'number-of-nights' => '/^[1-9]\d{0,2}$/',
		'occupancy'        => '/^[\[\]\d, ]{1,200}$/',
		'code'             => '/^[\w .-]{1,50}$/u',
		'amend'            => '/^[\w-]{1,50}$/',
	);
}

/** Attributes that the settings page alone sets. */
function staychart_site_attributes( string $tag ): array {
	$attributes = array();
	foreach ( array( 'host', 'cms', 'brand', 'country', 'time-zone', 'words', 'authority', 'client-id', 'scope' ) as $name ) {
		$attributes[ $name ] = staychart_setting( $name );
	}
	$attributes['login'] = '' === staychart_setting( 'login' ) ? '' : 'redirect';
	if ( 'stay-booking' === $tag ) {
		$attributes['analytics']            = '' === staychart_setting( 'consent' ) ? '' : 'datalayer';
		$attributes['agents']               = '' === staychart_setting( 'agents' ) ? '' : true;
		$attributes['payment']              = '' === staychart_setting( 'provider' ) ? '' : 'frame';
		$attributes['allow-framed-payment'] = '' === staychart_setting( 'framed' ) ? '' : true;
	}
	return array_filter( $attributes );
}

/** Of what a page gives what its element takes: texts, and true for those that count by being there. */
function staychart_given_attributes( string $tag, array $given ): array {
	$attributes = array();
	foreach ( staychart_page_attributes( $tag ) as $name => $pattern ) {
		$value = $given[ $name ] ?? null;
		if ( '' === $pattern ) {
			$is_set = null !== $value && false !== $value && 'false' !== $value;
			if ( $is_set ) {
				$attributes[ $name ] = true;
			}
		} elseif ( is_scalar( $value ) && preg_match( $pattern, (string) $value ) ) {
			$attributes[ $name ] = (string) $value;
		}
	}
	// Samples are for who writes the page, never for its guests.
	if ( ! is_preview() ) {
		unset( $attributes['preview'] );
	}
	return $attributes;
}

/** The settings' looks as custom properties of CSS. */
function staychart_looks(): array {
	$looks = array();
	foreach ( staychart_fields() as $name => $field ) {
		$value = staychart_setting( $name );
		if ( isset( $field[4] ) && '' !== $value ) {
			$looks[ $field[4] ] = 'pixels' === $field[3] ? "{$value}px" : $value;
		}
	}
	return $looks;
}

/** What stands inside the element until it is ready: what the page says, or the telephone. */
function staychart_fallback( string $content ): string {
	$phone = staychart_setting( 'phone' );
	if ( '' !== trim( $content ) || '' === $phone ) {
		return wp_kses_post( $content );
	}
	$link = sprintf( '<a href="%s">%s</a>', esc_url( 'tel:' . preg_replace( '/[^+\d]/', '', $phone ), array( 'tel' ) ), esc_html( $phone ) );
	/* translators: %s: a telephone number. */
	return '<p>' . sprintf( esc_html__( 'To book a stay, ring us on %s.', 'staychart' ), $link ) . '</p>';
}

/** The start screen as the build has rendered it, so that it is painted with the page; '' where the booking begins with another. */
function staychart_start( string $tag, array $attributes ): string {
	$is_other = 'stay-booking' !== $tag
		|| isset( $attributes['preview'] )
		|| isset( $attributes['words'] )
		|| 'overlay' === ( $attributes['mode'] ?? '' )
		|| 'search' === ( $attributes['start'] ?? '' );
	return $is_other ? '' : staychart_bundle()['start'][ isset( $attributes['authority'] ) ? 'login' : 'anonymous' ];
}

/** The HTML of an element, and its script on the page. Without a server only what stands inside is shown, and a hint to administrators. */
function staychart_element( string $tag, array $given, string $content = '' ): string {
	if ( '' === staychart_setting( 'host' ) ) {
		$hint = sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( admin_url( 'options-general.php?page=staychart' ) ),
			esc_html__( 'Staychart is not set up: name the booking server.', 'staychart' )
		);
		return staychart_fallback( $content ) . ( current_user_can( 'manage_options' ) ? $hint : '' );
	}
	// Themes write the page's title as its first heading.
	$attributes = staychart_given_attributes( $tag, $given ) + array( 'heading-level' => '2' ) + staychart_site_attributes( $tag );
	$written    = '';
	foreach ( staychart_looks() as $property => $value ) {
		$attributes['style'] = ( $attributes['style'] ?? '' ) . "$property:$value;";
	}
	foreach ( $attributes as $name => $value ) {
		$written .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	staychart_need( $tag, 'overlay' !== ( $attributes['mode'] ?? '' ) );
	return "<$tag$written>" . staychart_start( $tag, $attributes ) . staychart_fallback( $content ) . "</$tag>";
}
