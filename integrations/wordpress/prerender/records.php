<?php
/** Items of a calendar as elements read them: texts are plain text, empty where there are none, and addresses are safe. */

defined( 'ABSPATH' ) || exit;

/** An event. */
function cal_elements_event( $event ) {
	if ( ! is_int( $event['id'] ?? null ) || ! is_string( $event['title'] ?? null ) ) {
		throw new UnexpectedValueException( 'event' );
	}
	$url     = cal_elements_url( $event['url'] ?? null );
	$website = cal_elements_website_url( cal_elements_text( $event['website'] ?? '' ) );
	$is      = fn( $name ) => true === ( $event[ $name ] ?? null );
	return cal_elements_texts( $event, array( 'title', 'cost', 'excerpt' ) ) + array(
		'id'          => $event['id'],
		'url'         => $url,
		'span'        => cal_elements_span( $event ),
		'image'       => cal_elements_image( $event['image'] ?? null ),
		'venues'      => array_map( 'cal_elements_venue', cal_elements_named( $event['venue'] ?? null, 'venue' ) ),
		'organizers'  => array_map( 'cal_elements_organizer', cal_elements_named( $event['organizer'] ?? null, 'organizer' ) ),
		'description' => is_string( $event['description'] ?? null ) ? $event['description'] : '',
		// Calendars without it send the event's page.
		'website'     => $website === $url ? '' : $website,
		'categories'  => array_map( 'cal_elements_term', cal_elements_named( $event['categories'] ?? null, 'name' ) ),
		'tags'        => array_map( 'cal_elements_term', cal_elements_named( $event['tags'] ?? null, 'name' ) ),
		'is_featured' => $is( 'featured' ),
		'is_sticky'   => $is( 'sticky' ),
		'is_hidden'   => $is( 'hide_from_listings' ),
		'has_way'     => $is( 'show_map_link' ),
		'status'      => cal_elements_status_word( $event ),
		'answer'      => $event,
	);
}

/** The texts of an item with these names, by them. */
function cal_elements_texts( $item, $names ) {
	return array_combine( $names, array_map( fn( $name ) => cal_elements_text( $item[ $name ] ?? '' ), $names ) );
}

/** Items inside of an event, one or several, that have an ID and a name in this member. */
function cal_elements_named( $items, $name ) {
	$items = is_array( $items ) ? ( isset( $items['id'] ) ? array( $items ) : $items ) : array();
	// Behind a password, the names of venues and organizers are empty lists.
	$is_name  = fn( $told ) => is_string( $told ) || ( 'name' !== $name && array() === $told );
	$has_name = fn( $item ) => is_int( $item['id'] ?? null ) && $is_name( $item[ $name ] ?? null );
	return array_values( array_filter( $items, $has_name ) );
}

/** Venues or organizers that may be named: behind a password, none is. */
function cal_elements_with_names( $records ) {
	return array_values( array_filter( $records, fn( $record ) => '' !== $record['name'] ) );
}

/** The address of the page of an item, if the calendar says that there is one. */
function cal_elements_page( $item ) {
	$told = $item['json_ld']['url'] ?? null;
	return is_string( $told ) && cal_elements_text( $told ) === cal_elements_text( $item['url'] ?? '' ) ? cal_elements_url( $item['url'] ?? '' ) : '';
}

/** A category or a tag. The tags of WordPress are those of its blog, and so are their pages. */
function cal_elements_term( $term ) {
	return array(
		'id'   => $term['id'],
		'slug' => preg_replace( '/\s+/u', '-', is_string( $term['slug'] ?? null ) ? $term['slug'] : '' ),
		'name' => cal_elements_text( $term['name'] ),
		'url'  => 'post_tag' === ( $term['taxonomy'] ?? '' ) ? cal_elements_page( $term ) : cal_elements_url( $term['url'] ?? null ),
	);
}

/** What templates say of categories or tags, whose names they call so. */
function cal_elements_terms( $terms, $name ) {
	$values = fn( $term ) => array( $name => $term['name'] ) + array( 'link' => $term['url'] ) + $term;
	return array_map( $values, $terms );
}

/** Who organizes an event. */
function cal_elements_organizer( $organizer ) {
	return cal_elements_texts( $organizer, array( 'phone', 'email' ) ) + array(
		'name'    => cal_elements_text( $organizer['organizer'] ),
		'url'     => cal_elements_page( $organizer ),
		'website' => cal_elements_website_url( is_string( $organizer['website'] ?? null ) ? $organizer['website'] : '' ),
	);
}

