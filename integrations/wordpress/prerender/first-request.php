<?php
/**
 * What a list asks the calendar for first.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

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
	$is_bounded = (bool) array_intersect_key( $given, array_flip( array( 'end_date', 'starts_before', 'starts_after', 'ends_before', 'ends_after' ) ) );
	$range      = $given['range'] ?? ( isset( $given['include'] ) ? 'all' : ( $is_bounded || isset( $given['start_date'] ) ? '' : 'upcoming' ) );
	$on         = function ( $day ) use ( $attributes, $given, $range, $is_bounded, $now ) {
		// A list is never bounded by what the calendar takes by default.
		$bounds = '' === $range ? ( $is_bounded ? array() : array( 'end_date' => '2100-01-01' ) ) : cal_elements_bounds( $range, $day, $now, (int) $attributes['first-day'] );
		return null === $bounds ? null : $given + $bounds;
	};
	$clock      = function ( $hours ) use ( $now ) {
		return gmdate( 'Y-m-d', $now + $hours * HOUR_IN_SECONDS );
	};
	$is_visitor = 'visitor' === ( $attributes['time-display'] ?? '' );
	// Calendars compare days with the clock of each event: those of all clocks are asked for that events may be shown on.
	list( $first, $last ) = array_map( $on, $is_visitor ? array( $today, $today ) : array( $clock( -12 ), $clock( 14 ) ) );
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
	$days     = $differ ? array(
		'ends_after'    => cal_elements_day( $first['ends_after'], -$margin ),
		'starts_before' => cal_elements_day( $last['starts_before'], $margin ),
	) : array();
	$per_page = min( (int) ( $given['per_page'] ?? $filters['page'] ), $filters['longest'], (int) ( $given['limit'] ?? PHP_INT_MAX ) );
	$query    = array(
		'page'     => 1,
		'per_page' => $differ ? $filters['longest'] : $per_page,
	);
	$query    = array_intersect_key( $query + $given + $days + $first, $filters['patterns'] + array( 'page' => 1 ) );
	$order    = $given['order'] ?? ( 'past' === $range ? 'desc' : 'asc' );
	// From the end, pages are found where all events have been counted.
	$additions = 'desc' === $order && isset( $given['search'] ) ? array( 'exact_total' => 'true' ) : array();
	return array(
		'parameters' => array_intersect_key( array_replace( $filters['order'], $query ), $query ) + $additions,
		'range'      => $range,
		'per_page'   => $per_page,
		'on'         => $on,
		'differ'     => $differ,
	);
}

/**
 * The days of a range.
 *
 * @param string $range     Its name.
 * @param string $today     The day where it is read.
 * @param int    $now       Seconds since the epoch.
 * @param int    $first_day That of the week, from Monday, 1, to Sunday, 7.
 * @return array|null Parameters; null where nobody knows which days a weekend has.
 */
function cal_elements_bounds( $range, $today, $now, $first_day ) {
	switch ( $range ) {
		case 'all':
			return array( 'starts_before' => '2100-01-01' );
		case 'upcoming':
			// From the day on that the last clock on earth shows.
			return array( 'ends_after' => gmdate( 'Y-m-d', $now - 36 * HOUR_IN_SECONDS ) );
		case 'past':
			return array(
				'starts_before' => gmdate( 'Y-m-d', $now + 14 * HOUR_IN_SECONDS ),
				'ends_before'   => gmdate( 'Y-m-d', $now + 38 * HOUR_IN_SECONDS ),
			);
	}
	$weekday = (int) gmdate( 'N', strtotime( $today ) );
	$date    = (int) substr( $today, 8 );
	$since   = function ( $day ) use ( $weekday ) {
		return ( $weekday - $day + 7 ) % 7;
	};
	$weekend = cal_elements_table( 'dates/' . get_bloginfo( 'language' ) )['weekend'] ?? array();
	if ( 'weekend' === $range && ! $weekend ) {
		return null;
	}
	$length  = count( $weekend );
	$free    = $length && $since( $weekend[0] ) >= $length ? 7 : 0;
	$first   = array(
		'today'    => 0,
		'tomorrow' => 1,
		'weekend'  => $length ? $free - $since( $weekend[0] ) : 0,
		'week'     => -$since( $first_day ),
		'month'    => 1 - $date,
	)[ $range ];
	$lengths = array(
		'weekend' => $length,
		'week'    => 7,
		'month'   => (int) gmdate( 't', strtotime( $today ) ),
	);
	return array(
		'starts_before' => cal_elements_day( $today, $first + ( $lengths[ $range ] ?? 1 ) - 1 ),
		'ends_after'    => cal_elements_day( $today, $first - 1 ),
	);
}
