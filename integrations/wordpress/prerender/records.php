<?php
/** Items of a calendar as elements read them: texts are plain text, empty where there are none, and addresses are safe. */

defined( 'ABSPATH' ) || exit;

/** An event. */
function cal_elements_event( $event ) {
	if ( ! is_int( $event['id'] ?? null ) || ! is_string( $event['title'] ?? null ) ) {
		throw new UnexpectedValueException( 'event' );
	}
	$link    = cal_elements_url( $event['url'] ?? null );
	$website = cal_elements_website_url( cal_elements_text( $event['website'] ?? '' ) );
	$is      = fn( $name ) => true === ( $event[ $name ] ?? null );
	$named   = fn( $make, $member, $name ) => array_map( $make, cal_elements_named( $event[ $member ] ?? null, $name ) );
	// Calendars without a website send the event's page.
	return cal_elements_texts( $event, array( 'title', 'cost', 'excerpt' ) ) + cal_elements_website( $website === $link ? '' : $website ) + array(
		'id'          => $event['id'],
		'link'        => $link,
		'span'        => cal_elements_span( $event ),
		'image'       => cal_elements_image( $event['image'] ?? null ),
		'venue'       => $named( 'cal_elements_venue', 'venue', 'venue' ),
		'organizer'   => $named( 'cal_elements_organizer', 'organizer', 'organizer' ),
		'description' => is_string( $event['description'] ?? null ) ? $event['description'] : '',
		'category'    => $named( 'cal_elements_term', 'categories', 'name' ),
		'tag'         => $named( 'cal_elements_term', 'tags', 'name' ),
		'featured'    => $is( 'featured' ),
		'sticky'      => $is( 'sticky' ),
		'is_hidden'   => $is( 'hide_from_listings' ),
		'has_way'     => $is( 'show_map_link' ),
		'is_online'   => 'EventMovedOnline' === cal_elements_status_word( $event ) || 'online' === cal_elements_attendance( $event ),
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
		'link' => 'post_tag' === ( $term['taxonomy'] ?? '' ) ? cal_elements_page( $term ) : cal_elements_url( $term['url'] ?? null ),
	);
}

/** Who organizes an event. */
function cal_elements_organizer( $organizer ) {
	return array( 'name' => cal_elements_text( $organizer['organizer'] ) ) + cal_elements_contact( $organizer );
}

/** The page of a venue or an organizer, and how to reach it. */
function cal_elements_contact( $item ) {
	list( 'phone' => $phone, 'email' => $email ) = cal_elements_texts( $item, array( 'phone', 'email' ) );

	$dials = preg_match( '#^[+\d\s().\/-]+$#Du', $phone ) ? 'tel:' . preg_replace( '/[^+\d]/', '', $phone ) : '';
	$mails = preg_match( '/^[^\s@?&]+@[^\s@?&]+$/Du', $email ) ? "mailto:$email" : '';
	return compact( 'dials', 'phone', 'mails', 'email' ) + array(
		'link'     => cal_elements_page( $item ),
		'undialed' => '' === $dials ? $phone : '',
		'unmailed' => '' === $mails ? $email : '',
	) + cal_elements_website( cal_elements_website_url( is_string( $item['website'] ?? null ) ? $item['website'] : '' ) );
}

/** The link to a website: its host, and its path where there is one. */
function cal_elements_website( $website ) {
	$text = preg_replace( '#^\w+://(?:www\.)?([^?\#]+?)/?(?:[?\#].*)?$#Ds', '$1', (string) $website );
	return compact( 'website' ) + array( 'website-text' => $text );
}

/** Where an event takes place. */
function cal_elements_venue( $venue ) {
	$texts    = cal_elements_texts( $venue, array( 'address', 'stateprovince', 'state', 'province' ) );
	$number   = function ( $name, $most ) use ( $venue ) {
		$value = $venue[ $name ] ?? null;
		return ( is_int( $value ) || is_float( $value ) ) && abs( $value ) <= $most ? $value : null;
	};
	$location = array( $number( 'geo_lat', 90 ), $number( 'geo_lng', 180 ) );
	$record   = cal_elements_texts( $venue, array( 'zip', 'city', 'country' ) ) + array(
		'name'     => cal_elements_text( $venue['venue'] ),
		'street'   => $texts['address'],
		'region'   => (string) current( cal_elements_filled( array_slice( $texts, 1 ) ) ),
		'location' => in_array( null, $location, true ) ? null : $location,
	) + cal_elements_contact( array( 'email' => '' ) + $venue );
	$record  += array( 'line' => cal_elements_lines( $record ) );
	return $record + array( 'directions' => cal_elements_directions( $record ) );
}

