<?php
/**
 * The settings of the site: what there is, how it is checked, and where it is kept.
 */

defined( 'ABSPATH' ) || exit;

/** Everything that the plugin keeps is in this option. */
const STAYCHART_OPTION = 'staychart_settings';

/** Settings by name: their section, label, help, rule, and for colours and the like the custom property that they set. */
function staychart_fields(): array {
	return array(
		'host'         => array( 'servers', __( 'Booking server', 'staychart' ), __( 'As https://api.estate.example. Before it is set, guests see the telephone only.', 'staychart' ), 'server' ),
		'cms'          => array( 'servers', __( 'Configuration', 'staychart' ), __( 'A path on this site, as cms, or an address, as https://www.estate.example/cms. Empty: cms.', 'staychart' ), 'cms' ),
		'brand'        => array( 'hotel', __( 'Name of the hotel', 'staychart' ), __( 'Stands in texts such as ‘Your … account’.', 'staychart' ), 'text' ),
		'country'      => array( 'hotel', __( 'Country', 'staychart' ), __( 'Telephone numbers and addresses begin with it. As FR. Empty: GB.', 'staychart' ), 'country' ),
		'time-zone'    => array( 'hotel', __( 'Time zone', 'staychart' ), __( 'The hotel’s, by its IANA name. As Europe/Paris. Empty: Europe/London.', 'staychart' ), 'zone' ),
		'phone'        => array( 'hotel', __( 'Telephone', 'staychart' ), __( 'Shown until the booking is ready, and where it cannot be reached.', 'staychart' ), 'phone' ),
		'lists'        => array( 'hotel', __( 'Mailing lists', 'staychart' ), __( 'Those that guests may join, each with its number in your marketing system: spa, golf, dining, events, rooms, offers. As spa 3507983, offers 21980355. Empty: nobody is asked.', 'staychart' ), 'lists' ),
		'words'        => array( 'hotel', __( 'Your own sentences', 'staychart' ), __( 'Address of a catalogue, as /booking/words.json.', 'staychart' ), 'file' ),
		'page-booking' => array( 'pages', __( 'Booking', 'staychart' ), '', 'page' ),
		'page-account' => array( 'pages', __( 'Account', 'staychart' ), '', 'page' ),
		'page-contact' => array( 'pages', __( 'Contact', 'staychart' ), '', 'page' ),
		'page-terms'   => array( 'pages', __( 'Booking terms', 'staychart' ), __( 'The privacy policy is the page that Settings › Privacy names.', 'staychart' ), 'page' ),
		'authority'    => array( 'identity', __( 'Identity provider', 'staychart' ), __( 'Address for OpenID discovery. Empty: nobody can log in.', 'staychart' ), 'server' ),
		'client-id'    => array( 'identity', __( 'Client', 'staychart' ), __( 'The public client’s name there.', 'staychart' ), 'client' ),
		'scope'        => array( 'identity', __( 'Scope', 'staychart' ), __( 'Empty: openid profile email offline_access.', 'staychart' ), 'scope' ),
		'login'        => array( 'identity', __( 'Login on the provider’s pages', 'staychart' ), __( 'The widget then has no password form.', 'staychart' ), 'tick' ),
		'accent'       => array( 'looks', __( 'Buttons and links', 'staychart' ), '', 'colour', '--stay-accent' ),
		'accent-ink'   => array( 'looks', __( 'Text on buttons', 'staychart' ), '', 'colour', '--stay-accent-ink' ),
		'paper'        => array( 'looks', __( 'Background', 'staychart' ), '', 'colour', '--stay-paper' ),
		'surface'      => array( 'looks', __( 'Panels', 'staychart' ), '', 'colour', '--stay-surface' ),
		'ink'          => array( 'looks', __( 'Text', 'staychart' ), __( 'Text needs a contrast of 4.5 to 1 to what it stands on.', 'staychart' ), 'colour', '--stay-ink' ),
		'radius'       => array( 'looks', __( 'Rounded corners', 'staychart' ), __( 'Pixels, from 0 to 40. Empty: 3.', 'staychart' ), 'pixels', '--stay-radius' ),
		'font-display' => array( 'looks', __( 'Typeface of headings', 'staychart' ), __( 'As \'Your Serif\', serif. Text has the theme’s typeface.', 'staychart' ), 'font', '--stay-font-display' ),
		'consent'      => array( 'consent', __( 'Google Analytics', 'staychart' ), __( 'Nothing is counted before the guest has agreed.', 'staychart' ), 'consent' ),
		'provider'     => array( 'consent', __( 'Cards in the provider’s frame only', 'staychart' ), __( 'The widget’s own card form is never shown.', 'staychart' ), 'tick' ),
		'agents'       => array( 'consent', __( 'Assistants of the browser', 'staychart' ), __( 'May fill in a booking. The guest confirms each step.', 'staychart' ), 'tick' ),
		'framed'       => array( 'consent', __( 'Payment in a frame', 'staychart' ), '', 'tick' ),
	);
}

