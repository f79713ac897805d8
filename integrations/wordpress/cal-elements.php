<?php
/**
 * Plugin Name:       Cal Elements
 * Description:       Lists, months, weeks, maps and details of your calendar's events, as blocks and shortcodes.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The authors of cal-elements
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       cal-elements
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

const CAL_ELEMENTS_VERSION = '0.1.0';

require __DIR__ . '/places.php';

/** Registers a block for each folder of blocks/, and a shortcode with the name of its element. */
function cal_elements_register() {
	wp_register_script( 'cal-elements', plugins_url( 'elements/cal-elements.js', __FILE__ ), array(), CAL_ELEMENTS_VERSION, true );
	wp_register_script( 'cal-elements-signed-in', plugins_url( 'signed-in.js', __FILE__ ), array(), CAL_ELEMENTS_VERSION, false );
	$editor = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' );
	wp_register_script( 'cal-elements-editor', plugins_url( 'editor.js', __FILE__ ), $editor, CAL_ELEMENTS_VERSION, true );
	foreach ( glob( __DIR__ . '/blocks/*', GLOB_ONLYDIR ) as $folder ) {
		register_block_type( $folder, array( 'render_callback' => 'cal_elements_render_block' ) );
		add_shortcode( basename( $folder ), 'cal_elements_render_shortcode' );
	}
}
add_action( 'init', 'cal_elements_register' );

/**
 * The tag of an element, and its script.
 *
 * @param string $tag     The element, such as cal-event-list.
 * @param array  $given   Attributes that somebody wrote; only those of the element are taken.
 * @param string $wrapper Attributes of the block, escaped by WordPress.
 * @return string HTML.
 */
function cal_elements_render( $tag, $given, $wrapper = '' ) {
	wp_enqueue_script( 'cal-elements' );
	$block = WP_Block_Type_Registry::get_instance()->get_registered( str_replace( 'cal-', 'cal-elements/', $tag ) );
	$html  = '';
	foreach ( $given + cal_elements_site() as $name => $value ) {
		// WordPress adds attributes of its own, such as align, which have no label.
		if ( isset( $block->attributes[ $name ]['label'] ) && is_string( $value ) && '' !== $value ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	$style = is_string( $given['style'] ?? null ) ? cal_elements_tokens( $given['style'] ) : '';
	if ( $style ) {
		$html .= sprintf( ' style="%s"', esc_attr( $style ) );
	}
	return "<$tag$html" . ( $wrapper ? " $wrapper" : '' ) . "></$tag>";
}

/**
 * The custom properties of a style that are ours. All else of it is left out, and so are values with addresses.
 *
 * @param string $style Declarations.
 * @return string Declarations.
 */
function cal_elements_tokens( $style ) {
	$is_token = function ( $declaration ) {
		return preg_match( '/^\s*--cal-[\w-]+\s*:[^{}<>\\\\]+$/', $declaration ) && ! preg_match( '/(?:url|image|src)[\w-]*\s*\(/i', $declaration );
	};
	return trim( implode( ';', array_filter( explode( ';', $style ), $is_token ) ) );
}

/**
 * Renders a block.
 *
 * @param array    $attributes Those of the block.
 * @param string   $content    Empty.
 * @param WP_Block $block      The block.
 * @return string HTML.
 */
function cal_elements_render_block( $attributes, $content, $block ) {
	return cal_elements_render( str_replace( 'cal-elements/', 'cal-', $block->name ), $attributes, get_block_wrapper_attributes() );
}

/**
 * Renders a shortcode such as [cal-event-list categories="music" featured].
 *
 * @param array|string $given   Its attributes; one without a value has a number as its name.
 * @param string|null  $content What it encloses, which is left out.
 * @param string       $tag     Its name.
 * @return string HTML.
 */
function cal_elements_render_shortcode( $given, $content, $tag ) {
	$attributes = array();
	foreach ( (array) $given as $name => $value ) {
		$attributes[ str_replace( '_', '-', is_int( $name ) ? $value : $name ) ] = is_int( $name ) ? 'true' : $value;
	}
	return cal_elements_render( $tag, $attributes );
}

/** The root address of this site's interface, the namespace of its calendar (the first that has all five lists), and its file of places. */
function cal_elements_site() {
	$namespace = get_transient( 'cal_elements_namespace' );
	if ( false === $namespace ) {
		$server    = rest_get_server();
		$routes    = $server->get_routes();
		$namespace = '';
		foreach ( $server->get_namespaces() as $candidate ) {
			$lists = preg_filter( '/^/', "/$candidate/", array( 'events', 'venues', 'organizers', 'categories', 'tags' ) );
			if ( '' === $namespace && ! array_diff( $lists, array_keys( $routes ) ) ) {
				$namespace = $candidate;
			}
		}
		set_transient( 'cal_elements_namespace', $namespace, $namespace ? DAY_IN_SECONDS : MINUTE_IN_SECONDS );
	}
	$site = array(
		'base-url'  => rest_url(),
		'namespace' => $namespace,
		'places'    => get_option( 'cal_elements_places' ) ? rest_url( 'cal-elements/v1/places' ) : '',
	);
	return array_filter( $site );
}

/** Another plugin may bring a calendar, or take it away. */
function cal_elements_forget_namespace() {
	delete_transient( 'cal_elements_namespace' );
}
add_action( 'activated_plugin', 'cal_elements_forget_namespace' );
add_action( 'deactivated_plugin', 'cal_elements_forget_namespace' );

/**
 * The elements are a module, which WordPress can say only since 6.5.
 *
 * @param string $html   The script tag.
 * @param string $handle Its handle.
 * @return string HTML.
 */
function cal_elements_as_module( $html, $handle ) {
	if ( 'cal-elements' !== $handle ) {
		return $html;
	}
	return preg_replace( '/<script(?: type=([\'"])text\/javascript\1)?/', '<script type="module"', $html );
}
add_filter( 'script_loader_tag', 'cal_elements_as_module', 10, 2 );

/** Lets signed-in readers see what only they may see. Nobody else gets a nonce, so that none is in a page that a cache keeps for all. */
function cal_elements_sign_in() {
	$site = cal_elements_site();
	if ( is_user_logged_in() && isset( $site['namespace'] ) ) {
		$session = array(
			'root'  => rest_url( $site['namespace'] ),
			'nonce' => wp_create_nonce( 'wp_rest' ),
		);
		wp_add_inline_script( 'cal-elements-signed-in', 'var calElementsSession = ' . wp_json_encode( $session ) . ';', 'before' );
		wp_enqueue_script( 'cal-elements-signed-in' );
	}
}
add_action( 'wp_enqueue_scripts', 'cal_elements_sign_in' );

/** Tells the editor what the blocks are. */
function cal_elements_prepare_editor() {
	$blocks = array_filter(
		WP_Block_Type_Registry::get_instance()->get_all_registered(),
		function ( $block ) {
			return 0 === strpos( $block->name, 'cal-elements/' );
		}
	);
	$data   = array(
		'script' => plugins_url( 'elements/cal-elements.js', __FILE__ ),
		'site'   => cal_elements_site(),
		'blocks' => wp_list_pluck( $blocks, 'attributes' ),
	);
	wp_add_inline_script( 'cal-elements-editor', 'var calElementsEditor = ' . wp_json_encode( $data ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'cal_elements_prepare_editor' );
