<?php
/** The values of the templates of a month, from its frame to its days. */

defined( 'ABSPATH' ) || exit;

/** So many lines the style sheet of printed months has places for. */
const CAL_ELEMENTS_MOST_LINES = 22;

/** A part of a month, as HTML. */
function cal_elements_month_part( $name, $values, $read ) {
	return cal_elements_fill( $read['tables']['templates'][ "month-$name" ], $values );
}

/** The attributes of a month, with its defaults; null where it looks otherwise. */
function cal_elements_month_look( $attributes ) {
	$known = array(
		'layout'             => array( 'auto', 'auto|grid|mini' ),
		'week-numbers'       => array( 'none', 'none|auto|iso|simple' ),
		'max-per-day'        => array( '4', '[1-9]\d?' ),
		'outside-days'       => array( 'true', 'true|false' ),
		'next-day-threshold' => array( '6', '\d|1[0-2]' ),
		'heading-level'      => array( '2', '[1-9]\d?' ),
		'color-by'           => array( 'auto', 'auto|none' ),
		'selected'           => array( '', '\d{4}-\d\d-\d\d' ),
	);
	$look  = array();
	foreach ( $known as $name => list( $default, $pattern ) ) {
		$look[ $name ] = $attributes[ $name ] ?? $default;
		if ( isset( $attributes[ $name ] ) && ! preg_match( "/^(?:$pattern)$/D", $look[ $name ] ) ) {
			return null;
		}
	}
	return $look['max-per-day'] <= CAL_ELEMENTS_MOST_LINES ? $look : null;
}

/** A month: its `template` and values; null where it looks otherwise. */
function cal_elements_month( $attributes, $read ) {
	$look = cal_elements_month_look( $attributes );
	// On the clock of its events it may be another month.
	if ( ! $look || substr( $read['day'], 0, 7 ) !== $read['month'] ) {
		return null;
	}
	$tables  = $read['tables'];
	$count   = count( $read['events'] );
	$heading = cal_elements_date( $tables['headings']['month'], "{$read['month']}-01", "{$read['month']}-01", $tables );
	$item    = fn( $event, $place ) => compact( 'place' ) + cal_elements_day_item( $event, (int) $look['next-day-threshold'], $read );
	$items   = array_map( $item, $read['all'], array_keys( $read['all'] ) );
	$read   += compact( 'look', 'heading', 'items' ) + array(
		'first_day' => (int) $attributes['first-day'],
	);
	$words   = cal_elements_count( $tables['all'], $count, $tables );
	$answer  = $count && ! cal_elements_is_filtered( $attributes ) ? '' : cal_elements_month_answer( $count, $words, $read );
	$lines   = (int) $look['max-per-day'];
	$is_mini = 'mini' === $look['layout'];
	$small   = 'auto' === $look['layout'] ? cal_elements_month_grid( true, PHP_INT_MAX, $read['day'], $read ) : '';
	return array(
		'template'     => 'month',
		'heading'      => $heading,
		'level'        => $look['heading-level'],
		'status'       => "$heading: $words",
		'answer'       => $is_mini ? '' : $answer,
		'large'        => $is_mini ? '' : cal_elements_month_grid( false, $lines, $look['selected'], $read ),
		'small'        => $small,
		'chosen'       => '' === $small ? '' : cal_elements_chosen_day( $answer, $read ),
		'mini'         => $is_mini ? ' ' . cal_elements_month_grid( true, PHP_INT_MAX, $look['selected'], $read ) . " $answer" : '',
		'legend-space' => 'none' !== $look['color-by'],
	);
}

/** Whether attributes limit the events of a month. */
function cal_elements_is_filtered( $attributes ) {
	$filters = array_diff_key( cal_elements_table( 'filters' )['order'], array_flip( array( 'page', 'per_page' ) ) );
	return (bool) array_intersect_key( $filters, array_flip( str_replace( '-', '_', array_keys( $attributes ) ) ) );
}

/** An event with its days, and its `rank` among those of the same days. */
function cal_elements_day_item( $answer, $threshold, $read ) {
	list( $first, $last ) = cal_elements_days_of( $answer, $read, $threshold );

	$event = cal_elements_event( $answer );
	$span  = cal_elements_shown_span( $event['span'], $read );
	$own   = array(
		'span'     => $span,
		'title'    => cal_elements_title( $event, $read ),
		'badge'    => cal_elements_marks( $answer, $read['tables'] ),
		'has_past' => cal_elements_has_ended( $span, cal_elements_seen_from( $span, $read ) ),
		'rank'     => $span['is_all_day'] ? '' : gmdate( 'Y-m-d\TH:i:s', $span['start'] ),
	);
	return compact( 'first', 'last' ) + $own + $event;
}

