<?php
/** Events as words, for feeds, reader modes and whoever runs no scripts, in any language of WordPress. */

defined( 'ABSPATH' ) || exit;

/**
 * What an element shows, in words, as HTML; empty where there is nothing to say.
 *
 * @param string $tag      The element.
 * @param array  $events   As the interface tells them.
 * @param bool   $is_block Whether it may hold lists and paragraphs: a shortcode may stand in a paragraph, which they would end.
 */
function cal_elements_words( $tag, $events, $is_block ) {
	$lines = cal_elements_filled( array_map( 'cal_elements_event_words', $events ) );
	if ( ! $lines ) {
		return '';
	}
	if ( ! $is_block ) {
		return '<span data-cal>' . implode( '<br>', $lines ) . '</span>';
	}
	if ( 'cal-event-detail' !== $tag ) {
		return '<ul data-cal><li>' . implode( '</li><li>', $lines ) . '</li></ul>';
	}
	return "<div data-cal><p>$lines[0]</p>" . cal_elements_description_words( $events[0]['description'] ?? '' ) . '</div>';
}

/**
 * An event in a line, with date, year and zone, as the site writes dates; empty where nobody knows when it is. What the calendar says may be in another
 * direction than the page: else the dot at its end would stand at its beginning.
 */
function cal_elements_event_words( $event ) {
	try {
		$span = cal_elements_span( $event );
	} catch ( UnexpectedValueException $error ) {
		return '';
	}
	$title  = cal_elements_line( 'bdi', cal_elements_text( $event['title'] ?? '' ) );
	$tables = cal_elements_table( 'dates/' . get_bloginfo( 'language' ) );
	$marks  = cal_elements_marks( $event, $tables ? $tables : cal_elements_table( 'dates/en-US' ) );
	$url    = esc_url( $event['url'] ?? '', array( 'http', 'https' ) );
	$date   = fn( $day ) => wp_date( get_option( 'date_format' ), strtotime( "$day UTC" ), new DateTimeZone( 'UTC' ) );
	$ends   = array( $date( $span['first'] ), $date( $span['last'] ) );
	if ( ! $span['is_whole'] ) {
		$time = fn( $moment ) => wp_date( get_option( 'time_format' ), $moment, new DateTimeZone( 'UTC' ) );
		$ends = array( "$ends[0], " . $time( $span['start'] ), ( $span['first'] === $span['last'] ? '' : "$ends[1], " ) . $time( $span['end'] ) );
	}
	$when  = implode( ' – ', array_unique( $ends ) ) . ( $span['is_whole'] ? '' : ' ' . ( $event['timezone_abbr'] ?? $event['timezone'] ?? '' ) );
	$place = fn( $venue ) => cal_elements_joined( ', ', cal_elements_text( $venue['venue'] ), cal_elements_text( $venue['city'] ?? '' ) );
	return cal_elements_joined(
		' ',
		$url ? "<a href=\"$url\">$title</a>" : $title,
		cal_elements_content( $marks ? '(' . implode( ', ', array_column( $marks, 'badge' ) ) . ')' : '' ),
		"<time datetime=\"{$span['datetime']}\">" . cal_elements_content( $when ) . '</time>',
		cal_elements_line( 'bdi', cal_elements_joined( '; ', ...array_map( $place, cal_elements_named( $event['venue'] ?? null, 'venue' ) ) ) )
	);
}

/** The text of a description, a paragraph for each of its lines. */
function cal_elements_description_words( $html ) {
	$html   = is_string( $html ) ? $html : '';
	$table  = cal_elements_table( 'records' );
	$breaks = "#{$table['breakingTag']}[^>]*>" . ( cal_elements_is_plain( $html ) ? '|\R' : '' ) . '#i';
	// What is no text may hold what looks like tags.
	$lines = preg_split( $breaks, preg_replace( '#<(' . $table['silentElements'] . ')\b.*?(?:</\1\s*>|$)#is', '', $html ) );
	return implode( '', array_map( fn( $line ) => cal_elements_line( 'p', trim( cal_elements_text( $line ) ) ), $lines ) );
}
