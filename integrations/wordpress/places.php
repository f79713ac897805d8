<?php
/**
 * Where venues are whose server does not say: looked up on request, kept in an option, and served to maps as a file of places.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/** How many addresses are looked up at once, so that the request ends in time. */
const CAL_ELEMENTS_LOOKUPS = 20;

/** The geocoder that is asked, and the seconds between two requests; public ones allow one a second. */
function cal_elements_geocoder() {
	$geocoder = array(
		'url'   => 'https://nominatim.openstreetmap.org/search',
		'pause' => 1,
	);
	return apply_filters( 'cal_elements_geocoder', $geocoder );
}

/**
 * A venue's address in one line, as the elements look for it.
 *
 * @param array $venue As the interface tells it.
 * @return string The address, empty where there is none.
 */
function cal_elements_address( $venue ) {
	$join = function ( $separator, $texts ) {
		return implode(
			$separator,
			array_filter(
				$texts,
				function ( $text ) {
					return is_string( $text ) && '' !== trim( $text );
				}
			)
		);
	};
	$text = function ( $name ) use ( $venue ) {
		return isset( $venue[ $name ] ) ? $venue[ $name ] : '';
	};
	$town = $join( ' ', array( $text( 'zip' ), $text( 'city' ) ) );
	$area = $text( 'stateprovince' ) ? $text( 'stateprovince' ) : ( $text( 'state' ) ? $text( 'state' ) : $text( 'province' ) );
	return trim( preg_replace( '/\s+/u', ' ', $join( ', ', array( $text( 'address' ), $town, $area, $text( 'country' ) ) ) ) );
}

/** All venues of this site's calendar. */
function cal_elements_venues() {
	$site   = cal_elements_site();
	$venues = array();
	for ( $page = 1, $pages = isset( $site['namespace'] ) ? 1 : 0; $page <= $pages; $page++ ) {
		$request = new WP_REST_Request( 'GET', "/{$site['namespace']}/venues" );
		$request->set_query_params(
			array(
				'per_page' => 50,
				'page'     => $page,
			)
		);
		$data   = json_decode( wp_json_encode( rest_do_request( $request )->get_data() ), true );
		$pages  = isset( $data['total_pages'] ) ? $data['total_pages'] : 0;
		$venues = array_merge( $venues, isset( $data['venues'] ) ? $data['venues'] : array() );
	}
	return $venues;
}

/**
 * Looks up the next addresses that are new, and keeps each result at once.
 *
 * @return int|WP_Error How many are left.
 */
function cal_elements_find_places() {
	$places = get_option( 'cal_elements_places', array() );
	$new    = array();
	foreach ( cal_elements_venues() as $venue ) {
		$address = cal_elements_address( $venue );
		if ( '' !== $address && ! isset( $venue['geo_lat'] ) && ! isset( $places[ $venue['id'] ] ) && ! array_key_exists( $address, $places ) ) {
			$new[ $address ] = true;
		}
	}
	$geocoder = cal_elements_geocoder();
	foreach ( array_slice( array_keys( $new ), 0, CAL_ELEMENTS_LOOKUPS ) as $address ) {
		$query    = array(
			'q'      => rawurlencode( html_entity_decode( $address, ENT_QUOTES ) ),
			'format' => 'jsonv2',
			'limit'  => 1,
		);
		$agent    = 'cal-elements (https://github.com/cal-elements/cal-elements; ' . home_url() . ')';
		$response = wp_remote_get( add_query_arg( $query, $geocoder['url'] ), array( 'user-agent' => $agent ) );
		$found    = json_decode( wp_remote_retrieve_body( $response ), true );
		if ( 200 !== wp_remote_retrieve_response_code( $response ) || ! is_array( $found ) ) {
			return new WP_Error( 'cal_elements_geocoder', __( 'The geocoder does not answer. What was found is kept; try again later.', 'cal-elements' ) );
		}
		$places[ $address ] = isset( $found[0]['lat'], $found[0]['lon'] ) ? array( (float) $found[0]['lat'], (float) $found[0]['lon'] ) : null;
		update_option( 'cal_elements_places', $places, false );
		sleep( $geocoder['pause'] );
	}
	return max( 0, count( $new ) - CAL_ELEMENTS_LOOKUPS );
}

/**
 * Keeps what was edited by hand.
 *
 * @param string $json The file.
 * @return true|WP_Error
 */
function cal_elements_save_places( $json ) {
	$places = json_decode( $json, true );
	if ( ! is_array( $places ) ) {
		return new WP_Error( 'cal_elements_places', __( 'This is not JSON. Nothing was saved.', 'cal-elements' ) );
	}
	foreach ( $places as $key => $place ) {
		$places[ $key ] = is_array( $place ) && 2 === count( $place ) ? array_map( 'floatval', array_values( $place ) ) : null;
	}
	update_option( 'cal_elements_places', $places, false );
	return true;
}

/** The page Tools, Venues on maps. */
function cal_elements_places_page() {
	$done = null;
	if ( isset( $_POST['places'] ) && check_admin_referer( 'cal_elements_places' ) ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- decoded, and reduced to numbers.
		$done = isset( $_POST['find'] ) ? cal_elements_find_places() : cal_elements_save_places( wp_unslash( $_POST['places'] ) );
	}
	$places = get_option( 'cal_elements_places', array() );
	echo '<div class="wrap"><h1>' . esc_html__( 'Venues on maps', 'cal-elements' ) . '</h1>';
	if ( is_wp_error( $done ) ) {
		echo '<div class="notice notice-error"><p>' . esc_html( $done->get_error_message() ) . '</p></div>';
	} elseif ( null !== $done ) {
		/* translators: %d: number of addresses */
		$said = true === $done ? __( 'Saved.', 'cal-elements' ) : sprintf( __( 'Saved. Addresses that are left: %d', 'cal-elements' ), $done );
		echo '<div class="notice notice-success"><p>' . esc_html( $said ) . '</p></div>';
	}
	$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
	$json  = preg_replace( '/\[\s+(\S+),\s+(\S+)\s+\]/', '[$1, $2]', wp_json_encode( (object) $places, $flags ) );
	echo '<p>' . esc_html__( 'Maps need coordinates. If your calendar has none, they can be looked up by address; the addresses of your venues are then sent to OpenStreetMap, some at a time. Write [latitude, longitude] for null where an address was not found, or "ID": [latitude, longitude] for a venue.', 'cal-elements' ) . '</p>';
	echo '<form method="post">';
	wp_nonce_field( 'cal_elements_places' );
	echo '<textarea name="places" rows="20" class="large-text code">' . esc_textarea( $json ) . '</textarea>';
	submit_button( __( 'Look up new addresses', 'cal-elements' ), 'primary', 'find', false );
	echo ' ';
	submit_button( __( 'Save changes', 'cal-elements' ), 'secondary', 'save', false );
	echo '</form></div>';
}

/** Adds the page. */
function cal_elements_add_places_page() {
	$title = __( 'Venues on maps', 'cal-elements' );
	add_management_page( $title, $title, 'manage_options', 'cal-elements-places', 'cal_elements_places_page' );
}
add_action( 'admin_menu', 'cal_elements_add_places_page' );

/** Serves the file. */
function cal_elements_serve_places() {
	register_rest_route(
		'cal-elements/v1',
		'/places',
		array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => function () {
				return (object) get_option( 'cal_elements_places', array() );
			},
		)
	);
}
add_action( 'rest_api_init', 'cal_elements_serve_places' );
