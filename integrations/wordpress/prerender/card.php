<?php
/**
 * An event as a list shows it, in every layout.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The day on a badge.
 *
 * @param string $day  YYYY-MM-DD.
 * @param array  $read Who reads, and when.
 * @return string HTML.
 */
function cal_elements_badge( $day, $read ) {
	$lines = array(
		'weekday' => '{W}',
		'day'     => $read['tables']['badgeDay'],
		'month'   => '{B}',
		'year'    => substr( $day, 0, 4 ) === substr( $read['today'], 0, 4 ) ? '' : '{Y}',
	);
	$html  = '';
	foreach ( $lines as $name => $pattern ) {
		$html .= cal_elements_line( "span part=\"date-badge-$name\" class=\"badge-$name\"", cal_elements_date( $pattern, strtotime( "$day UTC" ), 0, $read['tables'] ) );
	}
	return "<div part=\"date-badge\" aria-hidden=\"true\" class=\"date-badge \">$html</div>";
}

/**
 * When an event takes place, in the fewest words.
 *
 * @param array  $span  Its dates.
 * @param array  $read  Who reads, and when.
 * @param string $since The day that what runs stands under.
 * @return array The `day` of a badge, the `date`, whether that `is_day`, `time`, and `until` when what has begun on an earlier day.
 */
function cal_elements_brief( $span, $read, $since ) {
	list( 'first' => $first, 'last' => $last ) = $span;

	$is_night   = cal_elements_is_night( $span );
	$is_running = $first < $since && $since <= $last;
	if ( $first === $last || ( $is_night && ! $is_running ) ) {
		return array(
			'day'    => $first,
			'date'   => cal_elements_days( $first, $first, $read, 'weekday' ),
			'is_day' => true,
			'time'   => $span['is_whole'] ? '' : cal_elements_clock_range( $span['start'], $span['end'], $read ),
			'until'  => '',
		);
	}
	$end = $is_night ? cal_elements_clock_range( $span['end'], $span['end'], $read ) : cal_elements_days( $last, $last, $read, 'single' );
	return array(
		'day'    => $is_running ? $since : $first,
		'date'   => cal_elements_days( $first, $last, $read, 'single' ),
		'is_day' => false,
		'time'   => '',
		'until'  => $is_running ? $end : '',
	);
}

/**
 * Whether it is the end of an evening, which is its day's.
 *
 * @param array $span Dates.
 * @return bool
 */
function cal_elements_is_night( $span ) {
	return ! $span['is_all_day'] && $span['end'] - $span['start'] < DAY_IN_SECONDS / 2;
}

/**
 * The whole date of an event, for who hears it; with the times where it takes place on several days.
 *
 * @param array $span  Its dates.
 * @param array $brief What is written.
 * @param array $read  Who reads, and when.
 * @return string Empty where the line says it.
 */
function cal_elements_label( $span, $brief, $read ) {
	$first = $span['first'];
	if ( ! $span['is_whole'] && $span['end'] > strtotime( "$first UTC" ) + DAY_IN_SECONDS ) {
		return $brief['is_day'] ? '' : cal_elements_moments( $span, $read );
	}
	$last  = $span['is_whole'] ? $span['last'] : $first;
	$years = $read['tables']['days']['withYear'];
	return cal_elements_date( $years[ cal_elements_sort( $first, $last, 'weekday' ) ], strtotime( "$first UTC" ), strtotime( "$last UTC" ), $read['tables'] );
}

/**
 * The moments at which an event with times begins and ends.
 *
 * @param array $span Its dates.
 * @param array $read Who reads, and when.
 * @return string
 */
function cal_elements_moments( $span, $read ) {
	$sort = cal_elements_sort( $span['first'], $span['end_day'], 'day' );
	return cal_elements_date( $read['clock']['moments'][ $sort ], $span['start'], $span['end'], $read['tables'] );
}

/**
 * When an event takes place on the clock of who reads.
 *
 * @param array  $clocks Those of the event.
 * @param string $day    The day that the card shows.
 * @param array  $read   Who reads, and when.
 * @return string HTML; empty where that is not shown.
 */
