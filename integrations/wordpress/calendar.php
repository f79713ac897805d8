<?php
/**
 * What the plugin knows of the site's calendar and passes to the elements, so that nobody has to write it into a block.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/** The attributes that an element gets from the site: where its calendar is, its file of places, its time zone, its week and its clock. */
function cal_elements_site() {
	$calendar = get_option( 'tribe_events_calendar_options' );
	$has_zone = is_array( $calendar ) && 'site' === ( $calendar['tribe_events_timezone_mode'] ?? '' );
	$site     = array(
		'base-url'     => rest_url(),
		'namespace'    => cal_elements_namespace(),
		'places'       => get_option( 'cal_elements_places' ) ? rest_url( 'cal-elements/v1/places' ) : '',
		'time-zone'    => $has_zone ? wp_timezone_string() : '',
		'time-display' => $has_zone ? 'visitor' : '',
	);
	return array_filter( $site ) + cal_elements_clock();
}

/** Those of them that hold for another calendar too. */
function cal_elements_clock() {
	$day = (int) get_option( 'start_of_week' );
	// In a format, "g" and "h" are hours of twelve, unless a backslash makes them letters, as in "G\hi".
	$letters = preg_replace( '/\\\\./', '', get_option( 'time_format' ) );
	return array(
		// WordPress counts from Sunday, which is 0; the elements from Monday to Sunday, which is 7.
		'first-day'  => (string) ( $day ? $day : 7 ),
		'hour-cycle' => preg_match( '/[gh]/', $letters ) ? 'h12' : 'h23',
	);
}

/** The namespace of the site's calendar: the first that has all five lists. */
function cal_elements_namespace() {
	$namespace = get_transient( 'cal_elements_namespace' );
	if ( false === $namespace ) {
		$server    = rest_get_server();
		$routes    = $server->get_routes();
		$namespace = '';
		foreach ( $server->get_namespaces() as $candidate ) {
			$lists = preg_filter( '/^/', "/$candidate/", array( 'events', 'venues', 'organizers', 'categories', 'tags' ) );
			if ( '' === $namespace && ! array_diff( $lists, array_keys( $routes ) ) ) {
				$namespace = $candidate;
			}
		}
		set_transient( 'cal_elements_namespace', $namespace, $namespace ? DAY_IN_SECONDS : MINUTE_IN_SECONDS );
	}
	return $namespace;
}

/** Another plugin may bring a calendar, take it away, or close the REST API. */
function cal_elements_forget() {
	delete_transient( 'cal_elements_namespace' );
	delete_transient( 'cal_elements_access' );
}
add_action( 'activated_plugin', 'cal_elements_forget' );
add_action( 'deactivated_plugin', 'cal_elements_forget' );

/**
 * The feed of the calendar that has just the events of these filters: all of them, or those of one category.
 *
 * @param array $filters What a block shows, by the names of the filters.
 * @return string Its address, empty where there is none.
 */
function cal_elements_feed( $filters ) {
	$category = $filters['categories'] ?? '';
	unset( $filters['categories'] );
	if ( ! function_exists( 'tribe_get_listview_link' ) || $filters ) {
		return '';
	}
	$term = '' === $category ? false : get_term_by( 'slug', $category, 'tribe_events_cat' );
	if ( '' !== $category && ! $term && ctype_digit( $category ) ) {
		$term = get_term( (int) $category, 'tribe_events_cat' );
	}
	// Without permalinks, the link of a category is that of the whole calendar.
	if ( '' !== $category && ( ! $term instanceof WP_Term || ! get_option( 'permalink_structure' ) ) ) {
		return '';
	}
	return add_query_arg( 'ical', '1', tribe_get_listview_link( $term ? $term->term_id : false ) );
}

/**
 * Says in lists too whether an event takes place, and why not. The calendar keeps both, but tells the status only with single events.
 *
 * @param array   $data  The event, as the calendar answers.
 * @param WP_Post $event The event.
 * @return array
 */
function cal_elements_add_status( $data, $event ) {
	if ( ! is_array( $data ) || ! $event instanceof WP_Post ) {
		return $data;
	}
	$stored = get_post_meta( $event->ID, '_tribe_events_status', true );
	$known  = array(
		''          => array( 'scheduled', 'EventScheduled' ),
		'scheduled' => array( 'scheduled', 'EventScheduled' ),
		'canceled'  => array( 'cancelled', 'EventCancelled' ),
		'postponed' => array( 'postponed', 'EventPostponed' ),
	);
	if ( ! is_string( $stored ) || ! isset( $known[ $stored ] ) ) {
		return $data;
	}
	list( $status, $term ) = $known[ $stored ];
	if ( ! isset( $data['json_ld'] ) ) {
		$data['json_ld'] = array( 'eventStatus' => "https://schema.org/$term" );
	}
	if ( 'scheduled' !== $status ) {
		$data['event_status'] = $status;
		$reason               = get_post_meta( $event->ID, '_tribe_events_status_reason', true );
		$reason               = is_string( $reason ) ? trim( html_entity_decode( wp_strip_all_tags( $reason ), ENT_QUOTES ) ) : '';
		if ( '' !== $reason && ! post_password_required( $event ) ) {
			$data['event_status_reason'] = $reason;
		}
	}
	return $data;
}
add_filter( 'tribe_rest_event_data', 'cal_elements_add_status', 10, 2 );
