<?php
/** What an element shows first. */

defined( 'ABSPATH' ) || exit;

/** So far is looked for what is left out. */
const CAL_ELEMENTS_MOST_LEFT_OUT = 500;

/** So many pages of a list are read at most whose days are others on other clocks. */
const CAL_ELEMENTS_MOST_PAGES = 20;

/**
 * What an element shows first, as it asks for it.
 *
 * @param string $tag        The element.
 * @param array  $attributes All that it has.
 * @param int    $now        Seconds since the epoch.
 * @return array|null `answers` by address, `events` that it shows first, how many in `total`, whether `is_upcoming` or `is_past` is its range,
 *                    `zone` and `today`, `since`: the day that what runs stands under, and `now`. Null where its attributes do not tell, or the
 *                    calendar does not answer, or not everybody may see all of them.
 */
function cal_elements_view( $tag, $attributes, $now ) {
	$zone = cal_elements_zone( $attributes['time-zone'] ?? wp_timezone_string() );
	if ( ! $zone ) {
		return null;
	}
	$view = compact( 'zone', 'now' ) + array(
		'answers'     => array(),
		'is_upcoming' => false,
		'is_past'     => false,
		'today'       => cal_elements_today( $zone, $now ),
	);
	$make = array(
		'cal-event-list'   => 'cal_elements_list_view',
		'cal-event-detail' => 'cal_elements_detail_view',
		'cal-event-month'  => 'cal_elements_month_view',
		'cal-calendar'     => 'cal_elements_calendar_view',
	)[ $tag ] ?? null;
	return $make ? $make( $attributes, $view ) : null;
}

/** What a detail shows. */
function cal_elements_detail_view( $attributes, $view ) {
	$slug = $attributes['slug'] ?? '';
	$id   = $attributes['event-id'] ?? null;
	$path = null === $id ? ( preg_match( '/^[\w-]+$/D', $slug ) ? "by-slug/$slug" : '' ) : ( preg_match( '/^[1-9]\d{0,8}$/D', $id ) ? $id : '' );
	// An ID that cannot be read is a mistake, which the element tells of.
	$event = '' === $path ? null : cal_elements_answer( "/events/$path", array(), $view );
	// The element asks for the password.
	if ( ! $event || ! cal_elements_is_public( $event ) || cal_elements_is_masked( $event ) ) {
		return null;
	}
	$own = 'visitor' === ( $attributes['time-display'] ?? '' ) ? null : cal_elements_zone( $event['timezone'] ?? '' );
	// Where nobody knows the zone, a day is over where it ends last.
	$zone = $own ?? ( isset( $attributes['time-zone'] ) ? $view['zone'] : new DateTimeZone( '-12:00' ) );
	return array(
		'today'  => cal_elements_today( $zone, $view['now'] ),
		'events' => array( $event ),
		'total'  => 1,
	) + $view;
}

