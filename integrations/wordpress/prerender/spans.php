<?php
/**
 * When events take place: the days and times of their own clocks, and the moments.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

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
 * @return array `is_all_day`, `first` and `last` day, the `end_day` on which the clock stands at its end, `datetime` of the start, and its `zone`;
 *               where it has times, what `cal_elements_timed_span` says of them.
 * @throws UnexpectedValueException Where it cannot be read.
 */
function cal_elements_span( $event ) {
	// What never ends, as that year is meant, ends a year before, which is one of four digits on all clocks.
	$texts = preg_replace( '/^9999/', '9998', array( $event['start_date'] ?? null, $event['end_date'] ?? null ) );
	if ( 2 !== count( preg_grep( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $texts ) ) ) {
		throw new UnexpectedValueException( 'date' );
	}
	list( $start, $end ) = array_map( 'strtotime', preg_filter( '/$/', ' UTC', $texts ) );
	$zone                = cal_elements_zone( $event['timezone'] ?? '' );
	// Behind a password nobody says whether it lasts whole days: to one second before the hour at which it began.
	if ( $event['all_day'] ?? 0 === ( $end + 1 - $start ) % DAY_IN_SECONDS ) {
		$first = substr( $texts[0], 0, 10 );
		// A site's day may begin at another hour than midnight.
		$last = gmdate( 'Y-m-d', strtotime( "$first UTC" ) + max( $end - $start, 0 ) );
		return array(
			'is_all_day' => true,
			'is_whole'   => true,
			'first'      => $first,
			'last'       => $last,
			'end_day'    => $last,
			'datetime'   => $first,
			'zone'       => $zone,
		);
	}
	$zone              = $zone ?? cal_elements_implied_zone( $start, $event['utc_start_date'] ?? '' );
	$moment            = function ( $wall, $utc ) use ( $zone ) {
		// A clock set back shows a time twice.
		$told = date_create_immutable( "$utc UTC" );
		$told = $told ? $told->setTimezone( $zone ) : null;
		return $told && $told->format( 'Y-m-d H:i:s' ) === $wall ? $told : new DateTimeImmutable( $wall, $zone );
	};
	list( $from, $to ) = array( $moment( $texts[0], $event['utc_start_date'] ?? '' ), $moment( $texts[1], $event['utc_end_date'] ?? '' ) );
	return cal_elements_timed_span( $from, max( $from, $to ) );
}

/**
 * The zone of an event whose name is not known.
 *
 * @param int    $start Its start as its own clock shows it, in seconds.
 * @param string $utc   The same in UTC, as the calendar tells it.
 * @return DateTimeZone
 */
function cal_elements_implied_zone( $start, $utc ) {
	$moment  = preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $utc ) && $utc > '0001' ? strtotime( "$utc UTC" ) : $start;
	$minutes = intdiv( $start - $moment, MINUTE_IN_SECONDS );
	$is_zone = abs( $minutes ) < DAY_IN_SECONDS / MINUTE_IN_SECONDS && $moment !== $start;
	return new DateTimeZone( $is_zone ? sprintf( '%s%02d:%02d', $minutes < 0 ? '-' : '+', abs( $minutes ) / 60, abs( $minutes ) % 60 ) : 'UTC' );
}

/**
 * When an event with times takes place, on the clock of its moments.
 *
 * @param DateTimeImmutable $from The moment at which it begins.
 * @param DateTimeImmutable $to   The moment at which it ends.
 * @return array `start` and `end` as the clock shows them, in seconds, whether it `is_whole` days: from a midnight to another, or to the last minute
 *               before it, and all that `cal_elements_span` says.
 */
function cal_elements_timed_span( $from, $to ) {
	list( $start, $end ) = array( $from->getTimestamp() + $from->getOffset(), $to->getTimestamp() + $to->getOffset() );
	return array(
		'is_all_day' => false,
		'is_whole'   => 0 === $start % DAY_IN_SECONDS && $end > $start && ( $end - $start + MINUTE_IN_SECONDS ) % DAY_IN_SECONDS <= MINUTE_IN_SECONDS,
		'start'      => $start,
		'end'        => $end,
		'first'      => gmdate( 'Y-m-d', $start ),
		// What ends at midnight does not touch the day that begins then.
		'last'       => gmdate( 'Y-m-d', max( $end - 1, $start ) ),
		'end_day'    => gmdate( 'Y-m-d', $end ),
		'datetime'   => $from->format( 'Y-m-d\TH:i:sP' ),
		'from'       => $from,
		'to'         => $to,
		'zone'       => $from->getTimezone(),
	);
}

/**
 * When an event takes place on the clock that it is shown on: its own, or that of who reads where all events are shown on that.
 *
 * @param array $span When it takes place.
 * @param array $read Who reads.
 * @return array The same, and whether it `is_moved` to a clock that shows another time.
 */
