<?php
/**
 * Dates, times and numbers in words, from the tables of a language.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * A number of things in words.
 *
 * @param array $table  `forms` of the phrase, # for the number, and `which` of them for numbers to 99, and for those above by their last two digits.
 * @param int   $number How many.
 * @param array $tables Those of the language.
 * @return string
 */
function cal_elements_count( $table, $number, $tables ) {
	$form = $table['forms'][ $table['which'][ $number < 100 ? $number : 100 + $number % 100 ] ];
	return cal_elements_escape( str_replace( '#', cal_elements_number( $number, $tables ), $form ) );
}

/**
 * A number.
 *
 * @param int   $number Zero or more.
 * @param array $tables Those of the language.
 * @return string
 */
function cal_elements_number( $number, $tables ) {
	$grouped = $number < $tables['grouping']['least'] ? (string) $number : number_format( $number, 0, '', $tables['grouping']['separator'] );
	return strtr( $grouped, $tables['digits'] );
}

/**
 * A date, a time, or a range of them.
 *
 * @param string $pattern From the table: placeholders such as {j} are letters of PHP's formats, {j2} those of the end; names have a table by their
 *                        letter.
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
			$names = $tables['names'][ $found[1] ] ?? null;
			return $names ? $names['of'][ gmdate( $names['by'], $at ) ] : strtr( gmdate( $found[1], $at ), $tables['digits'] );
		},
		$pattern
	);
}

/**
 * The patterns of days or moments, without the year where it is the current one.
 *
 * @param array  $patterns `plain` and `withYear`.
 * @param string $first    First day, which it begins with.
 * @param string $last     Last day, likewise.
 * @param array  $read     Who reads, and when.
 * @return array
 */
function cal_elements_patterns( $patterns, $first, $last, $read ) {
	$year = substr( $read['today'], 0, 4 );
	return $patterns[ substr( $first, 0, 4 ) !== $year || substr( $last, 0, 4 ) !== $year ? 'withYear' : 'plain' ];
}

/**
 * Days.
 *
 * @param string $first    First day.
 * @param string $last     Last day.
 * @param array  $read     Who reads, and when.
 * @param string $single   The pattern of a single day: with its `weekday`, or `single`.
 * @param string $patterns Those of `days`, or of `longDays`.
 * @return string
 */
function cal_elements_days( $first, $last, $read, $single, $patterns = 'days' ) {
	$found = cal_elements_patterns( $read['tables'][ $patterns ], $first, $last, $read );
	return cal_elements_date( $found[ cal_elements_sort( $first, $last, $single ) ], strtotime( "$first UTC" ), strtotime( "$last UTC" ), $read['tables'] );
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
 * How many days a day is away.
 *
 * @param string $day   YYYY-MM-DD.
 * @param string $today Likewise.
 * @return int Negative where it is over.
 */
function cal_elements_days_until( $day, $today ) {
	return intdiv( strtotime( "$day UTC" ) - strtotime( "$today UTC" ), DAY_IN_SECONDS );
}

/**
 * How soon a moment is.
 *
 * @param DateTimeImmutable $moment The moment.
 * @param array             $read   Who reads, and when.
 * @return string Empty where it is over, or more than half a day away.
 */
function cal_elements_clock_nearness( $moment, $read ) {
	$seconds = $moment->getTimestamp() - $read['now'];
	if ( $seconds <= 0 || $seconds >= DAY_IN_SECONDS / 2 ) {
		return '';
	}
	$minutes = (int) ceil( $seconds / MINUTE_IN_SECONDS );
	$near    = $read['tables']['near'];
	return $minutes < 60 ? $near['minutes'][ $minutes ] : $near['hours'][ (int) round( $seconds / HOUR_IN_SECONDS ) ];
}

/**
 * How soon an event begins.
 *
 * @param array $span When it takes place.
 * @param array $read Who reads, and when.
 * @return string Empty where it has begun, or is more than two weeks away.
 */
function cal_elements_nearness( $span, $read ) {
	$days = cal_elements_days_until( $span['first'], $read['today'] );
	if ( $span['is_all_day'] ? $days <= 0 : $span['from']->getTimestamp() <= $read['now'] ) {
		return '';
	}
	$soon = $span['is_all_day'] ? '' : cal_elements_clock_nearness( $span['from'], $read );
	return '' === $soon ? $read['tables']['near']['days'][ $days ] ?? '' : $soon;
}
