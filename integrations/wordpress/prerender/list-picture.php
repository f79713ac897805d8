<?php
/**
 * The picture of a list, in its groups.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/** How many rows are laid out together. */
const CAL_ELEMENTS_BLOCKS = array(
	'list'    => 10,
	'compact' => 10,
	'cards'   => 60,
);

/**
 * What stands in the frame of a list.
 *
 * @param array $attributes Those of the element.
 * @param array $read       Who reads, when, and what is shown.
 * @return array|null By placeholder; null where it looks otherwise.
 * @throws UnexpectedValueException Where only browsers know what it is.
 */
function cal_elements_list_parts( $attributes, $read ) {
	$given  = $attributes + array(
		'layout'        => 'list',
		'group-by'      => 'none',
		'color-by'      => 'none',
		'heading-level' => '3',
		'paging'        => 'more',
	);
	$layout = $given['layout'];
	if ( ! isset( CAL_ELEMENTS_BLOCKS[ $layout ] ) || 'none' !== $given['color-by'] || ! preg_match( '/^[1-9]\d?$/D', $given['heading-level'] ) ) {
		return null;
	}
	$tables = $read['tables'];
	$events = array_map( 'cal_elements_event', $read['events'] );
	foreach ( $events as $index => $event ) {
		$events[ $index ]['span'] = cal_elements_shown_span( $event['span'], $read );
	}
	$read   = array(
		'layout'     => $layout,
		'has_images' => false,
	) + $read;
	foreach ( $events as $event ) {
		$read['has_images'] = $read['has_images'] || ( $event['image'] && cal_elements_allows( $event['image']['url'], $read ) );
	}
	$count = count( $events );
	$total = $read['total'];
	if ( ! $count ) {
		return array(
			'{seen}'    => 'unseen',
			'{status}'  => cal_elements_count( $tables['all'], 0, $tables ),
			'{content}' => cal_elements_empty( $attributes, $read ),
		);
	}
	$groups = cal_elements_groups( $events, $given['group-by'], (int) $given['heading-level'], $read );
	if ( '' === $groups ) {
		return null;
	}
	return array(
		'{seen}'    => '',
		'{status}'  => $count === $total
			? cal_elements_count( $tables['all'], $count, $tables )
			: cal_elements_number( $count, $tables ) . ' ' . cal_elements_count( $tables['of'], $total, $tables ),
		'{content}' => "\n<div class=\"groups $layout by-{$given['group-by']}\">\n$groups\n</div>\n " . cal_elements_paging( $given['paging'], min( $total, (int) ( $given['limit'] ?? PHP_INT_MAX ) ), $count, $read ),
	);
}

/**
 * What stands in a list without events.
 *
 * @param array $attributes Those of the element.
 * @param array $read       Who reads, and what is shown.
 * @return string HTML.
 */
function cal_elements_empty( $attributes, $read ) {
	$given  = str_replace( '-', '_', array_keys( $attributes ) );
	$limits = array_diff( array_keys( cal_elements_table( 'filters' )['order'] ), array( 'page', 'per_page', 'search' ) );
	$sought = array_intersect( $given, $limits ) ? 'filter' : ( in_array( 'search', $given, true ) ? 'search' : 'none' );
	$range  = $read['is_upcoming'] ? 'upcoming' : ( $read['is_past'] || '' === $read['range'] ? 'past' : ( 'all' === $read['range'] ? 'all' : 'today' ) );
	return $read['tables']['empty'][ $range ][ $sought ];
}

/**
 * The buttons below a list.
 *
 * @param string $paging How it goes on.
 * @param int    $total  How many events it may show.
 * @param int    $count  How many it shows.
 * @param array  $read   Who reads, and what is shown.
 * @return string HTML.
 */
function cal_elements_paging( $paging, $total, $count, $read ) {
	$tables = $read['tables'];
	if ( 'pager' === $paging ) {
		$pages = (int) ceil( $total / $read['per_page'] );
		return str_replace( '{pages}', cal_elements_number( $pages, $tables ), $tables['pagers'][ min( $pages, 5 ) ] ?? '' );
	}
	$left = 'none' === $paging ? 0 : $total - $count;
	return $left < 1 ? '' : str_replace( '{more}', cal_elements_count( $tables['more'], min( $left, $read['per_page'] ), $tables ), $tables['moreButton'] );
}

/**
 * Cards in their groups, both in the order in which they come.
 *
 * @param array  $events   Their records.
 * @param string $grouping What they are grouped by.
 * @param int    $level    That of the outermost headings.
 * @param array  $read     Who reads, and when.
 * @return string HTML; empty where nothing is known of that.
 */