/** Where an event takes place. */
function cal_elements_venue( $venue ) {
	$texts    = cal_elements_texts( $venue, array( 'address', 'stateprovince', 'state', 'province' ) );
	$number   = function ( $name, $most ) use ( $venue ) {
		$value = $venue[ $name ] ?? null;
		return ( is_int( $value ) || is_float( $value ) ) && abs( $value ) <= $most ? $value : null;
	};
	$location = array( $number( 'geo_lat', 90 ), $number( 'geo_lng', 180 ) );
	return cal_elements_texts( $venue, array( 'zip', 'city', 'country', 'phone' ) ) + array(
		'name'     => cal_elements_text( $venue['venue'] ),
		'url'      => cal_elements_page( $venue ),
		'street'   => $texts['address'],
		'region'   => (string) current( cal_elements_filled( array_slice( $texts, 1 ) ) ),
		'email'    => '',
		'website'  => cal_elements_website_url( is_string( $venue['website'] ?? null ) ? $venue['website'] : '' ),
		'location' => in_array( null, $location, true ) ? null : $location,
	);
}

/**
 * An image: `url`, `alt`, `width` and `height`, 0 where they are not known, and `copies` as pairs of width and address, from the narrowest to the widest,
 * the image itself among them. Null where there is none.
 */
function cal_elements_image( $image ) {
	$number = fn( $value ) => ( is_int( $value ) || is_float( $value ) ) && $value > 0 ? $value : 0;
	$size   = fn( $of ) => array( cal_elements_url( $of['url'] ?? null ), $number( $of['width'] ?? 0 ), $number( $of['height'] ?? 0 ) );

	list( $url, $width, $height ) = $size( is_array( $image ) ? $image : array() );
	if ( ! $url ) {
		return null;
	}
	$copies = array();
	foreach ( is_array( $image['sizes'] ?? null ) ? $image['sizes'] : array() as $copy ) {
		list( $address, $across, $down ) = $size( is_array( $copy ) ? $copy : array() );
		// Cropped copies show something else.
		if ( $address && $across && $down && $width && $height && abs( $across / $down - $width / $height ) < 0.02 ) {
			$copies[] = array( $across, $address );
		}
	}
	if ( $width ) {
		$copies[] = array( $width, $url );
	}
	usort( $copies, fn( $one, $other ) => $one[0] <=> $other[0] );
	return compact( 'url', 'width', 'height', 'copies' ) + array( 'alt' => cal_elements_text( $image['alt'] ?? '' ) );
}

/** What templates say of an image, with the copies of it that may be asked for; in an address, a comma might be read as its end. */
function cal_elements_image_values( $image, $read ) {
	$copies = array_filter( $image['copies'], fn( $copy ) => cal_elements_allows( $copy[1], $read ) );
	return array(
		'src'    => $image['url'],
		'alt'    => $image['alt'],
		'srcset' => implode( ', ', array_map( fn( $copy ) => str_replace( ',', '%2C', $copy[1] ) . " {$copy[0]}w", $copies ) ),
		'width'  => $image['width'] ? $image['width'] : '',
		'height' => $image['height'] ? $image['height'] : '',
	);
}

/** What an event is called. */
function cal_elements_title( $event, $read ) {
	return '' === $event['title'] ? $read['tables']['untitled'] : $event['title'];
}

/** The last word of an address of schema.org in the data for search engines, in a member such as eventStatus. */
function cal_elements_schema_word( $event, $member ) {
	$told = $event['json_ld'][ $member ] ?? null;
	return is_string( $told ) ? preg_replace( '#^https?://schema\.org/#', '', $told ) : '';
}

/** Schema.org's term for the status of an event; empty where it is not known. */
function cal_elements_status_word( $event ) {
	$told = cal_elements_schema_word( $event, 'eventStatus' );
	foreach ( cal_elements_table( 'records' )['statuses'] as $word => $status ) {
		if ( $word === $told || ( $event['event_status'] ?? null ) === $status ) {
			return $word;
		}
	}
	return '';
}

/** What visitors must know of an event before they rely on it: words by key. */
function cal_elements_marks( $event, $tables ) {
	$status = cal_elements_table( 'records' )['statuses'][ cal_elements_status_word( $event ) ] ?? '';
	return array_intersect_key( $tables['statuses'], array( $status => true ) + ( cal_elements_is_masked( $event ) ? array( 'protected' => true ) : array() ) );
}

/** What templates say of such words. */
function cal_elements_badges( $marks ) {
	return array_map( fn( $mark, $badge ) => compact( 'mark', 'badge' ), array_keys( $marks ), $marks );
}
