<?php
/** The places of a month's events in its weeks, as in `src/data/time/month-bars.ts` and `src/elements/period/month-day.ts`. */

defined( 'ABSPATH' ) || exit;

/**
 * The first and the last day that an event occupies on the clock that it is shown on; null where nobody knows when it is.
 *
 * @param array $event     As the interface tells it.
 * @param array $read      Who reads it.
 * @param int   $threshold The hour before which an end belongs to the day before: a night is the end of its evening.
 */
function cal_elements_days_of( $event, $read, $threshold ) {
	try {
		$span = cal_elements_shown_span( cal_elements_span( $event ), $read );
	} catch ( UnexpectedValueException $error ) {
		return null;
	}
	if ( $span['is_all_day'] || $span['first'] === $span['end_day'] ) {
		return array( $span['first'], $span['is_all_day'] ? $span['last'] : $span['first'] );
	}
	$evening = gmdate( 'Y-m-d', $span['end'] - $threshold * HOUR_IN_SECONDS );
	return array( $span['first'], max( $span['first'], $evening < $span['end_day'] ? $evening : $span['last'] ) );
}

/** Items of a week with a `first` and a `last` day, in the order in which they take their lines: those of several days first, by what lies in the week. */
function cal_elements_in_order( $items, $start, $end ) {
	$key   = fn( $item ) => array(
		$item['first'] === $item['last'] ? 1 : 0,
		max( $item['first'], $start ),
		-strtotime( min( $item['last'], $end ) ),
		$item['first'],
		-strtotime( $item['last'] ),
		$item['rank'],
	);
	$order = function ( $one, $other ) use ( $items, $key ) {
		$compared = $key( $items[ $one ] ) <=> $key( $items[ $other ] );
		return $compared ? $compared : $one <=> $other;
	};
	uksort( $items, $order );
	return array_values( $items );
}

/**
 * A week with its `bars`, each the part of an item that lies in it: its `line` and its `column`, from 0, its `length` in days, and whether the item
 * `begins` and `ends` there; and how many items of each day are `hidden`, where there are more than lines.
 *
 * @param array $days  Those of the week that are shown.
 * @param array $items Those of the month.
 * @param int   $lines How many a day has; the last one is for the number of those hidden.
 */
function cal_elements_week( $days, $items, $lines ) {
	$end   = end( $days );
	$laid  = cal_elements_in_order( array_filter( $items, fn( $item ) => $item['first'] <= $end && $item['last'] >= $days[0] ), $days[0], $end );
	$on    = fn( $day ) => count( array_filter( $laid, fn( $item ) => $item['first'] <= $day && $day <= $item['last'] ) );
	$count = array_map( $on, $days );
	$room  = array_map( fn( $number ) => $number > $lines ? $lines - 1 : $lines, $count );
	$taken = array_fill( 0, count( $days ), array() );
	$bars  = array();
	foreach ( $laid as $item ) {
		$from = $item['first'] < $days[0] ? 0 : array_search( $item['first'], $days, true );
		$to   = $item['last'] > $end ? count( $days ) : array_search( $item['last'], $days, true ) + 1;
		for ( $column = $from; $column < $to; $column += max( $length, 1 ) ) {
			list( $line, $length ) = cal_elements_longest( $taken, $room, $column, $to );
			if ( $length ) {
				$bars[] = compact( 'item', 'line', 'column', 'length' ) + array(
					'begins' => $column === $from && $item['first'] >= $days[0],
					'ends'   => $column + $length === $to && $item['last'] <= $end,
				);
			}
			for ( $day = $column; $day < $column + $length; $day++ ) {
				$taken[ $day ][ $line ] = true;
			}
		}
	}
	usort( $bars, fn( $one, $other ) => array( $one['column'], $one['line'] ) <=> array( $other['column'], $other['line'] ) );
	$hidden = array_map( fn( $number, $lines ) => $number - count( $lines ), $count, $taken );
	return compact( 'bars', 'hidden' );
}

/** The first line on which a bar that begins in this column goes farthest, and how far: no days where this one is full. */
function cal_elements_longest( $taken, $room, $column, $end ) {
	$found = array( 0, 0 );
	$most  = min( $room[ $column ], $taken[ $column ] ? max( array_keys( $taken[ $column ] ) ) + 2 : 1 );
	for ( $line = 0; $line < $most && $found[1] < $end - $column; $line++ ) {
		$day = $column;
		while ( $day < $end && $line < $room[ $day ] && ! isset( $taken[ $day ][ $line ] ) ) {
			++$day;
		}
		if ( $day - $column > $found[1] ) {
			$found = array( $line, $day - $column );
		}
	}
	return $found;
}

/** Whether an event is a bar over whole or several days. */
function cal_elements_is_bar( $bar ) {
	return $bar['item']['span']['is_all_day'] || $bar['length'] > 1 || ! $bar['begins'] || ! $bar['ends'];
}

/** The bars of a week that are seen on a day, by its column. */
function cal_elements_bars_on( $week, $column ) {
	return array_filter( $week['bars'], fn( $bar ) => $bar['column'] <= $column && $column < $bar['column'] + $bar['length'] );
}

/** Titles that find room for a second line in each line that is free. */
const CAL_ELEMENTS_TITLES_PER_LINE = 3;

/** The bars that begin on a day: those `above`, those below all bars whose titles have room for two lines, `roomy`, and the first `line` of these. */
function cal_elements_bars_from( $week, $column, $lines ) {
	$here  = cal_elements_bars_on( $week, $column );
	$below = fn( $bars ) => $bars ? max( array_map( fn( $bar ) => $bar['line'] + 1, $bars ) ) : 0;
	$line  = $below( array_filter( $here, 'cal_elements_is_bar' ) );
	$room  = $week['hidden'][ $column ] ? 0 : ( $lines - $below( $here ) ) * CAL_ELEMENTS_TITLES_PER_LINE;
	$own   = array_filter( $here, fn( $bar ) => $bar['column'] === $column );
	$low   = array_filter( $own, fn( $bar ) => $bar['line'] >= $line );
	$roomy = $room < count( $low ) ? array() : $low;
	return compact( 'roomy', 'line' ) + array( 'above' => array_diff_key( $own, $roomy ) );
}