/** The lines of an address as its country writes it. */
function cal_elements_lines( $venue ) {
	list( 'zip' => $zip, 'city' => $city, 'region' => $region, 'country' => $country ) = $venue;
	$is_code_last = '' === $country ? '' !== $region : preg_match( cal_elements_table( 'records' )['codeLast'], $country );
	$behind       = '' === $region ? array( cal_elements_joined( ' ', $city, $zip ) ) : array( $city, cal_elements_joined( ' ', $region, $zip ) );
	$town         = $is_code_last ? $behind : array( cal_elements_joined( ' ', $zip, $city ), $region );
	return cal_elements_filled( array( $venue['street'], cal_elements_joined( ', ', ...$town ), $country ) );
}

/** The address of directions, which is requested only when the visitor follows it; empty where nobody knows where that is. */
function cal_elements_directions( $venue ) {
	$text = implode( ', ', $venue['line'] );
	// As browsers write it.
	$query = str_replace( array( '%21', '%27', '%28', '%29', '%2A' ), array( '!', "'", '(', ')', '*' ), rawurlencode( $text ) );
	$path  = $venue['location'] ? 'directions?to=' . implode( '%2C', array_map( 'wp_json_encode', $venue['location'] ) ) : "search?query=$query";
	return $venue['location'] || '' !== $text ? "https://www.openstreetmap.org/$path" : '';
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

/** The mark of an event that is not attended at a venue alone: `online` or `hybrid`; else empty. */
function cal_elements_attendance( $event ) {
	return true === ( $event['is_virtual'] ?? null ) ? ( empty( $event['venue'] ) ? 'online' : 'hybrid' ) : '';
}

/** The marks of an event online, or without tickets left, where plugins say so in the data for search engines alone. */
function cal_elements_told_marks( $event ) {
	$mode = substr( cal_elements_schema_word( $event, 'eventAttendanceMode' ), 0, 5 );
	return array(
		'Onlin' === $mode && 'hybrid' !== cal_elements_attendance( $event ) ? 'online' : '',
		'Mixed' === $mode && 'online' !== cal_elements_attendance( $event ) ? 'hybrid' : '',
		cal_elements_is_sold_out( $event ) ? 'sold-out' : '',
	);
}

/** Whether no ticket is left; tickets of plugins are in the data for search engines, by their kinds. */
function cal_elements_is_sold_out( $event ) {
	$told   = $event['json_ld']['offers'] ?? null;
	$offers = is_array( $told ) && $told ? ( isset( $told[0] ) ? $told : array( $told ) ) : array();
	$is     = fn( $offer ) => is_string( $offer['availability'] ?? null ) && preg_match( '/\bSoldOut$/D', $offer['availability'] );
	return true === ( $event['sold_out'] ?? null ) || ( $offers && count( array_filter( $offers, $is ) ) === count( $offers ) );
}

/** What visitors must know of an event before they rely on it: each `mark` with its word, as a `badge`. */
function cal_elements_marks( $event, $tables, ...$others ) {
	$status = cal_elements_table( 'records' )['statuses'][ cal_elements_status_word( $event ) ] ?? '';
	$masked = cal_elements_is_masked( $event ) ? 'protected' : '';
	$sold   = true === ( $event['sold_out'] ?? null ) ? 'sold-out' : '';
	$marks  = array_flip( array_merge( array( $status, $masked, cal_elements_attendance( $event ), $sold ), $others ) );
	$words  = array_intersect_key( $tables['statuses'], $marks );
	return array_map( fn( $mark, $badge ) => compact( 'mark', 'badge' ), array_keys( $words ), $words );
}
