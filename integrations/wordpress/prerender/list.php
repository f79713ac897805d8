<?php
/** What the template of a list says, in its groups. */

defined( 'ABSPATH' ) || exit;

/** What events are grouped by; of days, so many characters. */
const CAL_ELEMENTS_GROUPINGS = array(
	'none'     => 0,
	'day'      => 10,
	'month'    => 7,
	'venue'    => 0,
	'category' => 0,
);

/** A list: its `template` and values; null where it looks otherwise. */
function cal_elements_list( $attributes, $read ) {
	$layout   = $attributes['layout'] ?? 'list';
	$grouping = $attributes['group-by'] ?? 'none';
	$level    = $attributes['heading-level'] ?? '3';
	$tables   = $read['tables'];
	$size     = cal_elements_table( 'records' )['blockSizes'][ $layout ] ?? 0;
	if ( ! $size || ! isset( CAL_ELEMENTS_GROUPINGS[ $grouping ] ) || 'none' !== ( $attributes['color-by'] ?? 'none' ) || ! preg_match( '/^[1-9]\d?$/D', $level ) ) {
		return null;
	}
	$count  = count( $read['events'] );
	$total  = $read['total'];
	$values = array(
		'template' => $layout,
		'unseen'   => ! $count,
		'status'   => ( $count < $total ? cal_elements_number( $count, $tables ) . ' ' : '' ) . cal_elements_count( $tables[ $count < $total ? 'of' : 'all' ], $total, $tables ),
	);
	if ( ! $count ) {
		return $values + array( 'empty' => cal_elements_empty( $attributes, $read ) );
	}
	$events = array_map( fn( $event ) => array( 'span' => cal_elements_row_span( $event, $read ) ) + $event, array_map( 'cal_elements_event', $read['events'] ) );
	$read  += compact( 'layout', 'size' ) + array(
		'has_images' => (bool) array_filter( array_filter( array_column( $events, 'image' ) ), fn( $image ) => cal_elements_allows( $image['url'], $read ) ),
	);
	$ongoing = in_array( $grouping, array( 'venue', 'category' ), true ) || 'cards' === $layout ? array() : cal_elements_ongoing( $events, $read );
	$rows    = array_values( array_diff_key( $events, $ongoing ) );
	return $values + array(
		'ongoing-item' => array_map( fn( $event ) => cal_elements_ongoing_item( $event, $read ), array_values( $ongoing ) ),
		'grouping'     => $grouping,
		'pictured'     => $read['has_images'] ? 'pictured' : '',
		'group'        => cal_elements_groups( $rows, $grouping, (int) $level, $read ),
	) + cal_elements_paging( $attributes['paging'] ?? 'more', min( $total, (int) ( $attributes['limit'] ?? PHP_INT_MAX ) ), $count, $read );
}

/** What stands in a list without events, as HTML of ours. */
function cal_elements_empty( $attributes, $read ) {
	$given  = str_replace( '-', '_', array_keys( $attributes ) );
	$limits = array_diff( array_keys( cal_elements_table( 'filters' )['order'] ), array( 'page', 'per_page', 'search' ) );
	$sought = array_intersect( $given, $limits ) ? 'filter' : ( in_array( 'search', $given, true ) ? 'search' : 'none' );
	$said   = $read['tables']['empty'];
	return $said[ '' === $read['range'] ? 'past' : ( isset( $said[ $read['range'] ] ) ? $read['range'] : 'today' ) ][ $sought ];
}

/** Whether an event has begun, and runs on the day that a list begins with, for at least so many days. */
function cal_elements_is_ongoing( $event, $read, $days ) {
	$span = $event['span'];
	$read = cal_elements_seen_from( $span, $read );
	return $span['first'] <= $read['today'] && $span['first'] < $read['since'] && $read['since'] <= $span['last']
		&& cal_elements_days_until( $span['last'], $span['first'] ) >= $days;
}

