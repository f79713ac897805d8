<?php
/**
 * A stand-in for The Events Calendar, which cannot be installed where tests run: the recorded responses of a real server, moved to today, under its
 * namespace, with its filter hooks, options, links and feed. It answers as docs/wire.md says. Who is signed in sees one event and one venue more.
 */

const TEST_CALENDAR = 'tribe/events/v1';

function test_calendar_recorded( $resource ) {
	$name = 'events' === $resource ? 'events.all.page-3' : "$resource.all";
	return json_decode( file_get_contents( getenv( 'RECORDINGS' ) . "/bulk/$name.json" ), true )['response']['body'][ $resource ];
}

/** The recorded events as if they had been recorded today, and those that a test adds: their members that differ from the first. */
function test_calendar_events() {
	$days   = ( new DateTime( '2026-11-20' ) )->diff( new DateTime( 'today' ) )->days;
	$move   = fn( $date ) => gmdate( 'Y-m-d H:i:s', strtotime( "$date UTC +$days days" ) );
	$events = array_map( function ( $event ) use ( $move ) {
		foreach ( [ 'start_date', 'end_date', 'utc_start_date', 'utc_end_date' ] as $name ) $event[ $name ] = $move( $event[ $name ] );
		return $event;
	}, test_calendar_recorded( 'events' ) );
	foreach ( get_option( 'test_calendar_events', [] ) as $added ) $events[] = $added + $events[0];
	if ( is_user_logged_in() ) $events[] = [ 'id' => 99999, 'title' => 'For members', 'start_date' => $events[0]['start_date'] ] + $events[0];
	usort( $events, fn( $one, $other ) => [ $one['start_date'], -$one['id'] ] <=> [ $other['start_date'], -$other['id'] ] );
	return $events;
}

/** As the calendar prepares an event, for a list or by itself, with its hooks (wire section 7). */
function test_calendar_event( $event, $context ) {
	$post = new WP_Post( (object) [ 'ID' => $event['id'], 'post_type' => 'tribe_events', 'post_password' => '' ] );
	if ( in_array( $context, apply_filters( 'tribe_rest_event_json_ld_data_contexts', [ 'single' ] ), true ) ) {
		$status           = get_post_meta( $post->ID, '_tribe_events_status', true );
		$words            = [ 'canceled' => 'EventCancelled', 'postponed' => 'EventPostponed' ];
		$event['json_ld'] = [ '@type' => 'Event', 'eventStatus' => 'https://schema.org/' . ( $words[ $status ] ?? 'EventScheduled' ) ];
	}
	return apply_filters( 'tribe_rest_event_data', $event, $post );
}

/** A bound as text of the site's clock (wire section 6.1). */
function test_calendar_bound( $text, $is_strict, $is_start ) {
	$date = ( new DateTime( $text, new DateTimeZone( 'UTC' ) ) );
	return $is_strict ? $date->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ) : $date->format( $is_start ? 'Y-m-d 00:00:00' : 'Y-m-d 23:59:59' );
}

/** Whether an event is in the list that is asked for. */
function test_calendar_has( $event, $request ) {
	$is_strict = in_array( $request['strict_dates'], [ 'true', '1' ], true );
	$zoned     = 'site' === ( get_option( 'tribe_events_calendar_options' )['tribe_events_timezone_mode'] ?? '' );
	$at        = fn( $name ) => $zoned ? get_date_from_gmt( $event[ "utc_$name" ] ) : $event[ $name ];
	$tests     = [
		'start_date'    => fn( $bound ) => $at( 'start_date' ) >= $bound,
		'end_date'      => fn( $bound ) => $at( 'end_date' ) <= $bound,
		'starts_after'  => fn( $bound ) => $at( 'start_date' ) > $bound,
		'starts_before' => fn( $bound ) => $at( 'start_date' ) < $bound,
		'ends_after'    => fn( $bound ) => $at( 'end_date' ) > $bound,
		'ends_before'   => fn( $bound ) => $at( 'end_date' ) < $bound,
	];
	foreach ( $tests as $name => $test ) {
		if ( null !== $request[ $name ] && ! $test( test_calendar_bound( $request[ $name ], $is_strict, 'start_date' === $name ) ) ) return false;
	}
	$asked  = fn( $name ) => array_filter( explode( ',', (string) $request[ $name ] ) );
	$linked = fn( $name ) => isset( $event[ $name ]['id'] ) ? [ $event[ $name ] ] : $event[ $name ];
	foreach ( [ 'categories', 'tags', 'venue', 'organizer' ] as $name ) {
		$has = array_merge( array_column( $linked( $name ), 'slug' ), array_column( $linked( $name ), 'id' ) );
		if ( $asked( $name ) && ! array_intersect( $asked( $name ), $has ) ) return false;
	}
	return ! $request['search'] || false !== stripos( $event['title'], $request['search'] );
}