/** The first view of a month: the `events` of its days, `all` of its weeks, and the `day` that is chosen. */
function cal_elements_month_view( $attributes, $view ) {
	$date  = $attributes['date'] ?? $view['today'];
	$asked = preg_match( '/^\d{4}-\d\d(?:-\d\d)?$/D', $date ) ? substr( "$date-01", 0, 10 ) : '';
	$month = substr( $asked, 0, 7 );
	if ( '' === $asked || ! cal_elements_has_gregorian_months( $attributes ) || ! checkdate( (int) substr( $asked, 5, 2 ), (int) substr( $asked, 8 ), (int) $asked ) ) {
		return null;
	}
	$query = cal_elements_month_query( $attributes, $month );
	$pages = array();
	$total = $query ? cal_elements_read_page( 1, $query, $view, $pages ) : null;
	$count = (int) ceil( $total / ( $query['per_page'] ?? 1 ) );
	for ( $number = 2; $number <= $count; $number++ ) {
		if ( $number > CAL_ELEMENTS_MOST_PAGES || null === cal_elements_read_page( $number, $query, $view, $pages ) ) {
			return null;
		}
	}
	if ( null === $total ) {
		return null;
	}
	$view += array(
		'is_visitor_clock' => 'visitor' === ( $attributes['time-display'] ?? '' ),
		'since_on'         => fn( $day ) => $day,
	);
	$all   = array_filter( array_merge( ...$pages ), fn( $event ) => null !== cal_elements_days_of( $event, $view, 0 ) );
	$on    = function ( $event ) use ( $view, $month ) {
		list( $first, $last ) = cal_elements_days_of( $event, $view, 0 );
		return substr( $first, 0, 7 ) <= $month && substr( $last, 0, 7 ) >= $month;
	};
	// Today is that of the clock that most events are shown on.
	$zones = array();
	foreach ( $all as $event ) {
		$zone             = cal_elements_shown_span( cal_elements_span( $event ), $view )['zone'] ?? $view['zone'];
		$name             = $zone->getName();
		$zones[ $name ]   = $zones[ $name ] ?? array( 0, $zone );
		$zones[ $name ][0]++;
	}
	$most          = current( array_filter( $zones, fn( $one ) => max( array_column( $zones, 0 ) ) === $one[0] ) );
	$view['today'] = $most ? cal_elements_today( $most[1], $view['now'] ) : $view['today'];
	$events        = array_values( array_filter( $all, $on ) );
	return array(
		'all'    => array_values( $all ),
		'events' => $events,
		'total'  => count( $events ),
		'day'    => isset( $attributes['date'] ) ? $asked : $view['today'],
		'month'  => $month,
		'since'  => $view['today'],
	) + $view;
}

/** What a list shows first. */
function cal_elements_list_view( $attributes, $view ) {
	$query = cal_elements_query( $attributes, $view['today'], $view['now'] );
	if ( ! $query ) {
		return null;
	}
	list( 'range' => $range, 'per_page' => $per_page, 'on' => $on, 'parameters' => $parameters ) = $query;

	$view['since_on']    = function ( $day ) use ( $on ) {
		$asked = $on( $day );
		$first = isset( $asked['ends_after'] ) ? cal_elements_day( $asked['ends_after'], 1 ) : '';
		return $first > $day || ( ! empty( $asked['starts_before'] ) && $asked['starts_before'] < $day ) ? $first : $day;
	};
	$view['since']       = $view['since_on']( $view['today'] );
	$view['is_upcoming'] = 'upcoming' === $range;
	$view['is_past']     = 'past' === $range;
	$view               += compact( 'range', 'per_page' );
	$is_downwards        = 'desc' === ( $attributes['order'] ?? ( $view['is_past'] ? 'desc' : 'asc' ) );
	if ( $query['differ'] ) {
		return cal_elements_sifted_view( $attributes, $parameters, $on, $is_downwards, $view );
	}
	$pages      = array();
	$total      = cal_elements_read_page( 1, $parameters, $view, $pages );
	$events     = array();
	$left_out   = 0;
	$is_settled = false;
	$most       = min( $total ?? 0, CAL_ELEMENTS_MOST_LEFT_OUT );
	for ( $place = 0; $place - $left_out < $per_page && $place < $most; $place++ ) {
		// Calendars list upwards only: downwards, a list begins with the last page.
		$index = $is_downwards ? $total - 1 - $place : $place;
		$page  = intdiv( $index, $per_page ) + 1;
		if ( ! isset( $pages[ $page ] ) ) {
			// The element asks for as many more at once as it had to leave out, until nothing more is.
			$last = min( $per_page + ( $is_settled ? 1 : 2 ) * $left_out, $total ) - 1;
			foreach ( range( $page, intdiv( $is_downwards ? $total - 1 - $last : $last, $per_page ) + 1 ) as $number ) {
				if ( ! isset( $pages[ $number ] ) && null === cal_elements_read_page( $number, $parameters, $view, $pages ) ) {
					return null;
				}
			}
		}
		$event = $pages[ $page ][ $index % $per_page ] ?? null;
		if ( $event && cal_elements_is_left_out( $event, $view ) ) {
			$left_out += $is_settled ? 0 : 1;
		} elseif ( $event ) {
			// What has moved to another page between two requests is shown once.
			$events[ $event['id'] . '@' . $event['start_date'] ] = $event;
			$is_settled = $is_settled || cal_elements_ends_left_out( $event, $view );
		}
	}
	return null === $total ? null : array( 'events' => array_values( $events ) ) + array( 'total' => $total - $left_out ) + $view;
}

