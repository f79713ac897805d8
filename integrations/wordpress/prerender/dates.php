<?php
/** Dates, times and numbers in words, from the tables of a language. */

defined( 'ABSPATH' ) || exit;

/** A number of things in words: the `forms` of a phrase, # for the number, and `which` of them numbers to 99 have, and those above by their last two digits. */
function cal_elements_count( $table, $number, $tables ) {
	$form = $table['forms'][ $table['which'][ $number < 100 ? $number : 100 + $number % 100 ] ];
	return str_replace( '#', cal_elements_number( $number, $tables ), $form );
}

/** A number, zero or more. */
function cal_elements_number( $number, $tables ) {
	$grouped = $number < $tables['grouping']['least'] ? (string) $number : number_format( $number, 0, '', $tables['grouping']['separator'] );
	return strtr( $grouped, $tables['digits'] );
}

/** A phrase with a text in it, such as the day until which an event runs. */
function cal_elements_phrase( $name, $text, $tables ) {
	return preg_replace_callback( '/\{\w+\}/', fn() => $text, $tables[ $name ] );
}

/**
 * A date, a time, or a range of them: placeholders of the pattern, such as {j}, are letters of PHP's formats, {j2} those of the end; names have a table
 * by their letter. The ends are seconds since the epoch, where the clock is taken for UTC; the first may be a day, which both then may be.
 */
function cal_elements_date( $pattern, $start, $end, $tables ) {
	list( $start, $end ) = array_map( fn( $moment ) => is_int( $moment ) ? $moment : strtotime( "$moment UTC" ), array( $start, $end ) );
	$write               = function ( $found ) use ( $start, $end, $tables ) {
		$at    = $found[2] ? $end : $start;
		$names = $tables['names'][ $found[1] ] ?? null;
		return $names ? $names['of'][ gmdate( $names['by'], $at ) ] : strtr( gmdate( $found[1], $at ), $tables['digits'] );
	};
	return preg_replace_callback( '/\{(\w)(2?)\}/', $write, $pattern );
}

/** The patterns of days or moments, without the year where it is the current one. */
function cal_elements_patterns( $patterns, $first, $last, $read ) {
	$year = substr( $read['today'], 0, 4 );
	return $patterns[ substr( $first, 0, 4 ) !== $year || substr( $last, 0, 4 ) !== $year ? 'withYear' : 'plain' ];
}

/** Days, by the patterns of `days` or of `longDays`; a single one with its `weekday`, or `single`. */
function cal_elements_days( $first, $last, $read, $single, $patterns = 'days' ) {
	$found = cal_elements_patterns( $read['tables'][ $patterns ], $first, $last, $read );
	return cal_elements_date( $found[ cal_elements_sort( $first, $last, $single ) ], $first, $last, $read['tables'] );
}

/** How far apart two days are, as patterns tell it. */
function cal_elements_sort( $first, $last, $single ) {
	foreach ( array( 10 => $single, 7 => 'month', 4 => 'year' ) as $length => $sort ) { // phpcs:ignore WordPress.Arrays -- a table.
		if ( substr( $first, 0, $length ) === substr( $last, 0, $length ) ) {
			return $sort;
		}
	}
	return 'years';
}

/** From when to when on a clock, whatever the days; no time is broken. */
function cal_elements_clock_range( $start, $end, $read ) {
	$clock = $read['clock'];
	$from  = $start % DAY_IN_SECONDS + ( $end - $start < DAY_IN_SECONDS ? 0 : DAY_IN_SECONDS );
	$to    = $end % DAY_IN_SECONDS;
	$same  = fn( $format ) => gmdate( $format, $from ) === gmdate( $format, $to );
	if ( $from > $to ) {
		$pattern = "{$clock['one']}\u{2009}–\u{2009}" . preg_replace( '/\{(\w)\}/', '{${1}2}', $clock['one'] );
	} else {
		$pattern = $clock[ $same( 'H:i' ) ? 'one' : ( $same( 'H' ) ? 'hour' : ( $same( 'A' ) ? 'half' : 'day' ) ) ];
	}
	return str_replace( ' ', "\u{a0}", cal_elements_date( $pattern, $from, $to, $read['tables'] ) );
}

/** How many days a day is away, less than none where it is over. */
function cal_elements_days_until( $day, $today ) {
	return intdiv( strtotime( "$day UTC" ) - strtotime( "$today UTC" ), DAY_IN_SECONDS );
}

/** How soon a moment is; empty where it is over, or more than half a day away. */
function cal_elements_clock_nearness( $moment, $read ) {
	$seconds = $moment->getTimestamp() - $read['now'];
	if ( $seconds <= 0 || $seconds >= DAY_IN_SECONDS / 2 ) {
		return '';
	}
	$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
	$near    = $read['tables']['near'];
	return $minutes < 60 ? $near['minutes'][ $minutes ] : $near['hours'][ (int) round( $seconds / HOUR_IN_SECONDS ) ];
}

/** How soon an event begins; empty where it has begun, or is more than two weeks away. */
function cal_elements_nearness( $span, $read ) {
	$days = cal_elements_days_until( $span['first'], $read['today'] );
	if ( $span['is_all_day'] ? $days <= 0 : $span['from']->getTimestamp() <= $read['now'] ) {
		return '';
	}
	$soon = $span['is_all_day'] ? '' : cal_elements_clock_nearness( $span['from'], $read );
	return '' === $soon ? $read['tables']['near']['days'][ $days ] ?? '' : $soon;
}