/** The line that says how many events there are; room is kept for the step to the nearest others, which the element looks for. */
function cal_elements_month_answer( $count, $words, $read ) {
	$table = $read['tables']['month'];
	$last  = gmdate( 'Y-m-t', strtotime( "{$read['month']}-01 UTC" ) );
	$said  = $count ? str_replace( '{events}', $words, $table['eventsIn'][ (int) substr( $last, 5, 2 ) ] ) : $table['emptyMonth'];
	$day   = cal_elements_days( $last, $last, $read, 'single' );
	return cal_elements_month_part( $count ? 'answer' : 'no-events', compact( 'said' ) + array( 'next' => cal_elements_phrase( 'nextEvents', $day, $table ) ), $read );
}

/** The grid of a month; a mini one has dots for events. */
function cal_elements_month_grid( $is_mini, $lines, $selected, $read ) {
	list( 'look' => $look, 'first_day' => $first_day, 'month' => $month, 'tables' => $tables ) = $read;

	$is_numbered = 'none' !== $look['week-numbers'];
	$names       = fn( $length ) => array_map( fn( $day ) => $tables['month']['weekdays'][ $length ][ ( $first_day + $day - 1 ) % 7 ], range( 0, 6 ) );
	$weekday     = array_map( fn( $name, $words ) => compact( 'name', 'words' ), $names( $is_mini ? 'narrow' : 'short' ), $names( 'long' ) );

	list( $first, $end ) = cal_elements_grid( $month, $first_day );

	$weeks = '';
	for ( ; $first <= $end; $first = cal_elements_day( $first, 7 ) ) {
		$weeks .= cal_elements_month_week( $first, compact( 'is_mini', 'is_numbered', 'lines', 'selected' ) + $read ) . ' ';
	}
	return cal_elements_month_part(
		'grid',
		array(
			'heading' => $read['heading'],
			'look'    => cal_elements_joined( ' ', $is_mini ? 'mini' : '', $is_numbered ? 'numbered' : '' ),
			'corner'  => $is_numbered ? cal_elements_month_part( 'corner', array(), $read ) : '',
		) + compact( 'weekday', 'weeks' ),
		$read
	);
}

/** A week of a month, from its first day on. */
function cal_elements_month_week( $first, $read ) {
	$tables = $read['tables'];
	$days   = array_map( fn( $day ) => cal_elements_day( $first, $day ), range( 0, 6 ) );
	$is_in  = fn( $day ) => 'true' === $read['look']['outside-days'] || substr( $day, 0, 7 ) === $read['month'];
	$shown  = array_values( array_filter( $days, $is_in ) );
	$week   = cal_elements_week( $shown, $read['items'], $read['lines'] );
	$used   = array_map( fn( $bar ) => $bar['line'] + 1, $week['bars'] );
	$number = cal_elements_week_number( $first, $read );
	$html   = '';
	foreach ( $days as $day ) {
		$column = array_search( $day, $shown, true );
		$html  .= ( false === $column ? cal_elements_month_part( 'void', array(), $read ) : cal_elements_month_day( $day, $column, $week, $read ) ) . ' ';
	}
	return cal_elements_month_part(
		'week',
		array(
			'lines'  => $read['is_mini'] ? 1 : max( array_merge( array( $read['lines'] ), $used ) ),
			'words'  => $read['is_numbered'] ? cal_elements_count( $tables['month']['week'], $number, $tables ) : '',
			'number' => cal_elements_number( $number, $tables ),
			'days'   => $html,
		),
		$read
	);
}

/** The number of a week that begins with this day. */
function cal_elements_week_number( $first, $read ) {
	$numbering = $read['look']['week-numbers'];
	$end       = cal_elements_day( $first, 6 );
	// The day whose year is the year of the week: by ISO 8601, a Thursday.
	$is_iso = 'iso' === $numbering || ( 'auto' === $numbering && 1 === $read['first_day'] );
	$day    = $is_iso ? cal_elements_day( $end, -cal_elements_days_since( 4, $end ) ) : $end;
	return intdiv( (int) gmdate( 'z', strtotime( "$day UTC" ) ), 7 ) + 1;
}

/** A day as it is heard: "Saturday, November 21, 2026". */
function cal_elements_day_name( $day, $read ) {
	return cal_elements_date( $read['tables']['longDays']['withYear']['weekday'], $day, $day, $read['tables'] );
}