/** A setting of the site; an empty text where it is not set. */
function staychart_setting( string $name ): string {
	$kept  = get_option( STAYCHART_OPTION, array() );
	$value = is_array( $kept ) ? ( $kept[ $name ] ?? '' ) : '';
	return is_string( $value ) ? $value : '';
}

/** What is kept of a form: of a value that its rule refuses the one before, and an error that names the field. */
function staychart_sanitise_settings( $given ): array {
	$kept = array();
	foreach ( staychart_fields() as $name => $field ) {
		list( , $label, , $rule ) = $field;

		$value = is_array( $given ) && is_scalar( $given[ $name ] ?? null ) ? trim( (string) $given[ $name ] ) : '';
		// Nothing chosen in a list of pages.
		if ( '' === $value || ( 'page' === $rule && '0' === $value ) ) {
			continue;
		}
		$checked = call_user_func( "staychart_rule_$rule", $value );
		if ( null === $checked ) {
			$checked = staychart_setting( $name );
			/* translators: 1: a field's label, 2: what was typed. */
			$message = sprintf( __( '%1$s: ‘%2$s’ was not saved. %3$s', 'staychart' ), $label, esc_html( mb_substr( $value, 0, 80 ) ), staychart_wanted( $rule ) );
			add_settings_error( STAYCHART_OPTION, "staychart-$name", $message );
		}
		if ( '' !== $checked ) {
			$kept[ $name ] = $checked;
		}
	}
	return $kept;
}

/** What a rule asks for, in a sentence. */
function staychart_wanted( string $rule ): string {
	$sentences = array(
		'server'  => __( 'It has to be an https address without a query; http is for localhost only.', 'staychart' ),
		'cms'     => __( 'It has to be a path on this site, or an https address.', 'staychart' ),
		'file'    => __( 'It has to be a path that begins with a slash, or an https address.', 'staychart' ),
		'text'    => __( 'It has to be plain text of 80 letters at most.', 'staychart' ),
		'country' => __( 'It has to be a code of two letters, as GB.', 'staychart' ),
		'zone'    => __( 'It has to be the name of a time zone, as Europe/Paris.', 'staychart' ),
		'lists'   => __( 'It has to be names with a number each and commas between them, as spa 3507983, offers 21980355.', 'staychart' ),
		'phone'   => __( 'It has to be a telephone number.', 'staychart' ),
		'colour'  => __( 'It has to be a colour, as #1d4b37.', 'staychart' ),
		'pixels'  => __( 'It has to be a whole number from 0 to 40.', 'staychart' ),
		'font'    => __( 'It has to be names of typefaces with commas between them.', 'staychart' ),
		'page'    => __( 'It has to be a page of this site.', 'staychart' ),
	);
	return $sentences[ $rule ] ?? __( 'It has letters that cannot stand there.', 'staychart' );
}

add_action(
	'admin_init',
	function () {
		register_setting(
			'staychart',
			STAYCHART_OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => 'staychart_sanitise_settings',
				'default'           => array(),
			)
		);
	}
);
