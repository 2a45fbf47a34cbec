<?php
/**
 * The blocks, whose HTML the server writes, and what the editor needs for them.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		wp_register_script(
			'staychart-blocks',
			plugins_url( 'assets/blocks.js', STAYCHART_FILE ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
			staychart_bundle()['version'],
			true
		);
		wp_set_script_translations( 'staychart-blocks', 'staychart', dirname( STAYCHART_FILE ) . '/languages' );
		foreach ( staychart_elements() as $tag => $block ) {
			register_block_type(
				dirname( STAYCHART_FILE ) . '/blocks/' . basename( $block ),
				array(
					'render_callback' => function ( $attributes ) use ( $tag ) {
						// WordPress gives the class of an alignment that was chosen, not of the one that is meant without a choice.
						$align = in_array( $attributes['align'], array( 'wide', 'full' ), true ) ? array( 'class' => "align{$attributes['align']}" ) : array();
						return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( $align ), staychart_element( $tag, $attributes ) );
					},
				)
			);
		}
	}
);

add_action(
	'enqueue_block_editor_assets',
	function () {
		$script = staychart_bundle()['script'];
		$editor = array(
			'script'    => plugins_url( $script['file'], STAYCHART_FILE ) . '?ver=' . md5( $script['integrity'] ),
			'integrity' => $script['integrity'],
			'brand'     => staychart_setting( 'brand' ),
			'looks'     => (object) staychart_looks(),
			'steps'     => staychart_bundle()['steps'],
			'isSetUp'   => '' !== staychart_setting( 'host' ),
			'settings'  => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=staychart' ) : '',
		);
		wp_add_inline_script( 'staychart-blocks', 'window.staychartEditor = ' . wp_json_encode( $editor ) . ';', 'before' );
	}
);