function cal_elements_groups( $events, $grouping, $level, $read ) {
	if ( 'none' === $grouping ) {
		return '<section part="group">' . cal_elements_rows( $events, $read, $level ) . '</section>';
	}
	$groups = array();
	foreach ( $events as $event ) {
		$key = cal_elements_group_of( $event, $grouping, $read );
		if ( null === $key ) {
			return '';
		}
		$groups[ " $key" ][] = $event;
	}
	$html = '';
	foreach ( array_keys( $groups ) as $index => $key ) {
		$name   = substr( $key, 1 );
		$todays = array();
		foreach ( $groups[ $key ] as $event ) {
			$todays[ cal_elements_seen_from( $event['span'], $read )['today'] ] = true;
		}
		// Where the clocks of its events show several days, none is called near.
		$days    = 'day' === $grouping && 1 === count( $todays ) ? cal_elements_days_until( $name, key( $todays ) ) : PHP_INT_MAX;
		$near    = $read['tables']['near']['headings'][ $days ] ?? '';
		$heading = cal_elements_line( 'span class="near"', '' === $near ? '' : "$near · " ) . cal_elements_content( cal_elements_group_heading( $name, $grouping, $read ) );
		$rail    = '';
		if ( 'day' === $grouping && 'list' === $read['layout'] ) {
			$near = cal_elements_line( 'div part="nearness" dir="auto"', $read['tables']['near']['days'][ $days ] ?? '' );
			$rail = '<div class="rail" aria-hidden="true">' . cal_elements_badge( $name, $read ) . "$near</div>";
		}
		$html .= "\n<section part=\"group\" role=\"group\" aria-labelledby=\"group-$index\">\n"
			. "<div part=\"heading group-heading\" class=\"heading\" id=\"group-$index\" dir=\"auto\" role=\"heading\" aria-level=\"$level\">\n$heading\n</div>\n"
			. "$rail " . cal_elements_rows( $groups[ $key ], $read, $level + 1 ) . "\n</section>\n";
	}
	return $html;
}

/**
 * The group of an event.
 *
 * @param array  $event    Its record.
 * @param string $grouping What events are grouped by.
 * @param array  $read     Who reads, and when.
 * @return string|null Null where nothing is known of that.
 */
function cal_elements_group_of( $event, $grouping, $read ) {
	$first = $event['span']['first'];
	$read  = cal_elements_seen_from( $event['span'], $read );
	// What runs already stands under the day that the list begins with.
	$day = ( $read['is_upcoming'] || $read['since'] > $read['today'] ) && $first < $read['since'] ? $read['since'] : $first;
	switch ( $grouping ) {
		case 'day':
			return $day;
		case 'month':
			return substr( $day, 0, 7 );
		case 'venue':
			return $event['venues'][0]['name'] ?? '';
		case 'category':
			return $event['categories'][0]['name'] ?? '';
		default:
			return null;
	}
}

/**
 * What a group is called.
 *
 * @param string $key      Of the group.
 * @param string $grouping What events are grouped by.
 * @param array  $read     Who reads, and when.
 * @return string
 */
function cal_elements_group_heading( $key, $grouping, $read ) {
	$tables = $read['tables'];
	if ( 'day' === $grouping ) {
		return cal_elements_date( cal_elements_patterns( $tables['headings']['day'], $key, $key, $read ), strtotime( "$key UTC" ), 0, $tables );
	}
	if ( 'month' === $grouping ) {
		return cal_elements_date( $tables['headings']['month'], strtotime( "$key-01 UTC" ), 0, $tables );
	}
	return '' === $key ? $tables['headings'][ $grouping ] : $key;
}

/**
 * Cards as rows, in the blocks that browsers lay out.
 *
 * @param array $events Their records.
 * @param array $read   Who reads, and when.
 * @param int   $level  That of their headings.
 * @return string HTML.
 */
function cal_elements_rows( $events, $read, $level ) {
	$html = '';
	foreach ( array_chunk( $events, CAL_ELEMENTS_BLOCKS[ $read['layout'] ] ) as $block ) {
		$html .= '<div class="block">';
		foreach ( $block as $event ) {
			$html .= '<div part="item" class="item" role="listitem">' . cal_elements_card( $event, $read, $level ) . '</div>';
		}
		$html .= '</div>';
	}
	return "<div part=\"list\" class=\"items\" role=\"list\" >$html</div>";
}
