<?php
/**
 * Items of a calendar as elements read them: texts are plain text, empty where there are none, and addresses are safe.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * An event.
 *
 * @param array $event As the interface tells it.
 * @return array
 * @throws UnexpectedValueException Where it cannot be read, or only browsers know how they would.
 */
function cal_elements_event( $event ) {
	if ( ! is_int( $event['id'] ?? null ) || ! is_string( $event['title'] ?? null ) ) {
		throw new UnexpectedValueException( 'event' );
	}
	$url     = cal_elements_url( $event['url'] ?? null );
	$website = cal_elements_website_url( cal_elements_text( $event['website'] ?? '' ) );
	return array(
		'id'          => $event['id'],
		'title'       => cal_elements_text( $event['title'] ),
		'url'         => $url,
		'span'        => cal_elements_span( $event ),
		'image'       => cal_elements_image( $event['image'] ?? null ),
		'venues'      => array_map( 'cal_elements_venue', cal_elements_named( $event['venue'] ?? null, 'venue' ) ),
		'organizers'  => array_map( 'cal_elements_organizer', cal_elements_named( $event['organizer'] ?? null, 'organizer' ) ),
		'cost'        => cal_elements_text( $event['cost'] ?? '' ),
		'excerpt'     => cal_elements_text( $event['excerpt'] ?? '' ),
		'description' => is_string( $event['description'] ?? null ) ? $event['description'] : '',
		// Calendars without it send the event's page.
		'website'     => $website === $url ? '' : $website,
		'categories'  => array_map( 'cal_elements_term', cal_elements_named( $event['categories'] ?? null, 'name' ) ),
		'tags'        => array_map( 'cal_elements_term', cal_elements_named( $event['tags'] ?? null, 'name' ) ),
		'is_featured' => true === ( $event['featured'] ?? null ),
		'is_sticky'   => true === ( $event['sticky'] ?? null ),
		'is_hidden'   => true === ( $event['hide_from_listings'] ?? null ),
		'has_way'     => true === ( $event['show_map_link'] ?? null ),
		'status'      => cal_elements_status_word( $event ),
		'answer'      => $event,
	);
}

/**
 * Items inside of an event that have an ID and a name.
 *
 * @param mixed  $items One or several.
 * @param string $name  The member that holds the name.
 * @return array
 */
function cal_elements_named( $items, $name ) {
	$items    = is_array( $items ) ? ( isset( $items['id'] ) ? array( $items ) : $items ) : array();
	$has_name = function ( $item ) use ( $name ) {
		// Behind a password, the names of venues and organizers are empty lists.
		return is_int( $item['id'] ?? null ) && ( is_string( $item[ $name ] ?? null ) || ( 'name' !== $name && array() === ( $item[ $name ] ?? null ) ) );
	};
	return array_values( array_filter( $items, $has_name ) );
}

/**
 * Venues or organizers that may be named: behind a password, none is.
 *
 * @param array $records Their records.
 * @return array
 */
function cal_elements_with_names( $records ) {
	$has_name = function ( $record ) {
		return '' !== $record['name'];
	};
	return array_values( array_filter( $records, $has_name ) );
}

/**
 * The address of the page of an item, if the calendar says that there is one.
 *
 * @param array $item As the interface tells it.
 * @return string
 */
function cal_elements_page( $item ) {
	$told = $item['json_ld']['url'] ?? null;
	return is_string( $told ) && cal_elements_text( $told ) === cal_elements_text( $item['url'] ?? '' ) ? cal_elements_url( $item['url'] ?? '' ) : '';
}

/**
 * A category or a tag. The tags of WordPress are those of its blog, and so are their pages.
 *
 * @param array $term As the interface tells it.
 * @return array
 */
function cal_elements_term( $term ) {
	return array(
		'id'   => $term['id'],
		'slug' => preg_replace( '/\s+/u', '-', is_string( $term['slug'] ?? null ) ? $term['slug'] : '' ),
		'name' => cal_elements_text( $term['name'] ),
		'url'  => 'post_tag' === ( $term['taxonomy'] ?? '' ) ? cal_elements_page( $term ) : cal_elements_url( $term['url'] ?? null ),
	);
}

/**
 * Who organizes an event.
 *
 * @param array $organizer As the interface tells it.
 * @return array
 */
function cal_elements_organizer( $organizer ) {
	return array(
		'name'    => cal_elements_text( $organizer['organizer'] ),
		'url'     => cal_elements_page( $organizer ),
		'phone'   => cal_elements_text( $organizer['phone'] ?? '' ),
		'email'   => cal_elements_text( $organizer['email'] ?? '' ),
		'website' => cal_elements_website_url( $organizer['website'] ?? '' ),
	);
}

/**
 * Where an event takes place.
 *
 * @param array $venue As the interface tells it.
 * @return array
 */
function cal_elements_venue( $venue ) {
	$text     = function ( $name ) use ( $venue ) {
		return cal_elements_text( $venue[ $name ] ?? '' );
	};
	$number   = function ( $name, $most ) use ( $venue ) {
		$value = $venue[ $name ] ?? null;
		return ( is_int( $value ) || is_float( $value ) ) && abs( $value ) <= $most ? $value : null;
	};
	$regions  = array_filter( array_map( $text, array( 'stateprovince', 'state', 'province' ) ), 'strlen' );
	$location = array( $number( 'geo_lat', 90 ), $number( 'geo_lng', 180 ) );
	return array(
		'name'     => cal_elements_text( $venue['venue'] ),
		'url'      => cal_elements_page( $venue ),
		'street'   => $text( 'address' ),
		'zip'      => $text( 'zip' ),
		'city'     => $text( 'city' ),
		'region'   => (string) current( $regions ),
		'country'  => $text( 'country' ),
		'phone'    => $text( 'phone' ),
		'email'    => '',
		'website'  => cal_elements_website_url( $venue['website'] ?? '' ),
		'location' => in_array( null, $location, true ) ? null : $location,
	);
}

/**
 * The last word of an address of schema.org in the data for search engines.
 *
 * @param array  $event  As the interface tells it.
 * @param string $member Such as eventStatus.
 * @return string
 */
function cal_elements_schema_word( $event, $member ) {
	$told = $event['json_ld'][ $member ] ?? null;
	return is_string( $told ) ? preg_replace( '#^https?://schema\.org/#', '', $told ) : '';
}

/**
 * Schema.org's term for the status of an event.
 *
 * @param array $event As the interface tells it.
 * @return string Empty where it is not known.
 */
function cal_elements_status_word( $event ) {
	$told = cal_elements_schema_word( $event, 'eventStatus' );
	foreach ( cal_elements_table( 'records' )['statuses'] as $word => $status ) {
		if ( $word === $told || ( $event['event_status'] ?? null ) === $status ) {
			return $word;
		}
	}
	return '';
}

/**
 * What visitors must know of an event before they rely on it.
 *
 * @param array $event  As the interface tells it.
 * @param array $tables Those of the language.
 * @return string[] Words by key.
 */
function cal_elements_marks( $event, $tables ) {
	$marks = array(
		cal_elements_table( 'records' )['statuses'][ cal_elements_status_word( $event ) ] ?? '' => true,
		'protected' => cal_elements_is_masked( $event ),
	);
	return array_intersect_key( $tables['statuses'], array_filter( $marks ) );
}