function cal_elements_visitor_time( $clocks, $day, $read ) {
	$span = $clocks['visitor'];
	if ( ! $span ) {
		return '';
	}
	$brief = cal_elements_brief( $span, $read, '' );
	$text  = '' === $brief['time'] ? cal_elements_moments( $span, $read ) : $brief['time'];
	$date  = '' === $brief['time'] || $brief['day'] === $day ? '' : cal_elements_days( $brief['day'], $brief['day'], $read, 'weekday' ) . ' · ';
	return cal_elements_line( "time part=\"visitor-time\" datetime=\"{$span['datetime']}\"", "$date$text {$clocks['visitor_zone']} ({$read['tables']['yourTime']})" );
}

/**
 * The line that says when.
 *
 * @param array $span  Dates.
 * @param array $brief What is written.
 * @param array $read  Who reads, and when.
 * @return string HTML.
 * @throws UnexpectedValueException Where only browsers know what it is.
 */
function cal_elements_when( $span, $brief, $read ) {
	$label  = cal_elements_label( $span, $brief, $read );
	$clocks = cal_elements_clocks( $span, $read );
	$text   = '' === $brief['until'] ? $brief['date'] : str_replace( '{day}', $brief['until'], $read['tables']['until'] );
	$open   = 'time part="date"' . ( $brief['is_day'] ? ' class="day"' : '' ) . " datetime=\"{$span['datetime']}\"" . ( '' === $label ? '' : ' aria-label="' . cal_elements_escape( $label ) . '"' );
	// What the script says of events near the day has its place kept.
	$days     = cal_elements_days_until( $brief['day'], $read['today'] );
	$is_brief = 'compact' === $read['layout'];
	$near     = $brief['is_day'] ? $read['tables']['near']['headings'][ $days ] ?? '' : '';
	$runs     = '' !== $brief['until'] && $read['since'] === $read['today'] ? str_replace( '{day}', $brief['until'], $read['tables']['runs'] ) : '';
	$is_soon  = 0 === $days && ! $is_brief && '' === $brief['until'] && ! $span['is_all_day'] && ! cal_elements_has_ended( $span, $read['today'], $read['now'] );
	return '<div part="time" class="time">' . cal_elements_line( 'span class="near"', '' === $near ? '' : "$near ·" ) . cal_elements_line( 'span class="runs"', $runs )
		. cal_elements_line( $open, $text )
		. cal_elements_line( 'span part="all-day"', $brief['is_day'] && $span['is_whole'] ? $read['tables']['allDay'] : '' )
		. cal_elements_line( 'span part="clock"', $brief['time'] )
		. cal_elements_line( 'span part="zone"', '' === $brief['time'] ? '' : $clocks['shown'] )
		. ( $is_soon ? '<span part="nearness">' . cal_elements_content( cal_elements_clock_nearness( $span['from'], $read ) ) . '</span>' : '' )
		. ( $is_brief || '' === $brief['time'] ? '' : cal_elements_visitor_time( $clocks, $brief['day'], $read ) . cal_elements_line( 'span class="kept"', $clocks['kept'] ) ) . '</div>';
}

/**
 * The image of a card, or a hue that stands in for it.
 *
 * @param array $event Its record.
 * @param array $read  Who reads, and when.
 * @return string HTML.
 */
function cal_elements_card_image( $event, $read ) {
	$image = $event['image'];
	if ( $image && cal_elements_allows( $image['url'], $read ) ) {
		$sizes = 'cards' === $read['layout'] ? '(max-width: 40rem) 100vw, 24rem' : '12rem';
		$html  = sprintf( '<img data-cal="image" loading="lazy" decoding="async" alt="%s" sizes="%s" srcset="%s" src="%s"', cal_elements_escape( $image['alt'] ), $sizes, cal_elements_escape( cal_elements_srcset( $image, $read ) ), cal_elements_escape( $image['url'] ) );
		foreach ( array( 'width', 'height' ) as $name ) {
			$html .= $image[ $name ] ? " $name=\"{$image[ $name ]}\"" : '';
		}
		// Narrower ones, such as logos, would blur.
		$html .= $image['width'] && $image['width'] < 200 ? ' class="small"' : '';
		return "<div part=\"image\" class=\"image\">$html></div>";
	}
	if ( 'cards' !== $read['layout'] || ! $read['has_images'] ) {
		return '';
	}
	$first = $event['categories'][0] ?? null;
	$name  = cal_elements_escape( $first['name'] ?? '' );
	// A hue of 24, as the style sheet of pictures has them: ids that follow each other are a golden angle apart.
	$hue = (int) round( ( $first ?? $event )['id'] * 137.5 / 15 ) % 24;
	return "<div aria-hidden=\"true\" part=\"image placeholder\" class=\"image placeholder \" data-name=\"$name\" data-hue=\"$hue\"></div>";
}

