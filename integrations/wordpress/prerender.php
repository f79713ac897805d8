<?php
/**
 * Writes events into the page itself, so that they are there before any script, and for readers, feeds and search engines that run none: the
 * answers that the element would ask for, words, and a picture of the list, printed from tables that the build has written. All of it is what
 * everybody may see, so that pages can be cached.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/** Characters: longer answers are not written into the page. */
const CAL_ELEMENTS_LONGEST_ANSWER = 200000;

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
 * What stands inside of an element.
 *
 * @param string $tag        The element.
 * @param array  $attributes All that it has; its calendar is that of this site.
 * @param string $wrapper    Empty for a shortcode, which may stand in a paragraph.
 * @return string HTML, empty for whoever has signed in, and where nothing can be known.
 */
function cal_elements_prerender( $tag, $attributes, $wrapper ) {
	static $is_busy = false;
	// The description of an event may hold a list of events.
	if ( $is_busy || is_user_logged_in() || is_admin() || wp_doing_ajax() || defined( 'REST_REQUEST' ) ) {
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
	$is_busy    = true;
	$view       = cal_elements_view( $tag, $attributes );
	$is_busy    = false;
	if ( ! $view ) {
		return '';
	}
	cal_elements_expire_later( $view );
	$words = implode( $wrapper ? '</li><li>' : '<br>', cal_elements_words( $view['events'] ) );
	// A list would end the paragraph that a shortcode may stand in.
	$words = '' === $words ? '' : ( $wrapper ? "<ul data-cal><li>$words</li></ul>" : "<span data-cal>$words</span>" );
	if ( is_feed() ) {
		return $words;
	}
	$picture = 'cal-event-list' === $tag ? cal_elements_picture( $attributes, $view ) : '';
	// Words alone would be seen before the element is there, and what stands below would jump.
	$hidden = $picture || ! $words ? $words : "<noscript slot=\"cal\" data-cal>$words</noscript>";
	return $picture . $hidden . cal_elements_answers( $view );
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
 * What an element shows first, as it asks for it.
 *
 * @param string $tag        The element.
 * @param array  $attributes All that it has.
 * @return array|null `answers` by address, `events` that it shows first, none where only the element knows, how many in `total`, whether
 *                    `is_upcoming` or `is_past` is its range, `zone` and `today`, `since`: the day that what runs stands under, and `now`. Null
 *                    where its attributes do not tell, or the calendar does not answer, or not everybody may see all of it.
 */
function cal_elements_view( $tag, $attributes ) {
	$zone = cal_elements_zone( $attributes['time-zone'] ?? wp_timezone_string() );
	$now  = time();
	$view = array(
		'answers' => array(),
		'zone'    => $zone,
		'now'     => $now,
	);
	if ( 'cal-event-detail' === $tag ) {
		$event          = ctype_digit( $attributes['event-id'] ?? '' ) ? cal_elements_answer( "/events/{$attributes['event-id']}", array(), $view ) : null;
		$view['events'] = array( $event );
		$view['total']  = 1;
		return $event && cal_elements_is_public( $event ) ? $view : null;
	}
	$today = $zone ? ( new DateTimeImmutable( "@$now" ) )->setTimezone( $zone )->format( 'Y-m-d' ) : '';
	$query = 'cal-event-list' === $tag && $today ? cal_elements_query( $attributes, $today, $now ) : null;
	if ( ! $query ) {
		return null;
	}
	$first               = isset( $query['ends_after'] ) ? cal_elements_day( $query['ends_after'], 1 ) : '';
	$before              = $query['starts_before'] ?? '';
	$view['since']       = $first > $today || ( $before && $before < $today ) ? $first : $today;
	$view['is_upcoming'] = 'upcoming' === $query['range'];
	$view['is_past']     = 'past' === $query['range'];
	$view['today']       = $today;
	// Downwards, a list begins with the last page.
	$is_downwards = 'desc' === ( $attributes['order'] ?? ( $view['is_past'] ? 'desc' : 'asc' ) );
	unset( $query['range'] );
	$events = array();
	$over   = 0;
	do {
		$answer = cal_elements_answer( '/events', $query, $view );
		if ( ! is_array( $answer['events'] ?? null ) || array_filter( $answer['events'], 'cal_elements_is_public' ) !== $answer['events'] ) {
			return null;
		}
		foreach ( $answer['events'] as $event ) {
			// What has ended is left out of what is to come; of events without an end in UTC, nobody knows.
			if ( $view['is_upcoming'] && ( $event['utc_end_date'] ?? '' ) > '0' && $event['utc_end_date'] <= gmdate( 'Y-m-d H:i:s', $now ) ) {
				++$over;
			} else {
				$events[] = $event;
			}
		}
	} while ( ! $is_downwards && count( $events ) < $query['per_page'] && $query['page']++ < ( $answer['total_pages'] ?? 0 ) );
	$view['events'] = $is_downwards ? array() : array_slice( $events, 0, (int) $query['per_page'] );
	$view['total']  = ( $answer['total'] ?? 0 ) - $over;
	return $view;
}

/**
 * Whether everybody may see an event, and all of it.
 *
 * @param array $event As the interface tells it.
 * @return bool
 */
function cal_elements_is_public( $event ) {
	return 'publish' === ( $event['status'] ?? '' ) && isset( $event['all_day'] );
}

/**
 * Asks the calendar as a guest does, and notes what it answered.
 *
 * @param string $path  Below the namespace.
 * @param array  $query Parameters, in the order in which elements write them.
 * @param array  $view  Where the answer is added.
 * @return array|null
 */
function cal_elements_answer( $path, $query, &$view ) {
	$namespace = cal_elements_namespace();
	$address   = untrailingslashit( rest_url() ) . "/$namespace$path";
	$pairs     = array();
	foreach ( $query as $name => $value ) {
		// As browsers write it.
		$pairs[] = $name . '=' . str_replace( '%2A', '*', urlencode( $value ) );
	}
	$address .= $pairs ? ( strpos( $address, '?' ) ? '&' : '?' ) . implode( '&', $pairs ) : '';
	$server   = rest_get_server();
	if ( ! $namespace || is_wp_error( $server->check_authentication() ) ) {
		return null;
	}
	$post    = $GLOBALS['post'] ?? null;
	$request = new WP_REST_Request( 'GET', "/$namespace$path" );
	$request->set_query_params( array_map( 'strval', $query ) );
	$response        = rest_do_request( $request );
	$data            = $response->is_error() ? null : $server->response_to_data( $response, false );
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- calendars may leave another one.
	// Tags and ampersands may not end the script, nor may any text in it be taken for a shortcode.
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	$json = preg_replace_callback(
		'/"(?:[^"\\\\]++|\\\\.)*+"/s',
		function ( $text ) {
			return str_replace( '[', '\u005b', $text[0] );
		},
		$json
	);
	$view['answers'][ $address ] = $json;
	return json_decode( (string) $json, true );
}

/**
 * The scripts with the answers, once in a page.
 *
 * @param array $view What the element shows.
 * @return string HTML.
 */
function cal_elements_answers( $view ) {
	static $written = array();
	$html = '';
	foreach ( $view['answers'] as $address => $json ) {
		if ( ! isset( $written[ $address ] ) && $json && strlen( $json ) <= CAL_ELEMENTS_LONGEST_ANSWER ) {
			$time  = gmdate( 'Y-m-d\TH:i:s\Z', $view['now'] );
			$html .= sprintf( '<script slot="cal" type="application/json" data-cal="%s" data-cal-time="%s">%s</script>', cal_elements_escape( $address ), $time, $json );
		}
		$written[ $address ] = true;
	}
	return $html;
}

/**
 * A day, some days later.
 *
 * @param string $day  Begins with YYYY-MM-DD.
 * @param int    $days How many.
 * @return string
 */
function cal_elements_day( $day, $days ) {
	return gmdate( 'Y-m-d', strtotime( substr( $day, 0, 10 ) . ' UTC' ) + $days * DAY_IN_SECONDS );
}

/**
 * The parameters with which a list asks first, in the order of the interface, and its range.
 *
 * @param array  $attributes All that it has.
 * @param string $today      The day where it is read.
 * @param int    $now        Seconds since the epoch.
 * @return array|null Null where attributes may mean more than is known here.
 */
function cal_elements_query( $attributes, $today, $now ) {
	$filters = cal_elements_table( 'filters' );
	$known   = array_merge( $filters['patterns'], $filters['own'] );
	$given   = array();
	foreach ( $attributes as $name => $value ) {
		$wire    = str_replace( '-', '_', $name );
		$pattern = $known[ $wire ] ?? null;
		if ( $pattern ? ! preg_match( "/^(?:$pattern)$/Du", $value ) : isset( $filters['order'][ $wire ] ) || in_array( $wire, $filters['composing'], true ) ) {
			return null;
		}
		if ( $pattern ) {
			$given[ $wire ] = $value;
		}
	}
	$is_bounded = array_intersect_key( $given, array_flip( array( 'end_date', 'starts_before', 'starts_after', 'ends_before', 'ends_after' ) ) );
	$range      = $given['range'] ?? ( isset( $given['include'] ) ? 'all' : ( $is_bounded || isset( $given['start_date'] ) ? '' : 'upcoming' ) );
	$weekday    = (int) gmdate( 'N', strtotime( $today ) );
	$date       = (int) substr( $today, 8 );
	$week       = ( $weekday - (int) $attributes['first-day'] + 7 ) % 7;
	$periods    = array(
		'today'    => array( 0, 0 ),
		'tomorrow' => array( 1, 1 ),
		'week'     => array( -$week, 6 - $week ),
		'month'    => array( 1 - $date, (int) gmdate( 't', strtotime( $today ) ) - $date ),
	);
	$bounds     = array(
		''         => $is_bounded ? array() : array( 'end_date' => '2100-01-01' ),
		'all'      => array( 'starts_before' => '2100-01-01' ),
		'upcoming' => array( 'ends_after' => gmdate( 'Y-m-d', $now - 36 * HOUR_IN_SECONDS ) ),
		'past'     => array(
			'starts_before' => gmdate( 'Y-m-d', $now + 14 * HOUR_IN_SECONDS ),
			'ends_before'   => gmdate( 'Y-m-d', $now + 38 * HOUR_IN_SECONDS ),
		),
	);
	foreach ( $periods as $name => $days ) {
		$bounds[ $name ] = array(
			'starts_before' => cal_elements_day( $today, $days[1] ),
			'ends_after'    => cal_elements_day( $today, $days[0] - 1 ),
		);
	}
	$given['page']     = 1;
	$given['per_page'] = min( (int) ( $given['per_page'] ?? $filters['page'] ), $filters['longest'], (int) ( $given['limit'] ?? PHP_INT_MAX ) );
	$query             = array_intersect_key( $given + $bounds[ $range ], $filters['patterns'] + array( 'page' => 1 ) );
	$ordered           = array_intersect_key( array_replace( $filters['order'], $query ), $query );
	return $ordered + array( 'range' => $range );
}

/**
 * Has the pages of caches written anew as soon as an event is over that stands in them, or the day is.
 *
 * @param array $view What the element shows.
 */
function cal_elements_expire_later( $view ) {
	$moments = array( strtotime( cal_elements_day( wp_date( 'Y-m-d', $view['now'] ), 1 ) . ' ' . wp_timezone_string() ) );
	foreach ( $view['events'] as $event ) {
		$moments[] = strtotime( ( $event['utc_end_date'] ?? '' ) . ' UTC' );
	}
	$coming = array_filter(
		$moments,
		function ( $moment ) use ( $view ) {
			return $moment > $view['now'];
		}
	);
	$post   = get_the_ID();
	if ( $coming && $post && ! wp_next_scheduled( 'cal_elements_expire', array( $post ) ) ) {
		wp_schedule_single_event( min( $coming ), 'cal_elements_expire', array( $post ) );
	}
}
add_action( 'cal_elements_expire', 'clean_post_cache' );

/** Nobody is there to hear it any more. */
function cal_elements_forget_expiry() {
	wp_unschedule_hook( 'cal_elements_expire' );
}
register_deactivation_hook( __DIR__ . '/cal-elements.php', 'cal_elements_forget_expiry' );

/**
 * The text that HTML of a calendar stands for.
 *
 * @param mixed $html HTML, and hostile.
 * @return string
 */
function cal_elements_text( $html ) {
	if ( ! is_string( $html ) || ! strpbrk( $html, '<&' ) ) {
		return is_string( $html ) ? $html : '';
	}
	// What browsers take for a tag or a comment, and what holds no text.
	$marks = '#<(script|style|noscript)\b.*?(?:</\1\s*>|$)|<!--.*?(?:-->|$)|</?[a-z](?:"[^"]*"|\'[^\']*\'|[^"\'>])*>?|<[!?/][^>]*>?#is';
	$text  = html_entity_decode( convert_invalid_entities( preg_replace( $marks, '', $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return trim( preg_replace( '/\s+/u', ' ', $text ) );
}

/**
 * Text as HTML, for content and for attributes in quotes. No text may be taken for a shortcode.
 *
 * @param string $text Text.
 * @return string
 */
function cal_elements_escape( $text ) {
	$entities = array(
		'&' => '&amp;',
		'<' => '&lt;',
		'>' => '&gt;',
		'"' => '&quot;',
		"'" => '&#39;',
		'[' => '&#x5b;',
	);
	return strtr( $text, $entities );
}

/**
 * Text as HTML where it is read, in which no sign is taken for a smiley.
 *
 * @param string $text Text.
 * @return string
 */
function cal_elements_content( $text ) {
	$starts = array(
		' :' => ' &#58;',
		' ;' => ' &#59;',
		' 8' => ' &#56;',
	);
	return strtr( cal_elements_escape( $text ), $starts );
}

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

/**
 * An address that a page may link to.
 *
 * @param mixed $url From the calendar.
 * @return string Empty where it is none of the web.
 * @throws UnexpectedValueException Where browsers would write it in another way.
 */
function cal_elements_url( $url ) {
	if ( ! is_string( $url ) || ! preg_match( '#^https?:#i', $url ) ) {
		return '';
	}
	if ( ! preg_match( '#^https?://[a-z\d.-]+(?::(?!80/|443/)\d+)?/(?:[\w\-.~!$&()*+,;=:@/]|%[\da-f]{2})*(?:\?[\w\-.~!$&()*+,;=:@/%?]*)?$#Di', $url ) || preg_match( '#[A-Z].*//|/\.\.?(?:/|$)#', $url ) ) {
		throw new UnexpectedValueException( 'address' );
	}
	return $url;
}

/**
 * A zone as calendars and settings name it.
 *
 * @param string $name Such as Europe/Berlin, UTC+5:30 or +05:30.
 * @return DateTimeZone|null
 */
function cal_elements_zone( $name ) {
	if ( preg_match( '/^(?:UTC)?([+-])(\d\d?)(?:(\.\d+)|:?([0-5]\d))?$/Di', $name, $parts ) ) {
		$minutes = round( 60 * (float) ( $parts[3] ?? 0 ) ) + (int) ( $parts[4] ?? 0 );
		$name    = sprintf( '%s%02d:%02d', $parts[1], $parts[2], $minutes );
	}
	try {
		return new DateTimeZone( $name );
	} catch ( Exception $error ) {
		return null;
	}
}

/**
 * When an event takes place.
 *
 * @param array $event As the interface tells it.
 * @return array `is_all_day`, `start` and `end` as its own clock shows them, in seconds, `first` and `last` day, `datetime` of the start, and
 *               the moments `from` and `to`, none where it lasts whole days.
 * @throws UnexpectedValueException Where it cannot be read.
 */
function cal_elements_span( $event ) {
	$texts = array( $event['start_date'] ?? null, $event['end_date'] ?? null );
	if ( 2 !== count( preg_grep( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $texts ) ) ) {
		throw new UnexpectedValueException( 'date' );
	}
	list( $start, $end ) = array_map( 'strtotime', preg_filter( '/$/', ' UTC', $texts ) );
	if ( $event['all_day'] ) {
		$first = substr( $texts[0], 0, 10 );
		// A site's day may begin at another hour than midnight.
		$last = gmdate( 'Y-m-d', strtotime( "$first UTC" ) + max( $end - $start, 0 ) );
		return array(
			'is_all_day' => true,
			'first'      => $first,
			'last'       => $last,
			'datetime'   => $first,
		);
	}
	$zone = cal_elements_zone( $event['timezone'] ?? '' );
	if ( ! $zone ) {
		throw new UnexpectedValueException( 'zone' );
	}
	$moment        = function ( $wall, $utc ) use ( $zone ) {
		// A clock set back shows a time twice.
		$told = date_create_immutable( "$utc UTC" );
		$told = $told ? $told->setTimezone( $zone ) : null;
		return $told && $told->format( 'Y-m-d H:i:s' ) === $wall ? $told : new DateTimeImmutable( $wall, $zone );
	};
	list( $from, $to ) = array( $moment( $texts[0], $event['utc_start_date'] ?? '' ), $moment( $texts[1], $event['utc_end_date'] ?? '' ) );
	$to                = $to < $from ? $from : $to;
	list( $start, $end ) = array( $from->getTimestamp() + $from->getOffset(), $to->getTimestamp() + $to->getOffset() );
	return array(
		'is_all_day' => false,
		'start'      => $start,
		'end'        => $end,
		'first'      => gmdate( 'Y-m-d', $start ),
		// What ends at midnight does not touch the day that begins then.
		'last'       => gmdate( 'Y-m-d', max( $end - 1, $start ) ),
		'datetime'   => $from->format( 'Y-m-d\TH:i:sP' ),
		'from'       => $from,
		'to'         => $to,
	);
}

/**
 * The attribute by which the script takes away what is over by the time it is there.
 *
 * @param array $span When the event takes place.
 * @param array $view What the element shows.
 * @return string HTML.
 */
function cal_elements_end( $span, $view ) {
	if ( ! $view['is_upcoming'] ) {
		return '';
	}
	$end = $span['is_all_day'] ? "{$span['last']}T24:00" : $span['to']->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s\Z' );
	return " data-cal-end=\"$end\"";
}

/**
 * Events as words, with date, year and zone, as the site writes dates.
 *
 * @param array $events As the interface tells them.
 * @return string[] HTML.
 */
function cal_elements_words( $events ) {
	$lines = array();
	foreach ( $events as $event ) {
		try {
			$span = cal_elements_span( $event );
		} catch ( UnexpectedValueException $error ) {
			continue;
		}
		$title = cal_elements_content( cal_elements_text( $event['title'] ?? '' ) );
		$url   = esc_url( $event['url'] ?? '', array( 'http', 'https' ) );
		$utc   = new DateTimeZone( 'UTC' );
		$day   = get_option( 'date_format' );
		$ends  = array( wp_date( $day, strtotime( "{$span['first']} UTC" ), $utc ), wp_date( $day, strtotime( "{$span['last']} UTC" ), $utc ) );
		if ( ! $span['is_all_day'] ) {
			$clock   = get_option( 'time_format' );
			$ends[0] .= ', ' . wp_date( $clock, $span['start'], $utc );
			$ends[1] = ( $span['first'] === $span['last'] ? '' : "$ends[1], " ) . wp_date( $clock, $span['end'], $utc );
		}
		$when    = implode( ' – ', array_unique( $ends ) ) . ( $span['is_all_day'] ? '' : ' ' . ( $event['timezone_abbr'] ?? $event['timezone'] ) );
		$where   = implode( '; ', cal_elements_places_of( $event ) );
		$words   = array( $url ? "<a href=\"$url\">$title</a>" : $title, "<time datetime=\"{$span['datetime']}\">" . cal_elements_content( $when ) . '</time>', cal_elements_content( $where ) );
		$lines[] = implode( ' ', array_filter( $words, 'strlen' ) );
	}
	return $lines;
}

/**
 * Items inside of an event that have a name.
 *
 * @param mixed  $items One or several.
 * @param string $name  The member that holds it.
 * @return array
 */
function cal_elements_named( $items, $name ) {
	$items = is_array( $items ) ? ( isset( $items['id'] ) ? array( $items ) : $items ) : array();
	return array_filter(
		$items,
		function ( $item ) use ( $name ) {
			return is_int( $item['id'] ?? null ) && is_string( $item[ $name ] ?? null );
		}
	);
}

/**
 * Where an event takes place.
 *
 * @param array $event As the interface tells it.
 * @return string[] Of each venue its name and city.
 */
function cal_elements_places_of( $event ) {
	$places = array();
	foreach ( cal_elements_named( $event['venue'] ?? null, 'venue' ) as $venue ) {
		$places[] = implode( ', ', array_filter( array( cal_elements_text( $venue['venue'] ), cal_elements_text( $venue['city'] ?? '' ) ), 'strlen' ) );
	}
	return array_filter( $places, 'strlen' );
}

/**
 * The picture of a list: the same cards that the element renders, in a shadow root that it takes over.
 *
 * @param array $attributes Those of the element.
 * @param array $view       What it shows.
 * @return string HTML; empty where it looks otherwise, or in a language whose dates are not known.
 */
function cal_elements_picture( $attributes, $view ) {
	$given  = $attributes + array(
		'layout'        => 'list',
		'group-by'      => 'none',
		'color-by'      => 'none',
		'heading-level' => '3',
		'paging'        => 'more',
	);
	$tables = cal_elements_table( 'dates/' . get_bloginfo( 'language' ) );
	$clock  = $tables['clocks'][ $given['hour-cycle'] ] ?? null;
	$own    = preg_grep( '/-href$|^open-event$/', array_keys( $given ) );
	$block  = array( 'list' => 10, 'compact' => 10, 'cards' => 60 )[ $given['layout'] ] ?? 0; // phpcs:ignore WordPress.Arrays -- a table.
	if ( ! $clock || ! $block || ! $view['events'] || $own || 'none' !== $given['group-by'] || 'none' !== $given['color-by'] || ! preg_match( '/^[1-9]\d?$/D', $given['heading-level'] ) ) {
		return '';
	}
	$read = array(
		'tables'      => $tables,
		'clock'       => $clock,
		'layout'      => $given['layout'],
		'level'       => $given['heading-level'],
		'year'        => substr( $view['today'], 0, 4 ),
		'zone'        => isset( $given['time-zone'] ) ? $view['zone'] : null,
		'has_consent' => 'granted' === ( $given['consent'] ?? '' ),
		'has_images'  => false,
	) + $view;
	try {
		foreach ( $view['events'] as $event ) {
			$read['has_images'] = $read['has_images'] || cal_elements_image( $event['image'] ?? null, $read );
		}
		$cards = array();
		foreach ( $view['events'] as $event ) {
			$cards[] = '<div part="item" class="item" role="listitem">' . cal_elements_card( $event, $read ) . '</div>';
		}
	} catch ( UnexpectedValueException $error ) {
		return '';
	}
	$count  = count( $cards );
	$left   = min( $view['total'], (int) ( $given['limit'] ?? PHP_INT_MAX ) ) - $count;
	$blocks = '';
	foreach ( array_chunk( $cards, $block ) as $some ) {
		$blocks .= '<div class="block">' . implode( $some ) . '</div>';
	}
	$status = $count === $view['total']
		? cal_elements_count( $tables['all'], $count, $tables )
		: strtr( (string) $count, $tables['digits'] ) . ' ' . cal_elements_count( $tables['of'], $view['total'], $tables );
	$frame  = $left < 1 || 'none' === $given['paging'] ? preg_replace( '#<button.*?</button>#s', '', $tables['frame'] ) : $tables['frame'];
	$parts  = array(
		'{style}'  => file_get_contents( __DIR__ . '/tables/picture.css' ), // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
		'{time}'   => cal_elements_date( $clock['asOf'], $view['now'], 0, $tables ),
		'{layout}' => $given['layout'],
		'{status}' => $status,
		'{cards}'  => $blocks,
		'{more}'   => $left < 1 ? '' : cal_elements_count( $tables['more'], min( $left, $count ), $tables ),
	);
	return '<template shadowrootmode="open">' . strtr( $frame, $parts ) . '</template>';
}

/**
 * A number of things in words.
 *
 * @param array $table  `forms` of the phrase, # for the number, and `which` of them for numbers to 99, and for those above by their last two digits.
 * @param int   $number How many.
 * @param array $tables Those of the language.
 * @return string
 */
function cal_elements_count( $table, $number, $tables ) {
	$form    = $table['forms'][ $table['which'][ $number < 100 ? $number : 100 + $number % 100 ] ];
	$grouped = $number < $tables['grouping']['least'] ? (string) $number : number_format( $number, 0, '', $tables['grouping']['separator'] );
	return cal_elements_escape( str_replace( '#', strtr( $grouped, $tables['digits'] ), $form ) );
}

/**
 * A date, a time, or a range of them in words.
 *
 * @param string $pattern From the table: placeholders such as {j} are letters of PHP's formats, {j2} those of the end.
 * @param int    $start   Seconds since the epoch, where the clock is taken for UTC.
 * @param int    $end     Likewise.
 * @param array  $tables  Those of the language.
 * @return string
 */
function cal_elements_date( $pattern, $start, $end, $tables ) {
	return preg_replace_callback(
		'/\{(\w)(2?)\}/',
		function ( $found ) use ( $start, $end, $tables ) {
			$at    = $found[2] ? $end : $start;
			$names = array(
				'D' => array( 'weekdays', 'w' ),
				'M' => array( 'months', 'n' ),
				'A' => array( 'halves', 'A' ),
			);
			if ( isset( $names[ $found[1] ] ) ) {
				list( $table, $letter ) = $names[ $found[1] ];
				return $tables[ $table ][ gmdate( $letter, $at ) ];
			}
			return strtr( gmdate( $found[1], $at ), $tables['digits'] );
		},
		$pattern
	);
}

/**
 * Days in words, without the year where it is the current one.
 *
 * @param string $first  First day.
 * @param string $last   Last day.
 * @param array  $read   Who reads, and when.
 * @param string $single The pattern of a single day.
 * @return string
 */
function cal_elements_days( $first, $last, $read, $single ) {
	$has_year = substr( $first, 0, 4 ) !== $read['year'] || substr( $last, 0, 4 ) !== $read['year'];
	$sort     = cal_elements_sort( $first, $last, $single );
	$patterns = $read['tables']['days'][ $has_year ? 'withYear' : 'plain' ];
	return cal_elements_date( $patterns[ $sort ], strtotime( "$first UTC" ), strtotime( "$last UTC" ), $read['tables'] );
}

/**
 * How far apart two days are, as patterns tell it.
 *
 * @param string $first  First day.
 * @param string $last   Last day.
 * @param string $single What a single day is called.
 * @return string
 */
function cal_elements_sort( $first, $last, $single ) {
	$same = function ( $length ) use ( $first, $last ) {
		return substr( $first, 0, $length ) === substr( $last, 0, $length );
	};
	return $same( 10 ) ? $single : ( $same( 7 ) ? 'month' : ( $same( 4 ) ? 'year' : 'years' ) );
}

/**
 * From when to when on a clock, whatever the days; no time is broken.
 *
 * @param int   $start Seconds, where the clock is taken for UTC.
 * @param int   $end   Likewise.
 * @param array $read  Who reads, and when.
 * @return string
 */
function cal_elements_clock_range( $start, $end, $read ) {
	$clock = $read['clock'];
	$from  = $start % DAY_IN_SECONDS + ( $end - $start < DAY_IN_SECONDS ? 0 : DAY_IN_SECONDS );
	$to    = $end % DAY_IN_SECONDS;
	if ( gmdate( 'H:i', $from ) === gmdate( 'H:i', $to ) && $from <= $to ) {
		$pattern = $clock['one'];
	} elseif ( $from > $to ) {
		$pattern = "{$clock['one']}\u{2009}–\u{2009}" . preg_replace( '/\{(\w)\}/', '{${1}2}', $clock['one'] );
	} else {
		$pattern = $clock[ gmdate( 'H', $from ) === gmdate( 'H', $to ) ? 'hour' : ( gmdate( 'A', $from ) === gmdate( 'A', $to ) ? 'half' : 'day' ) ];
	}
	return str_replace( ' ', "\u{a0}", cal_elements_date( $pattern, $from, $to, $read['tables'] ) );
}

/**
 * An element without anything where there is nothing to say.
 *
 * @param string $open Its tag and attributes, escaped.
 * @param string $text Its text.
 * @return string HTML.
 */
function cal_elements_line( $open, $text ) {
	return '' === $text ? '' : "<$open>" . cal_elements_content( $text ) . '</' . strtok( $open, ' ' ) . '>';
}

/**
 * The day on a badge.
 *
 * @param string $day  YYYY-MM-DD.
 * @param array  $read Who reads, and when.
 * @return string HTML.
 */
function cal_elements_badge( $day, $read ) {
	$lines = array(
		'weekday' => '{D}',
		'day'     => $read['tables']['badgeDay'],
		'month'   => '{M}',
		'year'    => substr( $day, 0, 4 ) === $read['year'] ? '' : '{Y}',
	);
	$html  = '';
	foreach ( $lines as $name => $pattern ) {
		$html .= cal_elements_line( "span part=\"date-badge-$name\" class=\"badge-$name\"", cal_elements_date( $pattern, strtotime( "$day UTC" ), 0, $read['tables'] ) );
	}
	return "<div part=\"date-badge\" aria-hidden=\"true\" class=\"date-badge \">$html</div>";
}

/**
 * When an event takes place, for the badge and the line below its title.
 *
 * @param array $span Its dates.
 * @param array $read Who reads, and when.
 * @return array The day of the badge, the line as HTML, and whether it has begun on an earlier day.
 */
function cal_elements_when( $span, $read ) {
	$tables     = $read['tables'];
	$first      = $span['first'];
	$last       = $span['last'];
	$is_all_day = $span['is_all_day'];
	$is_night   = ! $is_all_day && $span['end'] - $span['start'] < DAY_IN_SECONDS / 2;
	$is_running = $first < $read['since'] && $read['since'] <= $last;
	$is_day     = $first === $last || ( $is_night && ! $is_running );
	$is_past    = ! $is_all_day && $span['end'] > strtotime( "$first UTC" ) + DAY_IN_SECONDS;
	$years      = $tables['days']['withYear'];
	$label      = cal_elements_date( $years[ cal_elements_sort( $first, $is_all_day ? $last : $first, 'weekday' ) ], strtotime( "$first UTC" ), strtotime( "$last UTC" ), $tables );
	if ( $is_past ) {
		$sort  = cal_elements_sort( $first, gmdate( 'Y-m-d', $span['end'] ), '' );
		$label = $is_day ? '' : cal_elements_date( $read['clock']['moments'][ $sort ], $span['start'], $span['end'], $tables );
	}
	$text  = cal_elements_days( $first, $is_day ? $first : $last, $read, $is_day ? 'weekday' : 'single' );
	$clock = $is_day && ! $is_all_day ? cal_elements_clock_range( $span['start'], $span['end'], $read ) : '';
	if ( $is_running && ! $is_day ) {
		$until = $is_night ? cal_elements_clock_range( $span['end'], $span['end'], $read ) : cal_elements_days( $last, $last, $read, 'single' );
		$text  = str_replace( '{day}', $until, $tables['until'] );
	}
	$open  = 'time part="date"' . ( $is_day ? ' class="day"' : '' ) . " datetime=\"{$span['datetime']}\"" . ( '' === $label ? '' : ' aria-label="' . cal_elements_escape( $label ) . '"' );
	$line  = cal_elements_line( $open, $text );
	$line .= cal_elements_line( 'span part="all-day"', $is_day && $is_all_day ? $tables['allDay'] : '' );
	$line .= cal_elements_line( 'span part="clock"', $clock );
	return array( $is_running && ! $is_day ? $read['since'] : $first, "<div part=\"time\" class=\"time\">$line</div>", $is_running && ! $is_day );
}

/**
 * What visitors must know of an event before they rely on it.
 *
 * @param array $event  As the interface tells it.
 * @param array $tables Those of the language.
 * @return string[] Keys of its statuses.
 */
function cal_elements_marks( $event, $tables ) {
	$told = is_string( $event['json_ld']['eventStatus'] ?? null ) ? preg_replace( '#^https?://schema\.org/#', '', $event['json_ld']['eventStatus'] ) : '';
	foreach ( cal_elements_table( 'filters' )['statuses'] as $word => $status ) {
		if ( $word === $told || ( $event['event_status'] ?? null ) === $status ) {
			return isset( $tables['statuses'][ $status ] ) ? array( $status ) : array();
		}
	}
	return array();
}

/**
 * The picture of an event.
 *
 * @param mixed $image As the interface tells it.
 * @param array $read  Who reads, and when.
 * @return string HTML; empty where there is none, or it is of a host that visitors must be asked about.
 */
function cal_elements_image( $image, $read ) {
	$size   = function ( $of ) {
		$number = function ( $name ) use ( $of ) {
			return is_numeric( $of[ $name ] ?? null ) && ! is_string( $of[ $name ] ) && $of[ $name ] > 0 ? $of[ $name ] : 0;
		};
		return array( cal_elements_url( $of['url'] ?? null ), $number( 'width' ), $number( 'height' ) );
	};
	$allows = function ( $url ) use ( $read ) {
		$host = function ( $address ) {
			return preg_replace( '#^\w+://(?:www\.)?([^/]+).*#s', '$1', $address );
		};
		return $read['has_consent'] || $host( $url ) === $host( home_url() ) || $host( $url ) === $host( rest_url() );
	};
	list( $url, $width, $height ) = $size( is_array( $image ) ? $image : array() );
	if ( ! $url || ! $allows( $url ) ) {
		return '';
	}
	$copies = array();
	foreach ( is_array( $image['sizes'] ?? null ) ? $image['sizes'] : array() as $copy ) {
		list( $address, $across, $down ) = $size( is_array( $copy ) ? $copy : array() );
		// Cropped copies show something else.
		if ( $address && $across && $down && $width && $height && abs( $across / $down - $width / $height ) < 0.02 && $allows( $address ) ) {
			$copies[] = array( $across, $address );
		}
	}
	if ( $width ) {
		$copies[] = array( $width, $url );
	}
	usort(
		$copies,
		function ( $one, $other ) {
			return $one[0] - $other[0];
		}
	);
	$set = array();
	foreach ( $copies as $copy ) {
		$set[] = str_replace( ',', '%2C', $copy[1] ) . " $copy[0]w";
	}
	$sizes = 'cards' === $read['layout'] ? '(max-width: 40rem) 100vw, 24rem' : '12rem';
	$html  = sprintf( '<img loading="lazy" decoding="async" alt="" sizes="%s" srcset="%s" src="%s"', $sizes, cal_elements_escape( implode( ', ', $set ) ), cal_elements_escape( $url ) );
	$html .= ( $width ? " width=\"$width\"" : '' ) . ( $height ? " height=\"$height\"" : '' ) . ( $width && $width < 200 ? ' class="small"' : '' );
	return "<div part=\"image\" class=\"image\">$html></div>";
}

/**
 * The card of an event, as the element renders it.
 *
 * @param array $event As the interface tells it.
 * @param array $read  Who reads, and when.
 * @return string HTML.
 * @throws UnexpectedValueException Where browsers would write something in another way.
 */
function cal_elements_card( $event, $read ) {
	$tables = $read['tables'];
	$span   = cal_elements_span( $event );
	$offset = function ( $moment ) use ( $read ) {
		return $read['zone'] && $moment->setTimezone( $read['zone'] )->getOffset() !== $moment->getOffset();
	};
	if ( ! is_int( $event['id'] ?? null ) || ! is_string( $event['title'] ?? null ) || ( ! $span['is_all_day'] && ( $offset( $span['from'] ) || $offset( $span['to'] ) ) ) ) {
		throw new UnexpectedValueException( 'event' );
	}
	list( $day, $when, $is_running ) = cal_elements_when( $span, $read );
	$is_compact  = 'compact' === $read['layout'];
	$is_featured = true === ( $event['featured'] ?? null );
	$is_past     = $span['is_all_day'] ? $span['last'] < $read['today'] : $span['to']->getTimestamp() <= $read['now'];
	$marks       = cal_elements_marks( $event, $tables );
	$states      = array_keys(
		array_filter(
			array(
				'card'     => true,
				'featured' => $is_featured,
				'sticky'   => true === ( $event['sticky'] ?? null ),
				'running'  => $is_running,
				'past'     => $is_past && ! $read['is_past'],
			)
		)
	);
	$states      = implode( ' ', array_merge( $states, $marks ) );
	$title       = '';
	foreach ( $marks as $mark ) {
		$title .= cal_elements_line( "span class=\"badge\" dir=\"auto\" part=\"badge badge-$mark\"", $tables['statuses'][ $mark ] ) . ' ';
	}
	$title  .= cal_elements_content( cal_elements_text( $event['title'] ) );
	$url     = cal_elements_url( $event['url'] ?? null );
	$title   = $url ? '<a part="link" href="' . cal_elements_escape( $url ) . "\">$title</a>" : $title;
	$body    = $is_featured ? '<div part="badges" class="marks">' . cal_elements_line( 'span part="badge badge-featured"', $tables['featured'] ) . '</div>' : '';
	$body   .= $when;
	$places  = cal_elements_places_of( $event );
	foreach ( $is_compact ? array( implode( ' · ', $places ) ) : $places as $place ) {
		$body .= cal_elements_line( 'div part="venue" dir="auto"', $place );
	}
	$body   .= cal_elements_line( 'div part="cost" dir="auto"', cal_elements_text( $event['cost'] ?? '' ) );
	$terms   = array_values( cal_elements_named( $event['categories'] ?? null, 'name' ) );
	$names   = array();
	foreach ( $terms as $term ) {
		$slug    = cal_elements_escape( preg_replace( '/\s+/u', '-', is_string( $term['slug'] ?? null ) ? $term['slug'] : '' ) );
		$names[] = "<span role=\"listitem\" dir=\"auto\" part=\"category category-$slug\">" . cal_elements_content( cal_elements_text( $term['name'] ) ) . '</span>';
	}
	if ( $names && ! $is_compact ) {
		$body .= '<div part="categories" role="list" aria-label="' . cal_elements_escape( $tables['categories'] ) . '">' . implode( ' · ', $names ) . '</div>';
	}
	$image = $is_compact ? '' : cal_elements_image( $event['image'] ?? null, $read );
	if ( ! $image && 'cards' === $read['layout'] && $read['has_images'] ) {
		$name  = cal_elements_escape( $terms ? cal_elements_text( $terms[0]['name'] ) : '' );
		$id    = ( $terms[0] ?? $event )['id'] ?? 0;
		// A hue of 24, as the style sheet of pictures has them: ids that follow each other are a golden angle apart.
		$hue   = (int) round( ( is_int( $id ) ? $id : 0 ) * 137.5 / 15 ) % 24;
		$image = "<div aria-hidden=\"true\" part=\"image placeholder\" class=\"image placeholder \" data-name=\"$name\" data-hue=\"$hue\"></div>";
	}
	return "<div part=\"$states\" class=\"$states\"" . cal_elements_end( $span, $read ) . '>'
		. ( $is_compact ? '' : cal_elements_badge( $day, $read ) )
		. "<div part=\"body\" class=\"body\"><div part=\"title\" class=\"title\" dir=\"auto\" role=\"heading\" aria-level=\"{$read['level']}\">$title</div>$body</div>"
		. ( 'list' === $read['layout'] ? cal_elements_line( 'div part="excerpt" dir="auto"', cal_elements_text( $event['excerpt'] ?? '' ) ) : '' )
		. $image . '</div>';
}
