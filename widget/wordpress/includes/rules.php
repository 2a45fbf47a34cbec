<?php
/**
 * Which values settings take. Each rule takes what was typed and gives what is kept, or null where it is refused.
 */

defined( 'ABSPATH' ) || exit;

/** A server's address: https, or http on this machine for a trial; without user, query and fragment. */
function staychart_rule_server( string $value ): ?string {
	$parts = preg_match( '/[\s<>"\'\\\\]/', $value ) ? false : wp_parse_url( $value );
	if ( ! is_array( $parts ) || array_diff( array_keys( $parts ), array( 'scheme', 'host', 'port', 'path' ) ) ) {
		return null;
	}
	$scheme   = $parts['scheme'] ?? '';
	$host     = $parts['host'] ?? '';
	$is_local = in_array( $host, array( 'localhost', '127.0.0.1' ), true );
	if ( ! preg_match( '/^[A-Za-z0-9.-]+$/', $host ) || ! ( 'https' === $scheme || ( 'http' === $scheme && $is_local ) ) ) {
		return null;
	}
	return untrailingslashit( $value );
}

/** Segments of a path on this site, as `cms`, or a server's address. */
function staychart_rule_cms( string $value ): ?string {
	return preg_match( '#^[\w-][\w.~-]*(/[\w-][\w.~-]*)*/?$#', $value ) ? untrailingslashit( $value ) : staychart_rule_server( $value );
}

/** A path from this site's root, or an address on a server. */
function staychart_rule_file( string $value ): ?string {
	return preg_match( '#^/[\w.~%-]+(/[\w.~%-]+)*$#', $value ) ? $value : staychart_rule_server( $value );
}

/** A line of text without markup, of 80 letters at most. */
function staychart_rule_text( string $value ): ?string {
	$is_plain = sanitize_text_field( $value ) === $value && false === strpos( $value, '<' );
	return $is_plain && preg_match( '/^.{1,80}$/us', $value ) ? $value : null;
}

/** The name of a client at the identity provider. */
function staychart_rule_client( string $value ): ?string {
	return preg_match( '/^[\w.:~-]{1,100}$/', $value ) ? $value : null;
}

/** Scopes with spaces between them. */
function staychart_rule_scope( string $value ): ?string {
	return preg_match( '#^[\w.:/-]+( [\w.:/-]+){0,20}$#', $value ) ? $value : null;
}

/** The name of a time zone. */
function staychart_rule_zone( string $value ): ?string {
	return in_array( $value, timezone_identifiers_list(), true ) ? $value : null;
}

/** The code of a country. */
function staychart_rule_country( string $value ): ?string {
	return preg_match( '/^[A-Za-z]{2}$/', $value ) ? strtoupper( $value ) : null;
}

/** A telephone number as people write it. */
function staychart_rule_phone( string $value ): ?string {
	return preg_match( '#^\+?[0-9][0-9 ()/.-]{4,24}$#', $value ) ? $value : null;
}

/** Mailing lists with a number each, as `spa 3507983, offers 21980355`. */
function staychart_rule_lists( string $value ): ?string {
	$list = '(?:spa|golf|dining|events|rooms|offers) [0-9]{1,15}';
	return preg_match( "/^$list(?:, ?$list)*$/", $value ) ? $value : null;
}

/** A colour as #rgb or #rrggbb. */
function staychart_rule_colour( string $value ): ?string {
	return sanitize_hex_color( $value );
}

/** Pixels, from 0 to 40. */
function staychart_rule_pixels( string $value ): ?string {
	return preg_match( '/^(?:[0-9]|[1-3][0-9]|40)$/', $value ) ? $value : null;
}

/** Names of typefaces as CSS has them. */
function staychart_rule_font( string $value ): ?string {
	return preg_match( '/^[\w ,\'-]{1,120}$/u', $value ) ? $value : null;
}

/** The number of a page of this site. */
function staychart_rule_page( string $value ): ?string {
	return ctype_digit( $value ) && 'page' === get_post_type( (int) $value ) ? $value : null;
}

/** Who says that a guest may be counted. */
function staychart_rule_consent( string $value ): ?string {
	return in_array( $value, array( 'page', 'wp-consent-api' ), true ) ? $value : null;
}

/** A box that is ticked. */
function staychart_rule_tick( string $value ): ?string {
	return '1' === $value ? $value : null;
}
