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
 * @return array `is_all_day`, `start` and `end` as its own clock shows them, in seconds, `first` and `last` day, the `end_day` on which the clock
 *               stands at its end, `datetime` of the start, and the moments `from` and `to`, none where it lasts whole days.
 * @throws UnexpectedValueException Where it cannot be read.
 */
function cal_elements_span( $event ) {
	$texts = array( $event['start_date'] ?? null, $event['end_date'] ?? null );
	if ( 2 !== count( preg_grep( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $texts ) ) ) {
		throw new UnexpectedValueException( 'date' );
	}
	list( $start, $end ) = array_map( 'strtotime', preg_filter( '/$/', ' UTC', $texts ) );
	$zone                = cal_elements_zone( $event['timezone'] ?? '' );
	if ( $event['all_day'] ) {
		$first = substr( $texts[0], 0, 10 );
		// A site's day may begin at another hour than midnight.
		$last = gmdate( 'Y-m-d', strtotime( "$first UTC" ) + max( $end - $start, 0 ) );
		return array(
			'is_all_day' => true,
			'first'      => $first,
			'last'       => $last,
			'end_day'    => $last,
			'datetime'   => $first,
			'zone'       => $zone,
		);
	}
	if ( ! $zone ) {
		throw new UnexpectedValueException( 'zone' );
	}
	$moment              = function ( $wall, $utc ) use ( $zone ) {
		// A clock set back shows a time twice.
		$told = date_create_immutable( "$utc UTC" );
		$told = $told ? $told->setTimezone( $zone ) : null;
		return $told && $told->format( 'Y-m-d H:i:s' ) === $wall ? $told : new DateTimeImmutable( $wall, $zone );
	};
	list( $from, $to )   = array( $moment( $texts[0], $event['utc_start_date'] ?? '' ), $moment( $texts[1], $event['utc_end_date'] ?? '' ) );
	$to                  = $to < $from ? $from : $to;
	list( $start, $end ) = array( $from->getTimestamp() + $from->getOffset(), $to->getTimestamp() + $to->getOffset() );
	// Of whole days, from a midnight to another, browsers say no times.
	if ( 0 === $start % DAY_IN_SECONDS && $end > $start && ( $end - $start + MINUTE_IN_SECONDS ) % DAY_IN_SECONDS <= MINUTE_IN_SECONDS ) {
		throw new UnexpectedValueException( 'midnight' );
	}
	return array(
		'is_all_day' => false,
		'start'      => $start,
		'end'        => $end,
		'first'      => gmdate( 'Y-m-d', $start ),
		// What ends at midnight does not touch the day that begins then.
		'last'       => gmdate( 'Y-m-d', max( $end - 1, $start ) ),
		'end_day'    => gmdate( 'Y-m-d', $end ),
		'datetime'   => $from->format( 'Y-m-d\TH:i:sP' ),
		'from'       => $from,
		'to'         => $to,
		'zone'       => $zone,
	);
}

/**
 * Who reads an event, and when on the clock that it is shown on: that of its own zone.
 *
 * @param array $span When it takes place.
 * @param array $read Who reads, and what is shown.
 * @return array The same, with the `today` of that clock, and the day that what runs stands under `since` then.
 */
function cal_elements_seen_from( $span, $read ) {
	if ( ! $span['zone'] ) {
		return $read;
	}
	$today          = cal_elements_today( $span['zone'], $read['now'] );
	$read['since']  = $read['since'] === $read['today'] ? $today : $read['since'];
	$read['today']  = $today;
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
	$zone = $span['zone'] ?? $read['zone'];
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
 * The zone of an event.
 *
 * @param array $span When it takes place.
 * @param array $read Who reads, and when.
 * @return array Its name where it is `shown`, and where its place is `kept`, because it is shown to visitors elsewhere; else empty.
 * @throws UnexpectedValueException Where a second clock would be shown, or the name is not known.
 */
function cal_elements_zone_of( $span, $read ) {
	$zone         = $read['zone'];
	$is_elsewhere = false;
	foreach ( $zone && ! $span['is_all_day'] ? array( $span['from'], $span['to'] ) : array() as $moment ) {
		$is_elsewhere = $is_elsewhere || $moment->setTimezone( $zone )->getOffset() !== $moment->getOffset();
	}
	if ( $is_elsewhere && ! $read['is_own_clock'] ) {
		throw new UnexpectedValueException( 'zone' );
	}
	$name = $span['is_all_day'] || ! $read['is_own_clock'] ? '' : cal_elements_zone_name( $span['from'], $read['tables']['zones'] );
	return array(
		'shown' => $is_elsewhere ? $name : '',
		'kept'  => $is_elsewhere ? '' : $name,
	);
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