/**
 * The card of an event, as the element renders it.
 *
 * @param array $event Its record.
 * @param array $read  Who reads, and when.
 * @param int   $level That of its heading.
 * @return string HTML.
 * @throws UnexpectedValueException Where only browsers know what it is.
 */
function cal_elements_card( $event, $read, $level ) {
	$tables = $read['tables'];
	$span   = $event['span'];
	$read       = cal_elements_seen_from( $span, $read );
	$brief      = cal_elements_brief( $span, $read, $read['since'] );
	$is_compact = 'compact' === $read['layout'];
	$marks      = cal_elements_marks( $event['answer'], $tables );
	$states     = array_filter(
		array(
			'card'     => true,
			'featured' => $event['is_featured'],
			'sticky'   => $event['is_sticky'],
			'running'  => '' !== $brief['until'],
			'past'     => ! $read['is_past'] && cal_elements_has_ended( $span, $read['today'], $read['now'] ),
		)
	);
	$states     = implode( ' ', array_keys( $states + $marks ) );
	$title      = '';
	foreach ( $marks as $mark => $word ) {
		$title .= cal_elements_line( "span class=\"badge\" dir=\"auto\" part=\"badge badge-$mark\"", $word ) . ' ';
	}
	$title = cal_elements_link( $event['url'], $title . cal_elements_content( '' === $event['title'] ? $tables['untitled'] : $event['title'] ) );
	$body  = $event['is_featured'] ? '<div part="badges" class="marks">' . cal_elements_line( 'span part="badge badge-featured"', $tables['featured'] ) . '</div>' : '';
	$body .= cal_elements_when( $span, $brief, $read );
	$names = array();
	foreach ( $event['venues'] as $venue ) {
		$names[] = implode( ', ', array_filter( array( $venue['name'], $venue['city'] ), 'strlen' ) );
	}
	foreach ( $is_compact ? array( implode( ' · ', array_filter( $names, 'strlen' ) ) ) : $names as $name ) {
		$body .= cal_elements_line( 'div part="venue" dir="auto"', $name );
	}
	$body .= cal_elements_line( 'div part="cost" dir="auto"', $event['cost'] );
	$terms = array();
	foreach ( $is_compact ? array() : $event['categories'] as $term ) {
		$slug    = cal_elements_escape( $term['slug'] );
		$terms[] = "<span role=\"listitem\" dir=\"auto\" part=\"category category-$slug\">" . cal_elements_content( $term['name'] ) . '</span>';
	}
	if ( $terms ) {
		$body .= '<div part="categories" role="list" aria-label="' . cal_elements_escape( $tables['categories'] ) . '">' . implode( ' · ', $terms ) . '</div>';
	}
	return "<div part=\"$states\" class=\"$states\"" . cal_elements_end( $span, $read ) . '>'
		. ( $is_compact ? '' : cal_elements_badge( $brief['day'], $read ) )
		. "<div part=\"body\" class=\"body\"><div part=\"title\" class=\"title\" dir=\"auto\" role=\"heading\" aria-level=\"$level\">$title</div>$body</div>"
		. ( 'list' === $read['layout'] ? cal_elements_line( 'div part="excerpt" dir="auto"', $event['excerpt'] ) : '' )
		. ( $is_compact ? '' : cal_elements_card_image( $event, $read ) ) . '</div>';
}
