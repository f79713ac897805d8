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

require __DIR__ . '/calendar.php';
require __DIR__ . '/health.php';
require __DIR__ . '/places.php';
require __DIR__ . '/prerender.php';

/** Registers a block for each folder of blocks/, and a shortcode with the name of its element. */
function cal_elements_register() {
	// A language has one file for all of its countries.
	load_textdomain( 'cal-elements', __DIR__ . '/languages/cal-elements-' . substr( determine_locale(), 0, 2 ) . '.mo' );
	wp_register_script( 'cal-elements', plugins_url( 'elements/cal-elements.js', __FILE__ ), array(), CAL_ELEMENTS_VERSION, true );
	wp_register_script( 'cal-elements-signed-in', plugins_url( 'signed-in.js', __FILE__ ), array(), CAL_ELEMENTS_VERSION, false );
	$editor = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-compose', 'wp-element', 'wp-html-entities' );
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
	// WordPress adds attributes of its own, such as align, which have no label.
	$known      = function ( $attributes ) use ( $block ) {
		$is_known = function ( $value, $name ) use ( $block ) {
			return isset( $block->attributes[ $name ]['label'] ) && is_string( $value ) && '' !== $value;
		};
		return array_filter( $attributes, $is_known, ARRAY_FILTER_USE_BOTH );
	};
	$attributes = $known( $given );
	if ( 'cal-calendar' === $tag && ! isset( $attributes['base-url'] ) ) {
		$is_filter   = function ( $attribute ) {
			return isset( $attribute['filter'] );
		};
		$filters     = array_filter( $block->attributes, $is_filter );
		$attributes += $known( array( 'feed-url' => cal_elements_feed( array_intersect_key( $attributes, $filters ) ) ) );
	}
	$is_own      = ! isset( $attributes['base-url'] ) && ! isset( $attributes['namespace'] );
	$attributes += $known( isset( $attributes['base-url'] ) ? cal_elements_clock() : cal_elements_site() );
	$html        = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$style = is_string( $given['style'] ?? null ) ? cal_elements_tokens( $given['style'] ) : '';
	if ( $style ) {
		$html .= sprintf( ' style="%s"', esc_attr( $style ) );
	}
	$content = $is_own ? cal_elements_prerender( $tag, $attributes, $wrapper ) : '';
	if ( false === strpos( $content, '<template' ) ) {
		cal_elements_unpainted( $tag );
		$content .= cal_elements_place( $tag, $attributes );
	}
	return "<$tag$html" . ( $wrapper ? " $wrapper" : '' ) . ">$content</$tag>";
}

/** The place of a month or a week that is painted by scripts alone, as high as a window, until they do: what stands below would jump. */
function cal_elements_place( $tag, $attributes ) {
	$is_large = preg_match( '/-(?:month|week)$/D', $tag ) && ! isset( $attributes['layout'] ) && ! is_feed();
	// An attribute, because strict policies let no style through.
	return $is_large ? '<svg slot="cal" data-cal width="1" height="100vh" aria-hidden="true"></svg>' : '';
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

/**
 * The elements of this page that are painted by scripts alone.
 *
 * @param string|null $tag One more of them.
 * @return array Their tags, as keys.
 */
function cal_elements_unpainted( $tag = null ) {
	static $tags = array();
	if ( $tag ) {
		$tags[ $tag ] = true;
	}
	return $tags;
}

/**
 * The elements are a module, which WordPress can say only since 6.5. What it needs to paint first is named beside it: browsers get both at once.
 *
 * @param string $html   The script tag.
 * @param string $handle Its handle.
 * @return string HTML.
 */
function cal_elements_as_module( $html, $handle ) {
	if ( 'cal-elements' !== $handle ) {
		return $html;
	}
	$painted = array_intersect_key( cal_elements_table( 'first-paint' ), cal_elements_unpainted() );
	$files   = array_merge( array(), ...array_values( $painted ) );
	// The words of its language; of English, the first script has those of lists.
	$has_days = (bool) preg_grep( '/-(month|week)$/', array_keys( $painted ) );
	foreach ( array_keys( array_filter( array( 'index' => (bool) $painted, 'calendar' => $has_days ) ) ) as $words ) {
		$pattern = sprintf( '%s/elements/chunks/%s-%s-*.js', __DIR__, substr( get_bloginfo( 'language' ), 0, 2 ), $words );
		$files   = array_merge( $files, preg_replace( '#^.*/(?=chunks/)#', '', glob( $pattern ) ) );
	}
	$links = '';
	foreach ( array_unique( $files ) as $file ) {
		$links .= sprintf( '<link rel="modulepreload" href="%s">', esc_url( plugins_url( "elements/$file", __FILE__ ) ) );
	}
	return $links . preg_replace( '/<script(?: type=([\'"])text\/javascript\1)?/', '<script type="module"', $html );
}
add_filter( 'script_loader_tag', 'cal_elements_as_module', 10, 2 );

/** Lets signed-in visitors see what only they may see. Nobody else gets a nonce, so that none is in a page that a cache keeps for all. */
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

/**
 * The settings of a block in the language of who edits.
 *
 * @param array $settings By attribute.
 * @return array
 */
function cal_elements_translate_settings( $settings ) {
	foreach ( $settings as $name => $setting ) {
		foreach ( array( 'label', 'help' ) as $text ) {
			if ( ! empty( $setting[ $text ] ) ) {
				$settings[ $name ][ $text ] = translate( $setting[ $text ], 'cal-elements' ); // phpcs:ignore WordPress.WP.I18n -- from the build's table.
			}
		}
		foreach ( $setting['choices'] ?? array() as $index => $choice ) {
			$settings[ $name ]['choices'][ $index ]['label'] = translate( $choice['label'], 'cal-elements' ); // phpcs:ignore WordPress.WP.I18n -- likewise.
		}
	}
	return $settings;
}

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
		'clock'  => cal_elements_clock(),
		'blocks' => array_map( 'cal_elements_translate_settings', wp_list_pluck( $blocks, 'attributes' ) ),
		'texts'  => array(
			'common'  => __( 'What it shows', 'cal-elements' ),
			'shared'  => __( 'Calendar and time', 'cal-elements' ),
			'more'    => __( 'More', 'cal-elements' ),
			'default' => __( 'Default', 'cal-elements' ),
		),
	);
	wp_add_inline_script( 'cal-elements-editor', 'var calElementsEditor = ' . wp_json_encode( $data ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'cal_elements_prepare_editor' );
