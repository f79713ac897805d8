<?php
/** What a list asks the calendar for first. */

defined( 'ABSPATH' ) || exit;

/** A day, some days later. */
function cal_elements_day( $day, $days ) {
	return gmdate( 'Y-m-d', strtotime( substr( $day, 0, 10 ) . ' UTC' ) + $days * DAY_IN_SECONDS );
}

/** Whether months are Gregorian: of the calendar that is usual in a language, only where its dates are known here. */
function cal_elements_has_gregorian_months( $attributes ) {
	$calendar = $attributes['calendar'] ?? '';
	return 'auto' === $calendar ? (bool) cal_elements_table( 'dates/' . get_bloginfo( 'language' ) ) : 'persian' !== $calendar;
}

/** The filters among attributes, by their names in the interface; null where one of them may mean more than is known here. */
function cal_elements_given( $attributes ) {
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
	return $given;
}

/**
 * What a list asks for first.
 *
 * @param array  $attributes All that it has.
 * @param string $today      The day where it is read.
 * @param int    $now        Seconds since the epoch.
 * @return array|null Its `parameters` in the order of the interface, its `range`, how many it shows `per_page`, the bounds `on` a day, and whether
 *                    they `differ` on clocks that its events may be shown on; null where attributes may mean more than is known here.
 */
function cal_elements_query( $attributes, $today, $now ) {
	$filters = cal_elements_table( 'filters' );
	$given   = cal_elements_given( $attributes );
	if ( null === $given || ( in_array( $given['range'] ?? '', array( 'month', 'next-month' ), true ) && ! cal_elements_has_gregorian_months( $attributes ) ) ) {
		return null;
	}
	$is_bounded = (bool) array_intersect_key( $given, array_flip( array( 'end_date', 'starts_before', 'starts_after', 'ends_before', 'ends_after' ) ) );
	$range      = $given['range'] ?? ( isset( $given['include'] ) ? 'all' : ( $is_bounded || isset( $given['start_date'] ) ? '' : 'upcoming' ) );
	// A list is never bounded by what the calendar takes by default.
	$own        = $given + ( $is_bounded ? array() : array( 'end_date' => '2100-01-01' ) );
	$on         = function ( $day ) use ( $attributes, $given, $own, $range, $now ) {
		$bounds = '' === $range ? $own : cal_elements_bounds( $range, $day, $now, (int) $attributes['first-day'] );
		return null === $bounds ? null : $given + $bounds;
	};
	$is_visitor = 'visitor' === ( $attributes['time-display'] ?? '' );
	// Calendars compare days with the clock of each event: those of all clocks are asked for that events may be shown on.
	$days                 = $is_visitor ? array( $today, $today ) : array( gmdate( 'Y-m-d', $now - 12 * HOUR_IN_SECONDS ), gmdate( 'Y-m-d', $now + 14 * HOUR_IN_SECONDS ) );
	list( $first, $last ) = array_map( $on, $days );
	if ( null === $first || null === $last ) {
		return null;
	}
	$has_days = '' !== $range && isset( $first['ends_after'], $first['starts_before'] );
	$differ   = $has_days && ( $is_visitor || $first['ends_after'] !== $last['ends_after'] || $first['starts_before'] !== $last['starts_before'] );
	if ( $differ && $is_visitor && ! isset( $attributes['time-zone'] ) ) {
		return null;
	}
	// So many days the clocks of the world can be away from another one.
	$margin   = $is_visitor ? 2 : 0;
	$per_page = min( (int) ( $given['per_page'] ?? $filters['page'] ), $filters['longest'], (int) ( $given['limit'] ?? PHP_INT_MAX ) );
	$query    = array(
		'page'     => 1,
		'per_page' => $differ ? $filters['longest'] : $per_page,
	) + $given + ( $differ ? array(
		'ends_after'    => cal_elements_day( $first['ends_after'], -$margin ),
		'starts_before' => cal_elements_day( $last['starts_before'], $margin ),
	) : array() ) + $first;
	$query    = array_intersect_key( $query, $filters['patterns'] + array( 'page' => 1 ) );
	// From the end, pages are found where all events have been counted.
	$is_counted = isset( $given['search'] ) && 'desc' === ( $given['order'] ?? ( 'past' === $range ? 'desc' : 'asc' ) );
	$parameters = array_intersect_key( array_replace( $filters['order'], $query ), $query ) + ( $is_counted ? array( 'exact_total' => 'true' ) : array() );
	return compact( 'parameters', 'range', 'per_page', 'on', 'differ' );
}

