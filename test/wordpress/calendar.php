<?php
/**
 * A calendar for tests: the recorded responses of a real server, under a namespace that no setting names.
 * Who is signed in sees one event more.
 */

const TEST_CALENDAR = 'town/events/v1';

function test_calendar_recorded( $name ) {
	return json_decode( file_get_contents( getenv( 'RECORDINGS' ) . "/bulk/$name.json" ), true )['response']['body'];
}

function test_calendar_items( $resource, $request ) {
	$items = test_calendar_recorded( 'events' === $resource ? 'events.all.page-3' : "$resource.all" )[ $resource ];
	if ( 'events' === $resource ) {
		$wanted = array_filter( explode( ',', (string) $request['categories'] ) );
		$items  = array_filter( $items, fn( $event ) => ! $wanted || array_intersect( $wanted, array_column( $event['categories'], 'slug' ) ) );
		if ( is_user_logged_in() ) array_unshift( $items, array_merge( reset( $items ), [ 'id' => 99999, 'title' => 'For members' ] ) );
	}
	$per_page = (int) ( $request['per_page'] ?: 10 );
	$pages    = array_chunk( array_values( $items ), $per_page );
	return [ $resource => $pages[ (int) ( $request['page'] ?: 1 ) - 1 ] ?? [], 'rest_url' => '', 'total' => count( $items ), 'total_pages' => count( $pages ) ];
}

add_filter( 'cal_elements_geocoder', fn() => [ 'url' => getenv( 'GEOCODER' ), 'pause' => 0 ] );

add_action( 'rest_api_init', function () {
	foreach ( [ 'events', 'venues', 'organizers', 'categories', 'tags' ] as $resource ) {
		register_rest_route( TEST_CALENDAR, "/$resource", [
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => fn( $request ) => test_calendar_items( $resource, $request ),
		] );
		register_rest_route( TEST_CALENDAR, "/$resource/(?P<id>\d+)", [
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => fn( $request ) => current( array_filter(
				test_calendar_recorded( 'events' === $resource ? 'events.all.page-3' : "$resource.all" )[ $resource ],
				fn( $item ) => $item['id'] === (int) $request['id']
			) ),
		] );
	}
} );