function cal_elements_shown_span( $span, $read ) {
	if ( ! $read['is_visitor_clock'] ) {
		return $span;
	}
	if ( $span['is_all_day'] ) {
		return array( 'zone' => $read['zone'] ) + $span;
	}
	list( $from, $to ) = array( $span['from']->setTimezone( $read['zone'] ), $span['to']->setTimezone( $read['zone'] ) );
	$is_moved          = $from->getOffset() !== $span['from']->getOffset() || $to->getOffset() !== $span['to']->getOffset();
	return cal_elements_timed_span( $from, $to ) + array( 'is_moved' => $is_moved );
}

/**
 * Who reads an event, and when on the clock that it is shown on.
 *
 * @param array $span When it takes place.
 * @param array $read Who reads, and what is shown.
 * @return array The same, with the `today` of that clock, and the day that what runs stands under `since` then.
 */
function cal_elements_seen_from( $span, $read ) {
	if ( ! $span['zone'] ) {
		return $read;
	}
	$read['today'] = cal_elements_today( $span['zone'], $read['now'] );
	$read['since'] = $read['since_on']( $read['today'] );
	return $read;
}

/**
 * The attribute by which the script takes away what is over by the time it is there.
 *
 * @param array $span When the event takes place.
 * @param array $read Who reads, and what is shown.
 * @return string HTML.
 */
function cal_elements_end( $span, $read ) {
	if ( ! $read['is_upcoming'] ) {
		return '';
	}
	// Where nobody knows the zone, a day ends on the clock of each reader.
	$zone = $span['zone'] ?? ( $read['has_zone'] ? $read['zone'] : null );
	$to   = $span['is_all_day'] ? ( $zone ? new DateTimeImmutable( "{$span['last']} +1 day", $zone ) : null ) : $span['to'];
	$end  = $to ? $to->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s\Z' ) : "{$span['last']}T24:00";
	return " data-cal-end=\"$end\"";
}

/**
 * Whether an event is over.
 *
 * @param array  $span  When it takes place.
 * @param string $today The day where that is read.
 * @param int    $now   Seconds since the epoch.
 * @return bool
 */
function cal_elements_has_ended( $span, $today, $now ) {
	return $span['is_all_day'] ? $span['last'] < $today : $span['to']->getTimestamp() <= $now;
}

/**
 * The clocks of an event.
 *
 * @param array $span When it takes place.
 * @param array $read Who reads, and when.
 * @return array The name of its zone where it is `shown`, and where its place is `kept`, because it is shown to visitors elsewhere; else empty.
 *               `visitor` is when it takes place on the clock of who reads, and `visitor_zone` the name of that, where both are shown.
 * @throws UnexpectedValueException Where the name of a zone is not known.
 */
function cal_elements_clocks( $span, $read ) {
	$clocks = array(
		'shown'        => '',
		'kept'         => '',
		'visitor'      => null,
		'visitor_zone' => '',
	);
	if ( $span['is_all_day'] || $read['is_visitor_clock'] ) {
		return ( $span['is_moved'] ?? false ) ? array( 'shown' => cal_elements_zone_name( $span['from'], $read['tables']['zones'] ) ) + $clocks : $clocks;
	}
	list( $from, $to ) = array( $span['from']->setTimezone( $read['zone'] ), $span['to']->setTimezone( $read['zone'] ) );
	if ( $from->getOffset() === $span['from']->getOffset() && $to->getOffset() === $span['to']->getOffset() ) {
		return $read['is_own_clock'] ? array( 'kept' => cal_elements_zone_name( $span['from'], $read['tables']['zones'] ) ) + $clocks : $clocks;
	}
	$clocks['shown'] = cal_elements_zone_name( $span['from'], $read['tables']['zones'] );
	if ( ! $read['is_own_clock'] ) {
		$clocks['visitor']      = cal_elements_timed_span( $from, $to );
		$clocks['visitor_zone'] = cal_elements_zone_name( $from, $read['tables']['zones'] );
	}
	return $clocks;
}

/**
 * The short name of a zone.
 *
 * @param DateTimeImmutable $moment A moment in it.
 * @param array             $zones  Those of the language.
 * @return string
 * @throws UnexpectedValueException Where it is not known.
 */
function cal_elements_zone_name( $moment, $zones ) {
	$zone   = $moment->getTimezone()->getName();
	$offset = $moment->format( 'P' );
	if ( $zone === $offset ) {
		return 'UTC' . preg_replace( '/^(.)0|:00$/D', '$1', $offset );
	}
	$name = $zones['named'][ $zone ][ $offset ] ?? ( in_array( $zone, timezone_identifiers_list(), true ) ? $zones['others'][ $offset ] ?? null : null );
	if ( null === $name ) {
		throw new UnexpectedValueException( 'zone' );
	}
	return $name;
}