/** A day of a month, by its column in the week. */
function cal_elements_month_day( $day, $column, $week, $read ) {
	$tables = $read['tables'];
	$hidden = $week['hidden'][ $column ];
	$count  = $hidden + count( cal_elements_bars_on( $week, $column ) );
	$name   = cal_elements_day_name( $day, $read );
	$tab    = $day === $read['day'] ? '0' : '-1';
	$states = array(
		'outside'  => substr( $day, 0, 7 ) !== $read['month'],
		'weekend'  => in_array( (int) gmdate( 'N', strtotime( "$day UTC" ) ), $tables['weekend'], true ),
		'selected' => $day === $read['selected'],
	);
	$more   = array( 'more' => cal_elements_count( $tables['month']['more'], $hidden, $tables ) ) + array( 'words' => $name ) + compact( 'tab' );
	$events = $read['is_mini'] ? cal_elements_month_dots( $week, $column, $count, $read ) : cal_elements_day_events( $week, $column, $day === $read['day'], $read );
	return cal_elements_month_part(
		'day',
		compact( 'tab' ) + array(
			'states' => implode( ' ', array_keys( array_filter( $states ) ) ),
			'date'   => $day,
			'words'  => "$name, " . cal_elements_count( $tables['all'], $count, $tables ),
			'number' => cal_elements_date( $tables['month']['number'], $day, $day, $tables ),
			'events' => $events . ( $hidden && ! $read['is_mini'] ? ' ' . cal_elements_month_part( 'more', $more, $read ) : '' ),
		),
		$read
	);
}

/** A part name for each category of an event. */
function cal_elements_category_parts( $event ) {
	return implode( ' ', preg_filter( '/^/', 'category-', array_column( $event['category'], 'slug' ) ) );
}

/** Dots for a day's own events, one, some or many; a faint one for events that only run through it. */
function cal_elements_month_dots( $week, $column, $count, $read ) {
	$is_own = fn( $bar ) => $bar['column'] === $column && 1 === $bar['length'] && $bar['begins'] && $bar['ends'];
	$own    = array_values( array_filter( $week['bars'], $is_own ) );
	$number = count( $own ) > 4 ? 3 : min( count( $own ), 2 );
	$dot    = fn( $bar ) => array( 'categories' => cal_elements_category_parts( $bar['item'] ) );
	$values = array(
		'dot'     => array_map( $dot, array_slice( $own, 0, $number ) ),
		'through' => $count && ! $own,
	);
	return cal_elements_month_part( 'dots', $values, $read );
}

/** The events that begin on a day. */
function cal_elements_day_events( $week, $column, $is_reached, $read ) {
	$found = cal_elements_bars_from( $week, $column, $read['lines'] );
	$show  = fn( $bars ) => implode( '', array_map( fn( $bar ) => cal_elements_month_event( $bar, $is_reached, $read ), $bars ) );
	$roomy = array(
		'line'   => $found['line'] + 2,
		'events' => $show( $found['roomy'] ),
	);
	return $show( $found['above'] ) . ( $found['roomy'] ? cal_elements_month_part( 'roomy', $roomy, $read ) : '' );
}

/** An event in one week. */
function cal_elements_month_event( $bar, $is_reached, $read ) {
	$event = $bar['item'];
	return cal_elements_event_box(
		'event',
		$event,
		array( cal_elements_is_bar( $bar ) ? 'bar' : 'moment' ),
		array( $bar['begins'] ? '' : 'has-begun', $bar['ends'] ? '' : 'goes-on' ),
		array(
			// Scripts lead the focus to the links of a day: without them, Tab does.
			'tab'    => $is_reached ? '0' : ( '' === $event['link'] ? '-1' : '' ),
			'line'   => $bar['line'] + 2,
			'length' => $bar['length'],
			'time'   => $bar['begins'] ? cal_elements_start_time( $event['span'], $read ) : '',
			'words'  => cal_elements_event_hint( $bar, $read ),
		),
		$read
	);
}

/** The link of an event, or a button where it has no page; with the words of its part before its marks, and those after them. */
function cal_elements_event_box( $template, $event, $before, $after, $values, $read ) {
	$marks  = array_column( $event['badge'], 'mark' );
	$states = array_merge( array( $event['has_past'] ? 'past' : '' ), $before, $marks, array( $event['featured'] ? 'featured' : '' ), $after );
	$values = array(
		'states'     => cal_elements_joined( ' ', ...$states ),
		'categories' => cal_elements_category_parts( $event ),
	) + $values + $event;
	return cal_elements_month_part( $template . ( '' === $event['link'] ? '-button' : '' ), $values, $read );
}

/** When an event begins, in the fewest signs, in English "7:30pm"; nothing for whole days. */
function cal_elements_start_time( $span, $read ) {
	if ( $span['is_whole'] ) {
		return '';
	}
	$pattern = $read['clock'][ 0 === $span['start'] % HOUR_IN_SECONDS ? 'bare' : 'one' ];
	$time    = cal_elements_date( $pattern, $span['start'], $span['start'], $read['tables'] );
	return preg_replace_callback( '/\s([AP]M)$/Du', fn( $half ) => strtolower( $half[1] ), $time );
}

