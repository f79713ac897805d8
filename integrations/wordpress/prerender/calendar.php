<?php
/** A calendar, and the view that it begins with. */

defined( 'ABSPATH' ) || exit;

/** The views of a calendar. */
const CAL_ELEMENTS_VIEWS = array( 'list', 'month', 'week', 'day', 'map' );

/** The attributes with which a view begins with something else than its own first request. */
const CAL_ELEMENTS_OTHER_VIEWS = array(
	'list'  => array( 'date', 'event' ),
	'month' => array( 'event', 'range', 'per-page' ),
);

/** The words of an attribute, of which there are these; null where it has others. */
function cal_elements_words_of( $text, $known ) {
	$words = preg_split( '/[\s,]+/', $text, -1, PREG_SPLIT_NO_EMPTY );
	return array_diff( $words, $known ) ? null : $words;
}

/** The names of the views that a calendar offers, of which it begins with the first. */
function cal_elements_offered_views( $attributes ) {
	$views = cal_elements_words_of( $attributes['views'] ?? '', CAL_ELEMENTS_VIEWS );
	return $views ? $views : CAL_ELEMENTS_VIEWS;
}

/** The name of the view that a calendar begins with; empty where the one that is set is none of those that it offers. */
function cal_elements_first_view( $attributes ) {
	$offered = cal_elements_offered_views( $attributes );
	$view    = $attributes['view'] ?? $offered[0];
	return in_array( $view, $offered, true ) ? $view : '';
}

/** The attributes of the view that a calendar begins with, as `cal-event-list` or `cal-event-month` has them. */
function cal_elements_view_attributes( $attributes, $name ) {
	$level = (int) ( $attributes['heading-level'] ?? 2 );
	$own   = array( 'heading-level' => (string) ( 'list' === $name ? min( $level + 1, 6 ) : $level ) );
	// Of a calendar, that is the layout of its list.
	$others = array_flip( 'list' === $name ? array( 'open-event' ) : array( 'open-event', 'layout', 'selected' ) );
	return $own + array_diff_key( $attributes, $others );
}

/** The first view of a calendar: its view `inside`, whose attributes are the `inner` ones. */
function cal_elements_calendar_view( $attributes, $view ) {
	$inside = cal_elements_first_view( $attributes );
	$others = CAL_ELEMENTS_OTHER_VIEWS[ $inside ] ?? null;
	if ( ! $others || array_intersect_key( $attributes, array_flip( $others ) ) ) {
		return null;
	}
	$inner = cal_elements_view_attributes( $attributes, $inside );
	$shown = 'list' === $inside ? cal_elements_list_view( $inner, $view ) : cal_elements_month_view( $inner, $view );
	return $shown ? compact( 'inside', 'inner' ) + $shown : null;
}

/** A calendar: its `template` and values; null where it looks otherwise. */
function cal_elements_calendar( $attributes, $read ) {
	list( 'inside' => $inside, 'inner' => $inner, 'tables' => $tables ) = $read;

	$tools    = array( 'subscribe', 'share', 'print' );
	$controls = cal_elements_words_of( $attributes['controls'] ?? 'search filters subscribe share print', array_merge( array( 'search', 'filters', 'none' ), $tools ) );
	$layout   = $attributes['filter-layout'] ?? '';
	$is_dated = preg_grep( '/^(?:range|(?:start|end)s?-.*)$/', array_keys( $attributes ) );
	// Above a list stand the days that its filters leave.
	if ( null === $controls || ! in_array( $layout, array( '', 'bar', 'button' ), true ) || ( 'list' === $inside && $is_dated ) ) {
		return null;
	}
	$tag    = "cal-event-$inside";
	$markup = cal_elements_markup( $tag, $inner, array_diff_key( $read, array_flip( array( 'tables', 'clock' ) ) ) );
	if ( '' === $markup ) {
		return null;
	}
	$level = $attributes['heading-level'] ?? '2';
	$part  = fn( $name, $values = array() ) => cal_elements_fill( $tables['templates'][ "calendar-$name" ], $values );
	$link  = fn( $name ) => compact( 'name' ) + array(
		'label'      => $tables['month']['views'][ $name ],
		'current'    => $name === $inside ? 'current' : '',
		'is-current' => $name === $inside ? 'true' : 'false',
	);
	$views = cal_elements_offered_views( $attributes );
	$bar   = array(
		count( $views ) > 1 ? $part( 'views', array( 'view-link' => array_map( $link, $views ) ) ) : '',
		in_array( 'search', $controls, true ) ? $part( 'search' ) : '',
		in_array( 'filters', $controls, true ) && 'bar' !== $layout ? $part( 'filter-button' ) : '',
		in_array( 'filters', $controls, true ) && 'button' !== $layout ? $part( 'filter-bar' ) : '',
	);
	// The element around it has the mark of where it takes over, and says how old it is.
	$view = preg_replace( '#^<!--cal-->|<p class="as-of printed">[^<]*</p>$#D', '', $markup );
	return compact( 'tag' ) + array(
		'template' => 'calendar',
		'bar'      => cal_elements_joined( ' ', ...$bar ),
		'dates'    => 'list' === $inside ? $part( 'dates', compact( 'level' ) ) : '',
		'view'     => "<template shadowrootmode=\"open\">$view</template>",
		'tools'    => implode( ' ', array_map( fn( $name ) => $part( $name ), array_intersect( $tools, $controls ) ) ),
	);
}
