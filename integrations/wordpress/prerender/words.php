<?php
/**
 * Events as words, for feeds, reader modes and whoever runs no scripts, in any language of WordPress.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * What an element shows, in words.
 *
 * @param string $tag      The element.
 * @param array  $events   As the interface tells them.
 * @param bool   $is_block Whether it may hold lists and paragraphs: a shortcode may stand in a paragraph, which they would end.
 * @return string HTML; empty where there is nothing to say.
 */
function cal_elements_words( $tag, $events, $is_block ) {
	$lines = array_filter( array_map( 'cal_elements_event_words', $events ), 'strlen' );
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
 * What the calendar says, which may be in another direction than the page: else the dot at its end would stand at its beginning.
 *
 * @param string $text Text.
 * @return string HTML; empty where there is none.
 */
function cal_elements_isolated( $text ) {
	return cal_elements_line( 'bdi', $text );
}

/**
 * An event in a line, with date, year and zone, as the site writes dates.
 *
 * @param array $event As the interface tells it.
 * @return string HTML; empty where nobody knows when it is.
 */
function cal_elements_event_words( $event ) {
	try {
		$span = cal_elements_span( $event );
	} catch ( UnexpectedValueException $error ) {
		return '';
	}
	$title = cal_elements_isolated( cal_elements_text( $event['title'] ?? '' ) );
	$words = cal_elements_table( 'dates/' . get_bloginfo( 'language' ) );
	$marks = cal_elements_marks( $event, $words ? $words : cal_elements_table( 'dates/en-US' ) );
	$url   = esc_url( $event['url'] ?? '', array( 'http', 'https' ) );
	$utc   = new DateTimeZone( 'UTC' );
	$day   = get_option( 'date_format' );
	$ends  = array( wp_date( $day, strtotime( "{$span['first']} UTC" ), $utc ), wp_date( $day, strtotime( "{$span['last']} UTC" ), $utc ) );
	if ( ! $span['is_whole'] ) {
		$clock    = get_option( 'time_format' );
		$ends[0] .= ', ' . wp_date( $clock, $span['start'], $utc );
		$ends[1]  = ( $span['first'] === $span['last'] ? '' : "$ends[1], " ) . wp_date( $clock, $span['end'], $utc );
	}
	$when  = implode( ' – ', array_unique( $ends ) ) . ( $span['is_whole'] ? '' : ' ' . ( $event['timezone_abbr'] ?? $event['timezone'] ?? '' ) );
	$where = array();
	foreach ( cal_elements_named( $event['venue'] ?? null, 'venue' ) as $venue ) {
		$where[] = implode( ', ', array_filter( array( cal_elements_text( $venue['venue'] ), cal_elements_text( $venue['city'] ?? '' ) ), 'strlen' ) );
	}
	$words = array(
		$url ? "<a href=\"$url\">$title</a>" : $title,
		cal_elements_content( $marks ? '(' . implode( ', ', $marks ) . ')' : '' ),
		"<time datetime=\"{$span['datetime']}\">" . cal_elements_content( $when ) . '</time>',
		cal_elements_isolated( implode( '; ', array_filter( $where, 'strlen' ) ) ),
	);
	return implode( ' ', array_filter( $words, 'strlen' ) );
}

/**
 * The text of a description, a paragraph for each of its lines.
 *
 * @param mixed $html From the calendar.
 * @return string HTML.
 */
function cal_elements_description_words( $html ) {
	$words  = '';
	$table  = cal_elements_table( 'records' );
	$breaks = "#{$table['breakingTag']}[^>]*>" . ( is_string( $html ) && cal_elements_is_plain( $html ) ? '|\R' : '' ) . '#i';
	// What is no text may hold what looks like tags.
	$text = is_string( $html ) ? preg_replace( '#<(' . $table['silentElements'] . ')\b.*?(?:</\1\s*>|$)#is', '', $html ) : '';
	foreach ( preg_split( $breaks, $text ) as $line ) {
		$words .= cal_elements_line( 'p', trim( cal_elements_text( $line ) ) );
	}
	return $words;
}