/** What runs for weeks, by its place: it stands in a line above the rows of a list that it would begin, where the list holds more of what begins. */
function cal_elements_ongoing( $events, $read ) {
	$ongoing = array_filter( $events, fn( $event ) => cal_elements_is_ongoing( $event, $read, 7 ) );
	return cal_elements_is_ongoing( $events[0], $read, 0 ) && count( $ongoing ) * 2 <= count( $events ) ? $ongoing : array();
}

/** The name of an event in that line. */
function cal_elements_ongoing_item( $event, $read ) {
	return array(
		'badge' => cal_elements_marks( $event['answer'], $read['tables'] ),
		'end'   => cal_elements_end( $event['span'], $read ),
		'title' => cal_elements_title( $event, $read ),
	) + $event;
}

/** The buttons below a list that shows so many of a total. */
function cal_elements_paging( $paging, $total, $count, $read ) {
	$tables = $read['tables'];
	if ( 'pager' === $paging ) {
		$pages = (int) ceil( $total / $read['per_page'] );
		return array( 'pager' => str_replace( '{pages}', cal_elements_number( $pages, $tables ), $tables['pagers'][ min( $pages, 5 ) ] ?? '' ) );
	}
	$left = 'none' === $paging ? 0 : min( $total - $count, $read['per_page'] );
	return array( 'more' => $left > 0 ? cal_elements_count( $tables['more'], $left, $tables ) : '' );
}

/** Cards in their groups, both in the order in which they come. */
function cal_elements_groups( $events, $grouping, $level, $read ) {
	$groups = array();
	foreach ( $events as $event ) {
		$groups[ ' ' . cal_elements_group_of( $event, $grouping, $read ) ][] = $event;
	}
	$group = function ( $key, $members ) use ( $grouping, $level, $read ) {
		$heading = 'none' === $grouping ? array() : cal_elements_group_heading( substr( $key, 1 ), $members, $grouping, $read );
		$cards   = array_map( fn( $event ) => cal_elements_card( $event, $read, $level + ( $heading ? 1 : 0 ) ), $members );
		$blocks  = array_map( fn( $block ) => array( 'item' => $block ), array_chunk( $cards, $read['size'] ) );
		return $heading + array(
			'level' => $level,
			'block' => $blocks,
		);
	};
	return array_map( $group, array_keys( $groups ), $groups );
}

/** The key of the group of an event: a day or a month, or a name. */
function cal_elements_group_of( $event, $grouping, $read ) {
	if ( ! CAL_ELEMENTS_GROUPINGS[ $grouping ] ) {
		return $event[ $grouping ][0]['name'] ?? '';
	}
	$first = $event['span']['first'];
	$read  = cal_elements_seen_from( $event['span'], $read );
	// What runs already stands under the day that the list begins with.
	$day = ( $read['is_upcoming'] || $read['since'] > $read['today'] ) && $first < $read['since'] ? $read['since'] : $first;
	return substr( $day, 0, CAL_ELEMENTS_GROUPINGS[ $grouping ] );
}

/** What a group is called. */
function cal_elements_group_heading( $key, $events, $grouping, $read ) {
	$tables = $read['tables'];
	if ( 'day' !== $grouping ) {
		$named = '' === $key ? $tables['headings'][ $grouping ] : $key;
		return array( 'group-heading' => 'month' === $grouping ? cal_elements_date( $tables['headings']['month'], "$key-01", "$key-01", $tables ) : $named );
	}
	$todays = array_unique( array_map( fn( $event ) => cal_elements_seen_from( $event['span'], $read )['today'], $events ) );
	// Where the clocks of its events show several days, none is called near.
	$days = 1 === count( $todays ) ? cal_elements_days_until( $key, current( $todays ) ) : PHP_INT_MAX;
	return array(
		'group-heading' => cal_elements_date( cal_elements_patterns( $tables['headings']['day'], $key, $key, $read ), $key, $key, $tables ),
		'near'          => $tables['near']['headings'][ $days ] ?? '',
		'nearness'      => $tables['near']['days'][ $days ] ?? '',
	) + cal_elements_badge( $key, $read );
}