/** The words for what is only hinted at for the eye: "Sat, Nov 21, 2026, 7:00 – 9:00 PM EST, started earlier". */
function cal_elements_event_hint( $bar, $read ) {
	$event  = $bar['item'];
	$span   = $event['span'];
	$tables = $read['tables'];
	$read   = cal_elements_seen_from( $span, $read );
	$is_day = $span['is_whole'] || $span['end'] <= strtotime( "{$span['first']} UTC" ) + DAY_IN_SECONDS;
	$time   = $is_day && ! $span['is_whole'] ? cal_elements_clock_range( $span['start'], $span['end'], $read ) : '';
	$clock  = $span['is_whole'] ? $tables['allDay'] : cal_elements_joined( ' ', $time, cal_elements_clocks( $span, $read )['zone'] );
	return cal_elements_joined(
		', ',
		cal_elements_label( $span, array( 'is_day' => false ), $read ),
		$clock,
		$event['has_past'] && $span['end_day'] >= $read['today'] ? $tables['ended'] : '',
		$event['featured'] ? $tables['featured'] : '',
		$bar['begins'] ? '' : $tables['month']['hasBegun'],
		$bar['ends'] ? '' : $tables['month']['goesOn']
	);
}

/** The events of the chosen day, below a small month: what runs over several days in lines, the others as cards. */
function cal_elements_chosen_day( $answer, $read ) {
	$day   = $read['day'];
	$items = array_filter( $read['items'], fn( $item ) => $item['first'] <= $day && $day <= $item['last'] );
	$level = (int) $read['look']['heading-level'] + 1;
	// The year of today, and no day near the one that is chosen.
	$in_year = substr( $day, 5 );
	$quiet   = substr( $read['today'], 0, 5 ) . ( $in_year > '01-03' && $in_year < '12-28' ? '12-31' : '06-30' );
	$read  = array( 'today' => $quiet ) + $read;
	// Of the same rank, those that the calendar has told first.
	$items = array_values( $items );
	$order = fn( $one, $other ) => array( $items[ $one ]['rank'], $items[ $one ]['place'] ) <=> array( $items[ $other ]['rank'], $items[ $other ]['place'] );
	uksort( $items, $order );
	$cards = array_filter( $items, fn( $item ) => $item['first'] === $item['last'] );
	$strip = array_diff_key( $items, $cards );
	return cal_elements_month_part(
		'chosen',
		compact( 'answer', 'level' ) + array(
			'date'    => $day,
			'heading' => cal_elements_date( cal_elements_patterns( $read['tables']['headings']['day'], $day, $day, $read ), $day, $day, $read['tables'] ),
			'item'    => array_map( fn( $item ) => cal_elements_chosen_card( $item, $level + 1, $read ), $cards ),
			'box'     => array_map( fn( $item ) => cal_elements_chosen_line( $item, $read ), $strip ),
			'hint'    => ! $items,
		),
		$read
	);
}

/** A card on the chosen day. @throws UnexpectedValueException Where it would have to say that the event is over. */
function cal_elements_chosen_card( $event, $level, $read ) {
	$span  = $event['span'];
	$brief = cal_elements_brief( $span, $read, '' );
	if ( $event['has_past'] && $span['end_day'] >= $read['today'] ) {
		throw new UnexpectedValueException( 'ended' );
	}
	$places = array_map( fn( $venue ) => cal_elements_joined( ', ', $venue['name'], $venue['city'] ), $event['venue'] );
	return array(
		'level'    => $level,
		'past'     => $event['has_past'],
		'datetime' => $span['datetime'],
		'label'    => cal_elements_label( $span, $brief, $read ),
		'date'     => $brief['date'],
		'all-day'  => $brief['is_day'] && $span['is_whole'],
		'clock'    => $brief['time'],
		'zone'     => '' === $brief['time'] ? '' : cal_elements_clocks( $span, $read )['zone'],
		'venue'    => cal_elements_joined( ' · ', ...$places ),
	) + $event;
}

/** A line on the chosen day, of what runs over several days. @throws UnexpectedValueException Where it would have to say that the event is over. */
function cal_elements_chosen_line( $event, $read ) {
	if ( $event['has_past'] && $event['span']['end_day'] >= $read['today'] ) {
		throw new UnexpectedValueException( 'ended' );
	}
	$until = cal_elements_days( $event['last'], $event['last'], $read, 'single' );
	$time  = cal_elements_phrase( 'until', $until, $read['tables'] );
	return cal_elements_event_box( 'ongoing', $event, array( 'bar', 'ongoing' ), array(), compact( 'time' ) + array( 'tab' => '0' ), $read );
}
