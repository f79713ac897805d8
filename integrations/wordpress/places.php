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
	$join  = function ( $separator, $texts ) {
		return implode(
			$separator,
			array_filter(
				$texts,
				function ( $text ) {
					return is_string( $text ) && '' !== preg_replace( '/\s+/u', '', $text );
				}
			)
		);
	};
	$text  = function ( $name ) use ( $venue ) {
		return isset( $venue[ $name ] ) ? $venue[ $name ] : '';
	};
	$town  = $join( ' ', array( $text( 'zip' ), $text( 'city' ) ) );
	$areas = array_filter(
		array( $text( 'stateprovince' ), $text( 'state' ), $text( 'province' ) ),
		function ( $area ) {
			return '' !== $area;
		}
	);
	return trim( preg_replace( '/\s+/u', ' ', $join( ', ', array( $text( 'address' ), $town, current( $areas ), $text( 'country' ) ) ) ) );
}

/** All venues of this site's calendar that everybody may see: no drafts, nothing private, nothing behind a password. */
function cal_elements_venues() {
	$site   = cal_elements_site();
	$venues = array();
	$user   = get_current_user_id();
	wp_set_current_user( 0 );
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
	wp_set_current_user( $user );
	return $venues;
}

/**
 * The addresses that are new.
 *
 * @param array $places What is known.
 * @return string[]
 */
function cal_elements_new_addresses( $places ) {
	$new = array();
	foreach ( cal_elements_venues() as $venue ) {
		$address = cal_elements_address( $venue );
		if ( '' !== $address && ! isset( $venue['geo_lat'] ) && ! isset( $places[ $venue['id'] ] ) && ! array_key_exists( $address, $places ) ) {
			$new[ $address ] = true;
		}
	}
	return array_keys( $new );
}

/**
 * Looks up some addresses, and keeps each result at once.
 *
 * @param string[] $addresses Those that are new.
 * @return bool Whether the geocoder answered.
 */
function cal_elements_find_places( $addresses ) {
	$geocoder = cal_elements_geocoder();
	foreach ( array_slice( $addresses, 0, CAL_ELEMENTS_LOOKUPS ) as $address ) {
		$query    = array(
			'q'      => rawurlencode( html_entity_decode( $address, ENT_QUOTES ) ),
			'format' => 'jsonv2',
			'limit'  => 1,
		);
		$agent    = 'cal-elements (' . home_url() . ')';
		$response = wp_remote_get( add_query_arg( $query, $geocoder['url'] ), array( 'user-agent' => $agent ) );
		$found    = json_decode( wp_remote_retrieve_body( $response ), true );
		if ( 200 !== wp_remote_retrieve_response_code( $response ) || ! is_array( $found ) ) {
			return false;
		}
		$places             = get_option( 'cal_elements_places', array() );
		$places[ $address ] = isset( $found[0]['lat'], $found[0]['lon'] ) ? array( (float) $found[0]['lat'], (float) $found[0]['lon'] ) : null;
		update_option( 'cal_elements_places', $places, false );
		sleep( $geocoder['pause'] );
	}
	return true;
}

/**
 * Whether a value is a place on the earth.
 *
 * @param mixed $value From the file.
 * @return bool
 */
function cal_elements_is_place( $value ) {
	$is_number = function ( $member ) {
		return is_int( $member ) || is_float( $member );
	};
	return is_array( $value ) && 2 === count( $value ) && array_filter( $value, $is_number ) === $value && abs( $value[0] ) <= 90 && abs( $value[1] ) <= 180;
}

/**
 * Reads what was edited by hand.
 *
 * @param string $json The file.
 * @return array|WP_Error Places by address or ID.
 */