function test_calendar_items( $resource, $request ) {
	if ( 'events' === $resource ) {
		$unknown = array_diff( array_filter( explode( ',', (string) $request['categories'] ) ), array_column( test_calendar_recorded( 'categories' ), 'slug' ), array_column( test_calendar_recorded( 'categories' ), 'id' ) );
		if ( $unknown ) return new WP_Error( 'rest_invalid_param', 'Invalid parameter(s): categories', [ 'status' => 400, 'params' => [ 'categories' => '' ] ] );
		$items = array_filter( test_calendar_events(), fn( $event ) => test_calendar_has( $event, $request ) );
	} else {
		$name  = [ 'venues' => 'venue', 'organizers' => 'organizer' ][ $resource ] ?? 'name';
		$items = array_filter( test_calendar_recorded( $resource ), fn( $item ) => ! $request['search'] || false !== stripos( $item[ $name ], $request['search'] ) );
		if ( 'venues' === $resource && is_user_logged_in() ) $items[] = [ 'id' => 99998, 'venue' => 'Secret rehearsal room', 'status' => 'private', 'address' => '1 Hidden Lane', 'city' => 'Nowhere' ] + $items[0];
	}
	$per_page = min( 50, (int) ( $request['per_page'] ?: 10 ) );
	$pages    = array_chunk( array_values( $items ), $per_page );
	$page     = $pages[ (int) ( $request['page'] ?: 1 ) - 1 ] ?? [];
	if ( 'events' === $resource ) $page = array_map( fn( $event ) => test_calendar_event( $event, '' ), $page );
	return [ $resource => $page, 'rest_url' => '', 'total' => count( $items ), 'total_pages' => count( $pages ) ];
}

function test_calendar_item( $resource, $id ) {
	foreach ( 'events' === $resource ? test_calendar_events() : test_calendar_recorded( $resource ) as $item ) {
		if ( in_array( $id, [ $item['id'], $item['slug'] ], true ) ) return 'events' === $resource ? test_calendar_event( $item, 'single' ) : $item;
	}
	return new WP_Error( 'rest-event-not-found', 'Not found', [ 'status' => 404 ] );
}

/** The calendar's page with its list, of all events or of a category. */
function tribe_get_listview_link( $term = null ) {
	return ( $term ? get_term_link( $term, 'tribe_events_cat' ) : home_url( '/events/' ) ) . 'list/';
}

add_filter( 'cal_elements_geocoder', fn() => [ 'url' => get_option( 'test_geocoder', getenv( 'GEOCODER' ) ), 'pause' => 0 ] );

add_action( 'init', function () {
	register_taxonomy( 'tribe_events_cat', 'tribe_events', [ 'rewrite' => [ 'slug' => 'events/category' ] ] );
	if ( isset( $_GET['ical'] ) && preg_match( '#^/events/(category/\w+/)?list/#', $_SERVER['REQUEST_URI'] ) ) {
		header( 'Content-Type: text/calendar; charset=UTF-8' );
		exit( "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Town//EN\r\nEND:VCALENDAR\r\n" );
	}
} );

/** As plugins do that close the REST API to guests. */
add_filter( 'rest_authentication_errors', function ( $result ) {
	return get_option( 'test_rest_closed' ) && ! is_user_logged_in() ? new WP_Error( 'rest_login_required', 'Sign in first', [ 'status' => 401 ] ) : $result;
} );

/** As sites do that allow only what they know. */
add_action( 'send_headers', function () {
	if ( get_option( 'test_policy' ) ) header( 'Content-Security-Policy: ' . get_option( 'test_policy' ) );
} );

/** As WordPress does since 6.7. */
if ( ! function_exists( 'wp_img_tag_add_auto_sizes' ) ) {
	add_filter( 'wp_content_img_tag', fn( $image ) => preg_match( '/ loading="lazy".* width="/', $image ) ? str_replace( ' sizes="', ' sizes="auto, ', $image ) : $image, 9 );
}

add_action( 'rest_api_init', function () {
	// As on a site without an events plugin.
	if ( get_option( 'test_no_calendar' ) ) return;
	foreach ( [ 'events', 'venues', 'organizers', 'categories', 'tags' ] as $resource ) {
		register_rest_route( TEST_CALENDAR, "/$resource", [
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => fn( $request ) => test_calendar_items( $resource, $request ),
		] );
		register_rest_route( TEST_CALENDAR, "/$resource/(?P<id>\d+)", [
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => fn( $request ) => test_calendar_item( $resource, (int) $request['id'] ),
		] );
		register_rest_route( TEST_CALENDAR, "/$resource/by-slug/(?P<slug>[^/]+)", [
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => fn( $request ) => test_calendar_item( $resource, $request['slug'] ),
		] );
	}
} );
