<?php
/**
 * Plugin Name:       Staychart
 * Description:       A hotel's booking and its guests' accounts, as blocks and shortcodes.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Text Domain:       staychart
 * Domain Path:       /languages
 *
 * The build puts the version of package.json in the place of 0.0.0.
 */

defined( 'ABSPATH' ) || exit;

define( 'STAYCHART_FILE', __FILE__ );

foreach ( array( 'rules', 'settings', 'settings-page', 'scripts', 'elements', 'blocks', 'shortcodes' ) as $staychart_part ) {
	require_once __DIR__ . "/includes/$staychart_part.php";
}

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'staychart', false, dirname( plugin_basename( STAYCHART_FILE ) ) . '/languages' );
	},
	1
);
