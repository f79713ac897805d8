<?php
/**
 * Writes events into the page itself, so that they are there before any script, and for readers, feeds and search engines that run none: the
 * answers that the element would ask for, words, data for search engines, and the element as it would be shown. All of it is what everybody may see, so that
 * pages can be cached.
 *
 * What is shown is a template that the build has made from what the element itself prints, filled here with values. Below, `$attributes` are those of an
 * element; `$view` is what it shows, and `$read` that and who reads it, as `cal_elements_printed_element` says; an `$event` is as the interface tells it, or the
 * record of it; a `$span` is when it takes place; and `$tables` are those of the language, which hold what PHP has no Intl for. Where only browsers know
 * what something is, or how they would write it, an UnexpectedValueException is thrown, and nothing is printed.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

foreach ( glob( __DIR__ . '/prerender/*.php' ) as $cal_elements_file ) {
	require $cal_elements_file;
}

/** A table of the build, by its file in tables/, such as dates/de-DE; empty where there is none, such as for a language whose dates are not known. */
function cal_elements_table( $name ) {
	static $tables = array();
	if ( ! isset( $tables[ $name ] ) ) {
		$file            = __DIR__ . "/tables/$name.json";
		$tables[ $name ] = preg_match( '#^(?:dates/)?[\w-]+$#D', $name ) && is_file( $file ) ? json_decode( file_get_contents( $file ), true ) : array(); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
	}
	return $tables[ $name ];
}

/** The style sheet of a printed element: the same text in all pages, until the plugin is updated. */
function cal_elements_style( $tag ) {
	return file_get_contents( __DIR__ . "/tables/$tag.css" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
}

/** What a strict Content-Security-Policy has to allow in `style-src`, in quotation marks: a hash for each element that is printed, such as `sha256-…`. */
function cal_elements_style_hashes() {
	$hash = fn( $file ) => 'sha256-' . base64_encode( hash_file( 'sha256', $file, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- policies take no other form.
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
	$attributes = array_map( fn( $value ) => html_entity_decode( esc_attr( $value ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $attributes );
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

/** What stands inside of an element, in a page; with the same in words, as HTML. */
function cal_elements_inside( $tag, $attributes, $view, $words ) {
	$printed = '';
	$data    = '';
	// What browsers would write in another way than is known here is left to them: then words and answer are all that is written.
	try {
		$printed = cal_elements_printed_element( $tag, $attributes, $view );
		$data    = in_array( $tag, array( 'cal-event-list', 'cal-event-detail' ), true ) ? cal_elements_search_data( $attributes, $view['events'] ) : '';
	} catch ( Throwable $error ) {
		unset( $error );
	}
	// Words alone would be seen before the element is there, and what stands below would jump.
	$hidden = $printed || ! $words ? $words : "<noscript slot=\"cal\" data-cal>$words</noscript>";
	return $printed . $hidden . $data . cal_elements_answers( $view );
}

/** An element as it is printed: the same HTML as it renders, in a shadow root that it takes over; empty where it looks otherwise. */
function cal_elements_printed_element( $tag, $attributes, $view ) {
	$markup = cal_elements_markup( $tag, $attributes, $view );
	return '' === $markup ? '' : "<template shadowrootmode=\"open\">$markup</template>";
}

/** The content of the shadow root of an element; empty where it looks otherwise, or in a language whose dates are not known. */
function cal_elements_markup( $tag, $attributes, $view ) {
	$tables  = cal_elements_table( 'dates/' . get_bloginfo( 'language' ) );
	$clock   = $tables['clocks'][ $attributes['hour-cycle'] ] ?? null;
	$display = $attributes['time-display'] ?? '';
	// Days of a clock that is not known, another calendar, addresses of the page's own, and the mark of the event that is open.
	if ( ! $clock || ( 'visitor' === $display && ! isset( $attributes['time-zone'] ) ) || preg_grep( '/-href$|^(open-event|calendar)$/', array_keys( $attributes ) ) ) {
		return '';
	}
	$read   = compact( 'tables', 'clock' ) + array(
		'has_zone'         => isset( $attributes['time-zone'] ),
		'is_own_clock'     => 'event' === $display,
		'is_visitor_clock' => 'visitor' === $display,
		'has_consent'      => 'granted' === ( $attributes['consent'] ?? '' ),
	) + $view;
	$make   = array(
		'cal-event-list'   => 'cal_elements_list',
		'cal-event-detail' => 'cal_elements_detail',
		'cal-event-month'  => 'cal_elements_month',
		'cal-calendar'     => 'cal_elements_calendar',
	)[ $tag ];
	$values = $make( $attributes, $read );
	if ( ! $values ) {
		return '';
	}
	$now     = $view['now'] + ( new DateTimeImmutable( "@{$view['now']}" ) )->setTimezone( $read['zone'] )->getOffset();
	$values += array(
		'style'       => cal_elements_style( $tag ),
		'as-of'       => cal_elements_phrase( 'asOf', cal_elements_date( $clock['asOf'], $now, $now, $tables ), $tables ),
		// Where nobody knows the clock of who reads, that of the site keeps the place of the second one.
		'kept-clocks' => ! $read['has_zone'],
	);
	return cal_elements_fill( $tables['templates'][ $values['template'] ], $values );
}

/** Leaves the words where only harmless HTML is let through: without their tags, style sheet and answer would be text. */
function cal_elements_leave_words( $html ) {
	// A calendar holds that of its view.
	$template = '(<template shadowrootmode="open">(?:(?!</?template).|(?1))*+</template>)';
	return preg_replace( "#$template|<script slot=\"cal\".*?</script>#s", '', $html ) ?? $html;
}
add_filter( 'pre_kses', 'cal_elements_leave_words' );

/** Adds those tags in which quotation marks and dashes stay as they are: typography is kept out of what the element itself will show as it is written. */
function cal_elements_leave_texts( $tags ) {
	return array_merge( $tags, array( 'cal-event-list', 'cal-event-detail', 'cal-event-month', 'cal-calendar' ) );
}
add_filter( 'no_texturize_tags', 'cal_elements_leave_texts' );

/**
 * Keeps the images of printed elements, which are marked by `data-cal`, from the `auto` that WordPress 6.7 and later write into `sizes`: while the element
 * takes the place of what is printed, such an image has no width, and browsers would load the largest copy beside the one that is seen.
 */
function cal_elements_leave_sizes( $image ) {
	return strpos( $image, ' data-cal="image"' ) ? preg_replace( '/(\ssizes=")auto,\s*/i', '$1', $image ) : $image;
}
add_filter( 'wp_content_img_tag', 'cal_elements_leave_sizes' );