function cal_elements_read_places( $json ) {
	$places = json_decode( $json );
	if ( ! is_object( $places ) ) {
		/* translators: %s: what PHP says, such as "Syntax error" */
		$message = sprintf( __( 'This is not JSON (%s), so nothing was saved. Look for a comma too many or too few, or a quotation mark that is missing.', 'cal-elements' ), json_last_error_msg() );
		return new WP_Error( 'cal_elements_places', $message );
	}
	$places = (array) $places;
	foreach ( $places as $key => $place ) {
		if ( null !== $place && ! cal_elements_is_place( $place ) ) {
			/* translators: 1: address or ID, 2: what was written there */
			$message = sprintf( __( '“%1$s” cannot be at %2$s, so nothing was saved. Write [latitude, longitude] as numbers, from -90 to 90 and from -180 to 180, or null.', 'cal-elements' ), $key, wp_json_encode( $place, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			return new WP_Error( 'cal_elements_places', $message );
		}
	}
	return $places;
}

/**
 * Saves what was edited, and looks up addresses if that was pressed.
 *
 * @param string $json    What is in the field.
 * @param bool   $is_find Whether addresses are to be looked up.
 * @return array What is said, whether it is an error, and what is in the field afterwards.
 */
function cal_elements_change_places( $json, $is_find ) {
	$edited = cal_elements_read_places( $json );
	if ( is_wp_error( $edited ) ) {
		return array( $edited->get_error_message(), true, $json );
	}
	$before = get_option( 'cal_elements_places', array() );
	// An address that was listed to be filled in by hand, and was not, is still new.
	$is_kept = function ( $place, $key ) use ( $before ) {
		return null !== $place || array_key_exists( $key, $before );
	};
	$edited  = array_filter( $edited, $is_kept, ARRAY_FILTER_USE_BOTH );
	update_option( 'cal_elements_places', $edited, false );
	if ( ! $is_find ) {
		return array( __( 'Saved.', 'cal-elements' ), false, cal_elements_places_json( $edited ) );
	}
	$has_answered = cal_elements_find_places( cal_elements_new_addresses( $edited ) );
	$places       = get_option( 'cal_elements_places', array() );
	$left         = cal_elements_new_addresses( $places );
	if ( ! $has_answered ) {
		$message = __( 'The geocoder does not answer. What was found is kept. The addresses that are left stand below with null: try again later, or write [latitude, longitude] there and save.', 'cal-elements' );
		return array( $message, true, cal_elements_places_json( $places + array_fill_keys( $left, null ) ) );
	}
	/* translators: %d: number of addresses */
	$again   = sprintf( __( 'Saved. Addresses that are left: %d. Press “Look up new addresses” again.', 'cal-elements' ), count( $left ) );
	$message = $left ? $again : __( 'Saved. No address is left to look up.', 'cal-elements' );
	return array( $message, false, cal_elements_places_json( $places ) );
}

/**
 * A file of places as it is edited: each on a line of its own.
 *
 * @param array $places By address or ID.
 * @return string JSON.
 */
function cal_elements_places_json( $places ) {
	$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
	return preg_replace( '/\[\s+(\S+),\s+(\S+)\s+\]/', '[$1, $2]', wp_json_encode( (object) $places, $flags ) );
}

/** The page Tools, Venues on maps. */
function cal_elements_places_page() {
	$json = cal_elements_places_json( get_option( 'cal_elements_places', array() ) );
	echo '<div class="wrap"><h1>' . esc_html__( 'Venues on maps', 'cal-elements' ) . '</h1>';
	if ( isset( $_POST['places'] ) && is_string( $_POST['places'] ) && check_admin_referer( 'cal_elements_places' ) ) {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- decoded, and only numbers are taken.
		list( $message, $is_error, $json ) = cal_elements_change_places( wp_unslash( $_POST['places'] ), isset( $_POST['find'] ) );
		printf( '<div class="notice notice-%s"><p>%s</p></div>', $is_error ? 'error' : 'success', esc_html( $message ) );
	}
	echo '<p>' . esc_html__( 'Maps need coordinates. If your calendar has none, they can be looked up by address; the addresses of your published venues are then sent to OpenStreetMap, some at a time. Write [latitude, longitude] for null where an address was not found, or "ID": [latitude, longitude] for a venue.', 'cal-elements' ) . '</p>';
	echo '<form method="post">';
	wp_nonce_field( 'cal_elements_places' );
	printf( '<textarea name="places" rows="20" class="large-text code" aria-label="%s">%s</textarea>', esc_attr__( 'Coordinates of venues', 'cal-elements' ), esc_textarea( $json ) );
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