/**
 * What a list shows first whose days are others on other clocks: it is read whole, without what is on other days on its own clock.
 *
 * @param array    $attributes   All that it has.
 * @param array    $query        The parameters of the list.
 * @param callable $on           The bounds where it is this day.
 * @param bool     $is_downwards Whether it begins with its end.
 * @param array    $view         What is known.
 * @return array|null
 */
function cal_elements_sifted_view( $attributes, $query, $on, $is_downwards, $view ) {
	$pages = array();
	$count = 1;
	for ( $number = 1; $number <= $count; $number++ ) {
		$total = cal_elements_read_page( $number, $query, $view, $pages );
		if ( null === $total ) {
			return null;
		}
		$count = min( (int) ceil( $total / $query['per_page'] ), CAL_ELEMENTS_MOST_PAGES );
	}
	$read   = array( 'is_visitor_clock' => 'visitor' === ( $attributes['time-display'] ?? '' ) ) + $view;
	$is_on  = function ( $event ) use ( $read, $on ) {
		try {
			$span  = cal_elements_shown_span( cal_elements_span( $event ), $read );
			$asked = $on( cal_elements_seen_from( $span, $read )['today'] );
			return $span['first'] <= substr( $asked['starts_before'], 0, 10 ) && $span['last'] > substr( $asked['ends_after'], 0, 10 );
		} catch ( UnexpectedValueException $error ) {
			return false;
		}
	};
	$events = array_values( array_filter( array_merge( ...$pages ), $is_on ) );
	$shown  = array_slice( $is_downwards ? array_reverse( $events ) : $events, 0, min( $view['per_page'], (int) ( $attributes['limit'] ?? PHP_INT_MAX ) ) );
	return array( 'events' => $shown ) + array( 'total' => count( $events ) ) + $view;
}

/**
 * Reads a page of a list, counted from 1, and adds the answer to what is shown, and its events to the pages.
 *
 * @return int|null How many events there are in all; null where there is no answer, or not everybody may see all of them.
 */
function cal_elements_read_page( $number, $query, &$view, &$pages ) {
	$answer = cal_elements_answer( '/events', array( 'page' => $number ) + $query, $view );
	$events = is_array( $answer['events'] ?? null ) ? $answer['events'] : null;
	if ( null === $events || array_filter( $events, 'cal_elements_is_public' ) !== $events ) {
		return null;
	}
	$pages[ $number ] = $events;
	return (int) ( $answer['total'] ?? 0 );
}

/** Whether an event is over, as far as anybody knows: not every one says when it ends in UTC. */
function cal_elements_is_over( $event, $now ) {
	$end = $event['utc_end_date'] ?? '';
	return $end > '0' && $end <= gmdate( 'Y-m-d H:i:s', $now );
}

/** Whether a list leaves an event out, since calendars compare days only. */
function cal_elements_is_left_out( $event, $view ) {
	return ( $view['is_upcoming'] || $view['is_past'] ) && cal_elements_is_over( $event, $view['now'] ) === $view['is_upcoming'];
}

/** Whether no more is looked for behind an event, because what a list leaves out there is rare. */
function cal_elements_ends_left_out( $event, $view ) {
	$at = fn( $hours ) => gmdate( 'Y-m-d H:i:s', $view['now'] + $hours * HOUR_IN_SECONDS );
	return ( $view['is_upcoming'] && $event['start_date'] > $at( 14 ) )
		|| ( $view['is_past'] && $event['start_date'] < $at( -60 ) && cal_elements_is_over( $event, $view['now'] ) );
}
