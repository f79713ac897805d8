<?php
/** What the template of a list says of an event, in every layout. */

defined( 'ABSPATH' ) || exit;

/** The day on a badge, with its year where that is another one. */
function cal_elements_badge( $day, $read ) {
	$patterns = array(
		'date-badge-weekday' => '{W}',
		'date-badge-day'     => $read['tables']['badgeDay'],
		'date-badge-month'   => '{B}',
		'date-badge-year'    => substr( $day, 0, 4 ) === substr( $read['today'], 0, 4 ) ? '' : '{Y}',
	);
	return array_map( fn( $pattern ) => cal_elements_date( $pattern, $day, $day, $read['tables'] ), $patterns );
}

/**
 * When an event takes place, in the fewest words: the `day` of a badge, the `date`, whether that `is_day`, `time`, and `until` when what has begun on an
 * earlier day than the one that it stands under `since` then.
 */
function cal_elements_brief( $span, $read, $since ) {
	list( 'first' => $first, 'last' => $last ) = $span;

	$is_night   = cal_elements_is_night( $span );
	$is_running = $first < $since && $since <= $last;
	$is_day     = $first === $last || ( $is_night && ! $is_running );
	$time       = $is_day && ! $span['is_whole'] ? cal_elements_clock_range( $span['start'], $span['end'], $read ) : '';
	$until      = '';
	if ( $is_running ) {
		$until = $is_night ? cal_elements_clock_range( $span['end'], $span['end'], $read ) : cal_elements_days( $last, $last, $read, 'single' );
	}
	return compact( 'is_day', 'time', 'until' ) + array(
		'day'  => $is_running ? $since : $first,
		'date' => $is_day ? cal_elements_days( $first, $first, $read, 'weekday' ) : cal_elements_days( $first, $last, $read, 'single' ),
	);
}

/** Whether it is the end of an evening, which is its day's. */
function cal_elements_is_night( $span ) {
	return ! $span['is_all_day'] && $span['end'] - $span['start'] < DAY_IN_SECONDS / 2;
}

/** The whole date of an event, for who hears it; with the times where it takes place on several days. Empty where the line says it. */
function cal_elements_label( $span, $brief, $read ) {
	$first = $span['first'];
	if ( ! $span['is_whole'] && $span['end'] > strtotime( "$first UTC" ) + DAY_IN_SECONDS ) {
		return $brief['is_day'] ? '' : cal_elements_moments( $span, $read );
	}
	$last = $span['is_whole'] ? $span['last'] : $first;
	return cal_elements_date( $read['tables']['days']['withYear'][ cal_elements_sort( $first, $last, 'weekday' ) ], $first, $last, $read['tables'] );
}

/** The moments at which an event with times begins and ends. */
function cal_elements_moments( $span, $read ) {
	$sort = cal_elements_sort( $span['first'], $span['end_day'], 'day' );
	return cal_elements_date( $read['clock']['moments'][ $sort ], $span['start'], $span['end'], $read['tables'] );
}

/** The line that says when. */
function cal_elements_when( $span, $brief, $read ) {
	$tables = $read['tables'];
	$until  = $brief['until'];
	$clocks = '' === $brief['time'] ? array() : cal_elements_clocks( $span, $read );
	$days   = cal_elements_days_until( $brief['day'], $read['today'] );
	return array(
		// What the script says of events near the day has its place kept.
		'near'     => $brief['is_day'] ? $tables['near']['headings'][ $days ] ?? '' : '',
		'runs'     => '' !== $until && $read['since'] === $read['today'] ? cal_elements_phrase( 'runs', $until, $tables ) : '',
		'day'      => $brief['is_day'],
		'datetime' => $span['datetime'],
		'label'    => cal_elements_label( $span, $brief, $read ),
		'date'     => '' === $until ? $brief['date'] : cal_elements_phrase( 'until', $until, $tables ),
		'all-day'  => $brief['is_day'] && $span['is_whole'],
		'clock'    => $brief['time'],
		'soon'     => 0 === $days && '' === $until && ! $span['is_all_day'] && ! cal_elements_has_ended( $span, $read ),
		'nearness' => $span['is_all_day'] ? '' : cal_elements_clock_nearness( $span['from'], $read ),
	) + $clocks;
}

/** The image of a card, or a hue that stands in for it. */
function cal_elements_card_image( $event, $read ) {
	$image = $event['image'];
	if ( $image && cal_elements_allows( $image['url'], $read ) ) {
		// Narrower ones, such as logos, would blur.
		return array( 'small' => $image['width'] && $image['width'] < 200 ) + cal_elements_image_values( $image, $read );
	}
	$first = $event['category'][0] ?? array( 'name' => '' ) + $event;
	return array(
		'name' => $first['name'],
		// A hue of 24, as the style sheet of printed elements has them: ids that follow each other are a golden angle apart.
		'hue'  => $read['has_images'] ? (int) round( $first['id'] * 137.5 / 15 ) % 24 : '',
	);
}

/** The card of an event, whose heading has this level. */
function cal_elements_card( $event, $read, $level ) {
	$span   = $event['span'];
	$read   = cal_elements_seen_from( $span, $read );
	$brief  = cal_elements_brief( $span, $read, $read['since'] );
	$places = cal_elements_filled( array_map( fn( $venue ) => cal_elements_joined( ', ', $venue['name'], $venue['city'] ), $event['venue'] ) );
	return array(
		'level'   => $level,
		'running' => '' !== $brief['until'],
		'past'    => ! $read['is_past'] && cal_elements_has_ended( $span, $read ),
		'badge'   => cal_elements_marks( $event['answer'], $read['tables'] ),
		'end'     => cal_elements_end( $span, $read ),
		'title'   => cal_elements_title( $event, $read ),
		'venue'   => 'compact' === $read['layout'] ? implode( ' · ', $places ) : $places,
	) + cal_elements_when( $span, $brief, $read ) + cal_elements_badge( $brief['day'], $read ) + cal_elements_card_image( $event, $read ) + $event;
}
