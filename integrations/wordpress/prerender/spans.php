<?php
/** When events take place: the days and times of their own clocks, and the moments. */

defined( 'ABSPATH' ) || exit;

/** A zone as calendars and settings name it, such as Europe/Berlin, UTC+5:30 or +05:30; null where it is none. */
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

/** The day that the clock of a zone shows, YYYY-MM-DD. */
function cal_elements_today( $zone, $now ) {
	return ( new DateTimeImmutable( "@$now" ) )->setTimezone( $zone )->format( 'Y-m-d' );
}

/**
 * When an event takes place: whether it `is_all_day`, `first` and `last` day, the `end_day` on which the clock stands at its end, `datetime` of the
 * start, and its `zone`; where it has times, what `cal_elements_timed_span` says of them.
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
		return array_fill_keys( array( 'is_all_day', 'is_whole' ), true ) + array_fill_keys( array( 'first', 'datetime' ), $first )
			+ array_fill_keys( array( 'last', 'end_day' ), $last ) + compact( 'zone' );
	}
	$zone   = $zone ?? cal_elements_implied_zone( $start, $event['utc_start_date'] ?? '' );
	$moment = function ( $wall, $utc ) use ( $zone ) {
		// A clock set back shows a time twice.
		$told = date_create_immutable( "$utc UTC" );
		$told = $told ? $told->setTimezone( $zone ) : null;
		return $told && $told->format( 'Y-m-d H:i:s' ) === $wall ? $told : new DateTimeImmutable( $wall, $zone );
	};
	$from   = $moment( $texts[0], $event['utc_start_date'] ?? '' );
	return cal_elements_timed_span( $from, max( $from, $moment( $texts[1], $event['utc_end_date'] ?? '' ) ) );
}

/** The zone of an event whose name is not known, from its start as its own clock shows it, in seconds, and as the calendar tells it in UTC. */
function cal_elements_implied_zone( $start, $utc ) {
	$moment  = preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $utc ) && $utc > '0001' ? strtotime( "$utc UTC" ) : $start;
	$minutes = intdiv( $start - $moment, MINUTE_IN_SECONDS );
	$is_zone = abs( $minutes ) < DAY_IN_SECONDS / MINUTE_IN_SECONDS && $moment !== $start;
	return new DateTimeZone( $is_zone ? sprintf( '%s%02d:%02d', $minutes < 0 ? '-' : '+', abs( $minutes ) / 60, abs( $minutes ) % 60 ) : 'UTC' );
}

/**
 * When an event with times takes place, on the clock of its moments: `start` and `end` as that shows them, in seconds, whether it `is_whole` days, from
 * a midnight to another, or to the last minute before it, and all that `cal_elements_span` says.
 */
function cal_elements_timed_span( $from, $to ) {
	list( $start, $end ) = array( $from->getTimestamp() + $from->getOffset(), $to->getTimestamp() + $to->getOffset() );
	return compact( 'from', 'to', 'start', 'end' ) + array(
		'is_all_day' => false,
		'is_whole'   => 0 === $start % DAY_IN_SECONDS && $end > $start && ( $end - $start + MINUTE_IN_SECONDS ) % DAY_IN_SECONDS <= MINUTE_IN_SECONDS,
		'first'      => gmdate( 'Y-m-d', $start ),
		// What ends at midnight does not touch the day that begins then.
		'last'       => gmdate( 'Y-m-d', max( $end - 1, $start ) ),
		'end_day'    => gmdate( 'Y-m-d', $end ),
		'datetime'   => $from->format( 'Y-m-d\TH:i:sP' ),
		'zone'       => $from->getTimezone(),
	);
}

/** The same span on the clock of another zone, and whether it `is_moved` to one that shows another time. */
function cal_elements_moved_span( $span, $zone ) {
	list( $from, $to ) = array( $span['from']->setTimezone( $zone ), $span['to']->setTimezone( $zone ) );
	$is_moved          = $from->getOffset() !== $span['from']->getOffset() || $to->getOffset() !== $span['to']->getOffset();
	return cal_elements_timed_span( $from, $to ) + compact( 'is_moved' );
}

/** When an event takes place on the clock that it is shown on: its own, or that of who reads where all events are shown on that. */
function cal_elements_shown_span( $span, $read ) {
	if ( ! $read['is_visitor_clock'] ) {
		return $span;
	}
	return $span['is_all_day'] ? array( 'zone' => $read['zone'] ) + $span : cal_elements_moved_span( $span, $read['zone'] );
}

/** When an event takes place on the clock of a row, which has room for one: that of who reads where there is no place to go to, unless the page has decided. */
function cal_elements_row_span( $event, $read ) {
	$is_readers = $event['is_online'] && ! $read['is_own_clock'] && ! $event['span']['is_all_day'];
	return cal_elements_shown_span( $event['span'], array( 'is_visitor_clock' => $is_readers || $read['is_visitor_clock'] ) + $read );
}

/** Who reads an event, with the `today` of the clock that it is shown on, and the day that what runs stands under `since` then. */
function cal_elements_seen_from( $span, $read ) {
	if ( ! $span['zone'] ) {
		return $read;
	}
	$today = cal_elements_today( $span['zone'], $read['now'] );
	return array(
		'today' => $today,
		'since' => $read['since_on']( $today ),
	) + $read;
}

/** When an event is over, for the script, which takes away what is over by the time it is there; empty in lists that show that, too. */
function cal_elements_end( $span, $read ) {
	// Where nobody knows the zone, a day ends on the clock of each reader.
	$zone = $span['zone'] ?? ( $read['has_zone'] ? $read['zone'] : null );
	$to   = $span['is_all_day'] ? ( $zone ? new DateTimeImmutable( "{$span['last']} +1 day", $zone ) : null ) : $span['to'];
	$end  = $to ? gmdate( 'Y-m-d\TH:i:s\Z', $to->getTimestamp() ) : "{$span['last']}T24:00";
	return $read['is_upcoming'] ? $end : '';
}

/** Whether an event is over. */
function cal_elements_has_ended( $span, $read ) {
	return $span['is_all_day'] ? $span['last'] < $read['today'] : $span['to']->getTimestamp() <= $read['now'];
}

/**
 * The clocks of an event: the name of its `zone` where that is shown, and where its place is `kept`, because it is shown to visitors elsewhere; when it
 * takes place for the `visitor`, and that `visitor-zone`, where both are shown. Each is empty where it is not so.
 */
function cal_elements_clocks( $span, $read ) {
	$clocks = array_fill_keys( array( 'zone', 'kept', 'visitor', 'visitor-zone' ), '' );
	$name   = fn( $of ) => cal_elements_zone_name( $of['from'], $read['tables']['zones'] );
	if ( $span['is_all_day'] || isset( $span['is_moved'] ) ) {
		return ( $span['is_moved'] ?? false ) ? array( 'zone' => $name( $span ) ) + $clocks : $clocks;
	}
	$visitor = cal_elements_moved_span( $span, $read['zone'] );
	if ( ! $visitor['is_moved'] ) {
		return $read['is_own_clock'] ? array( 'kept' => $name( $span ) ) + $clocks : $clocks;
	}
	$both = $read['is_own_clock'] ? array() : array( 'visitor' => $visitor ) + array( 'visitor-zone' => $name( $visitor ) );
	return $both + array( 'zone' => $name( $span ) ) + $clocks;
}

/** The short name of a zone at a moment in it. */
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