/**
 * The days of a range, as parameters; null where nobody knows which days a weekend has.
 *
 * @param string $range     Its name.
 * @param string $today     The day where it is read.
 * @param int    $now       Seconds since the epoch.
 * @param int    $first_day That of the week, from Monday, 1, to Sunday, 7.
 */
function cal_elements_bounds( $range, $today, $now, $first_day ) {
	$clock = fn( $hours ) => gmdate( 'Y-m-d', $now + $hours * HOUR_IN_SECONDS );
	$fixed = array(
		'all'      => array( 'starts_before' => '2100-01-01' ),
		// From the day on that the last clock on earth shows.
		'upcoming' => array( 'ends_after' => $clock( -36 ) ),
		'past'     => array( 'starts_before' => $clock( 14 ) ) + array( 'ends_before' => $clock( 38 ) ),
	);
	if ( isset( $fixed[ $range ] ) ) {
		return $fixed[ $range ];
	}
	$weekend = cal_elements_table( 'dates/' . get_bloginfo( 'language' ) )['weekend'] ?? array();
	$length  = count( $weekend );
	if ( in_array( $range, array( 'weekend', 'next-weekend' ), true ) && ! $length ) {
		return null;
	}
	$since = fn( $day ) => ( (int) gmdate( 'N', strtotime( $today ) ) - $day + 7 ) % 7;
	$rest  = $length ? $since( $weekend[0] ) : 0;
	// From today to the first day of the weekend, the week, this month and the next.
	$to_weekend = ( $rest >= $length ? 7 : 0 ) - $rest;
	$to_week    = -$since( $first_day );
	$to_month   = 1 - (int) substr( $today, 8 );
	$in_month   = (int) gmdate( 't', strtotime( $today ) );
	$to_next    = $to_month + $in_month;
	// The first day of each, from today, and how many it has.
	list( $first, $count ) = array(
		'today'        => array( 0, 1 ),
		'tomorrow'     => array( 1, 1 ),
		'weekend'      => array( $to_weekend, $length ),
		'next-weekend' => array( $to_weekend + 7, $length ),
		'week'         => array( $to_week, 7 ),
		'next-week'    => array( $to_week + 7, 7 ),
		'month'        => array( $to_month, $in_month ),
		'next-month'   => array( $to_next, (int) gmdate( 't', strtotime( cal_elements_day( $today, $to_next ) ) ) ),
	)[ $range ];
	return array(
		'starts_before' => cal_elements_day( $today, $first + $count - 1 ),
		'ends_after'    => cal_elements_day( $today, $first - 1 ),
	);
}

/** The number of days since the weekday of this number, from Monday, 1, to Sunday, 7. */
function cal_elements_days_since( $weekday, $day ) {
	return ( (int) gmdate( 'N', strtotime( "$day UTC" ) ) - $weekday + 7 ) % 7;
}

/** The first and the last day of the weeks that a month, YYYY-MM, touches. */
function cal_elements_grid( $month, $first_day ) {
	$last = gmdate( 'Y-m-t', strtotime( "$month-01 UTC" ) );
	return array(
		cal_elements_day( "$month-01", -cal_elements_days_since( $first_day, "$month-01" ) ),
		cal_elements_day( $last, 6 - cal_elements_days_since( $first_day, $last ) ),
	);
}

/**
 * The parameters of what a month asks for first: all events of its weeks, and of some days around them, because clocks differ.
 *
 * @param array  $attributes All that it has.
 * @param string $month      YYYY-MM.
 * @return array|null In the order of the interface; null where attributes may mean more than is known here.
 */
function cal_elements_month_query( $attributes, $month ) {
	$filters = cal_elements_table( 'filters' );
	$given   = cal_elements_given( $attributes );
	if ( null === $given ) {
		return null;
	}
	$margin = ( 'visitor' === ( $attributes['time-display'] ?? '' ) ? 2 : 1 ) + ( 'true' === ( $given['strict_dates'] ?? '' ) ? 2 : 0 );

	list( $first, $last ) = cal_elements_grid( $month, (int) $attributes['first-day'] );

	$query = array(
		'page'          => 1,
		'per_page'      => min( (int) ( $given['per_page'] ?? $filters['longest'] ), $filters['longest'] ),
		'ends_after'    => max( cal_elements_day( $first, -$margin - 1 ), $given['ends_after'] ?? '' ),
		'starts_before' => min( cal_elements_day( $last, $margin ), $given['starts_before'] ?? '9999' ),
	) + $given;
	$query = array_intersect_key( $query, $filters['patterns'] + array( 'page' => 1 ) );
	return array_intersect_key( array_replace( $filters['order'], $query ), $query );
}
