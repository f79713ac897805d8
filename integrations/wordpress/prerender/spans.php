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
		);
	}
	$zone = cal_elements_zone( $event['timezone'] ?? '' );
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
	);
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
	// Where no zone is set, a day ends on the clock of each reader.
	$to  = $span['is_all_day'] ? ( $read['zone'] ? new DateTimeImmutable( "{$span['last']} +1 day", $read['zone'] ) : null ) : $span['to'];
	$end = $to ? $to->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d\TH:i:s\Z' ) : "{$span['last']}T24:00";
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
 * Refuses what would be shown with a second clock: only browsers know the names of zones.
 *
 * @param array             $span When an event takes place.
 * @param DateTimeZone|null $zone That of who reads; nobody knows it where there is none.
 * @throws UnexpectedValueException Where the clocks differ.
 */
function cal_elements_require_one_clock( $span, $zone ) {
	foreach ( $zone && ! $span['is_all_day'] ? array( $span['from'], $span['to'] ) : array() as $moment ) {
		if ( $moment->setTimezone( $zone )->getOffset() !== $moment->getOffset() ) {
			throw new UnexpectedValueException( 'zone' );
		}
	}
}
