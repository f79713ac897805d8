<?php
/**
 * Writes events into the page itself, so that they are there before any script, and for readers, feeds and search engines that run none: the
 * answers that the element would ask for, words, data for search engines, and a picture of the element, printed from tables that the build has
 * written. All of it is what everybody may see, so that pages can be cached.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

foreach ( glob( __DIR__ . '/prerender/*.php' ) as $cal_elements_file ) {
	require $cal_elements_file;
}

/**
 * A table of the build.
 *
 * @param string $name Its file in tables/, such as dates/de-DE.
 * @return array Empty where there is none, such as for a language whose dates are not known.
 */
function cal_elements_table( $name ) {
	static $tables = array();
	if ( ! isset( $tables[ $name ] ) ) {
		$file            = __DIR__ . "/tables/$name.json";
		$tables[ $name ] = preg_match( '#^(?:dates/)?[\w-]+$#D', $name ) && is_file( $file ) ? json_decode( file_get_contents( $file ), true ) : array(); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
	}
	return $tables[ $name ];
}

/**
 * The style sheet of the picture of an element: the same text in all pages, until the plugin is updated.
 *
 * @param string $tag The element.
 * @return string
 */
function cal_elements_style( $tag ) {
	return file_get_contents( __DIR__ . "/tables/$tag.css" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
}

/**
 * What a strict Content-Security-Policy has to allow in `style-src`, in quotation marks.
 *
 * @return string[] A hash for each element that has a picture, such as `sha256-…`.
 */
function cal_elements_style_hashes() {
	$hash = function ( $file ) {
		return 'sha256-' . base64_encode( hash_file( 'sha256', $file, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- policies take no other form.
	};
	return array_map( $hash, glob( __DIR__ . '/tables/*.css' ) );
}

/**
 * What stands inside of an element.
 *
 * @param string $tag        The element.
 * @param array  $attributes All that it has; its calendar is that of this site.
 * @param string $wrapper    Empty for a shortcode, which may stand in a paragraph.
 * @return string HTML, empty for whoever has signed in or given a password, and where nothing can be known.
 */
function cal_elements_prerender( $tag, $attributes, $wrapper ) {
	static $is_busy = false;
	// The description of an event may hold a list of events.
	if ( $is_busy || is_user_logged_in() || isset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] ) || is_admin() || wp_doing_ajax() || defined( 'REST_REQUEST' ) ) {
		return '';
	}
	/**
	 * Whether events are written into the page.
	 *
	 * @param bool   $is_on      By default.
	 * @param string $tag        The element.
	 * @param array  $attributes Its attributes.
	 */
	if ( ! apply_filters( 'cal_elements_prerender', true, $tag, $attributes ) ) {
		return '';
	}
	// What browsers read, where editors have written entities.
	foreach ( $attributes as $name => $value ) {
		$attributes[ $name ] = html_entity_decode( esc_attr( $value ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
	// What filters of other plugins have put into an answer may be anything, and ends no page.
	try {
		$is_busy = true;
		$view    = cal_elements_view( $tag, $attributes, time() );
		if ( ! $view ) {
			return '';
		}
		cal_elements_expire_later( $view );
		$words = cal_elements_words( $tag, $view['events'], '' !== $wrapper );
		return is_feed() ? $words : cal_elements_inside( $tag, $attributes, $view, $words );
	} catch ( Throwable $error ) {
		return '';
	} finally {
		$is_busy = false;
	}
}

/**
 * What stands inside of an element, in a page.
 *
 * @param string $tag        The element.
 * @param array  $attributes All that it has.
 * @param array  $view       What it shows.
 * @param string $words      The same in words, as HTML.
 * @return string HTML.
 */
function cal_elements_inside( $tag, $attributes, $view, $words ) {
	$picture = '';
	$data    = '';
	// What browsers would write in another way than is known here is left to them: then words and answer are all that is written.
	try {
		$picture = cal_elements_picture( $tag, $attributes, $view );
		$data    = cal_elements_search_data( $attributes, $view['events'] );
	} catch ( Throwable $error ) {
		unset( $error );
	}
	// Words alone would be seen before the element is there, and what stands below would jump.
	$hidden = $picture || ! $words ? $words : "<noscript slot=\"cal\" data-cal>$words</noscript>";
	return $picture . $hidden . $data . cal_elements_answers( $view );
}

/**
 * The picture of an element: the same HTML as it renders, in a shadow root that it takes over.
 *
 * @param string $tag        The element.
 * @param array  $attributes All that it has.
 * @param array  $view       What it shows.
 * @return string HTML; empty where it looks otherwise, or in a language whose dates are not known.
 * @throws UnexpectedValueException Where browsers would write something in another way.
 */
function cal_elements_picture( $tag, $attributes, $view ) {
	$tables  = cal_elements_table( 'dates/' . get_bloginfo( 'language' ) );
	$clock   = $tables['clocks'][ $attributes['hour-cycle'] ] ?? null;
	$display = $attributes['time-display'] ?? '';
	// Days of a clock that is not known, addresses of the page's own, and the mark of the event that is open.
	if ( ! $clock || ( 'visitor' === $display && ! isset( $attributes['time-zone'] ) ) || preg_grep( '/-href$|^open-event$/', array_keys( $attributes ) ) ) {
		return '';
	}
	$read  = array(
		'tables'           => $tables,
		'clock'            => $clock,
		'has_zone'         => isset( $attributes['time-zone'] ),
		'is_own_clock'     => 'event' === $display,
		'is_visitor_clock' => 'visitor' === $display,
		'has_consent'      => 'granted' === ( $attributes['consent'] ?? '' ),
	) + $view;
	$parts = 'cal-event-list' === $tag ? cal_elements_list_parts( $attributes, $read ) : cal_elements_detail_parts( $attributes, $read );
	if ( ! $parts ) {
		return '';
	}
	$parts['{style}'] = cal_elements_style( $tag );
	// Where nobody knows the clock of who reads, that of the site keeps the place of the second one.
	$parts['{clocks}'] = $read['has_zone'] ? '' : ' kept-clocks';
	$offset            = ( new DateTimeImmutable( "@{$view['now']}" ) )->setTimezone( $read['zone'] )->getOffset();
	$parts['{time}']   = cal_elements_date( $clock['asOf'], $view['now'] + $offset, 0, $tables );
	return '<template shadowrootmode="open">' . strtr( $tables['frame'], $parts ) . '</template>';
}

/**
 * Leaves the words where only harmless HTML is let through: without their tags, style sheet and answer would be text.
 *
 * @param string $html HTML.
 * @return string
 */
function cal_elements_leave_words( $html ) {
	return preg_replace( '#<template shadowrootmode="open"><!--cal-->.*?</template>|<script slot="cal".*?</script>#s', '', $html ) ?? $html;
}
add_filter( 'pre_kses', 'cal_elements_leave_words' );

/**
 * Keeps typography out of what the element itself will show as it is written.
 *
 * @param array $tags Those in which quotation marks and dashes stay as they are.
 * @return array
 */
function cal_elements_leave_texts( $tags ) {
	return array_merge( $tags, array( 'cal-event-list', 'cal-event-detail' ) );
}
add_filter( 'no_texturize_tags', 'cal_elements_leave_texts' );
