<?php
/** Events as schema.org data, for search engines. */

defined( 'ABSPATH' ) || exit;

/** The script with the data, where an element asks for it; its own code then finds it and adds none. */
function cal_elements_search_data( $attributes, $events ) {
	// As elements read a yes or no.
	if ( ! $events || ! in_array( $attributes['json-ld'] ?? null, array( '', 'true' ), true ) ) {
		return '';
	}
	$data = array_map( 'cal_elements_event_data', array_map( 'cal_elements_event', $events ) );
	$json = wp_json_encode( array( '@context' => 'https://schema.org' ) + ( count( $data ) > 1 ? array( '@graph' => $data ) : $data[0] ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	return '<script slot="cal" type="application/ld+json" data-cal>' . cal_elements_inline_json( $json ) . '</script>';
}

/** The data of a thing of this type: those members that say something. */
function cal_elements_thing( $type, $members ) {
	if ( in_array( null, $members, true ) ) {
		throw new UnexpectedValueException( $type );
	}
	return array( '@type' => $type ) + cal_elements_filled( $members );
}

/** One item, several, or nothing where there is none. */
function cal_elements_several( $items ) {
	return count( $items ) > 1 ? $items : $items[0] ?? '';
}

/** The data of an event. Texts are plain; dates of events that last whole days are days, others have their offset. */
function cal_elements_event_data( $event ) {
	$span   = $event['span'];
	$modes  = cal_elements_table( 'records' )['attendanceModes'];
	$told   = cal_elements_schema_word( $event['answer'], 'eventAttendanceMode' );
	$online = cal_elements_online_places( $event );
	$places = array_merge( array_map( 'cal_elements_place_data', cal_elements_with_names( $event['venue'] ) ), $online );
	$mode   = in_array( $told, $modes, true ) ? $told : ( $online ? $modes[ min( count( $places ), 2 ) ] : '' );
	return cal_elements_thing(
		'Event',
		array(
			'name'                => $event['title'],
			'url'                 => $event['link'],
			'startDate'           => $span['datetime'],
			'endDate'             => $span['is_all_day'] ? $span['last'] : $span['to']->format( 'Y-m-d\TH:i:sP' ),
			'eventStatus'         => $event['status'] ? "https://schema.org/{$event['status']}" : '',
			'eventAttendanceMode' => $mode ? "https://schema.org/$mode" : '',
			'description'         => '' === $event['excerpt'] ? cal_elements_text( $event['description'] ) : $event['excerpt'],
			'image'               => $event['image']['url'] ?? '',
			'location'            => cal_elements_several( $places ),
			'organizer'           => cal_elements_several( array_map( 'cal_elements_organizer_data', cal_elements_with_names( $event['organizer'] ) ) ),
			'offers'              => cal_elements_offer( $event ),
		)
	);
}

/** Where an event takes place online: plugins for that add members of their own. */
function cal_elements_online_places( $event ) {
	if ( true !== ( $event['answer']['is_virtual'] ?? null ) ) {
		return array();
	}
	$address = cal_elements_url( $event['answer']['virtual_url'] ?? null );
	$url     = '' === $address ? $event['link'] : $address;
	return '' === $url ? array() : array( cal_elements_thing( 'VirtualLocation', compact( 'url' ) ) );
}

/** The data of a venue. */
function cal_elements_place_data( $venue ) {
	$address = array(
		'streetAddress'   => $venue['street'],
		'addressLocality' => $venue['city'],
		'addressRegion'   => $venue['region'],
		'postalCode'      => $venue['zip'],
		'addressCountry'  => $venue['country'],
	);
	$at      = $venue['location'];
	return cal_elements_thing(
		'Place',
		array(
			'name'      => $venue['name'],
			'url'       => $venue['link'],
			'address'   => cal_elements_thing( 'PostalAddress', $address ),
			'geo'       => $at ? cal_elements_thing( 'GeoCoordinates', array_combine( array( 'latitude', 'longitude' ), $at ) ) : '',
			'telephone' => $venue['phone'],
			'sameAs'    => $venue['website'],
		)
	);
}

/** The data of an organizer. */
function cal_elements_organizer_data( $organizer ) {
	return cal_elements_thing(
		'Organization',
		array(
			'name'      => $organizer['name'],
			'url'       => '' === $organizer['website'] ? $organizer['link'] : $organizer['website'],
			'telephone' => $organizer['phone'],
			'email'     => $organizer['email'],
		)
	);
}

/** The price, where the calendar has parsed it correctly; nothing where it has not. */
function cal_elements_offer( $event ) {
	$details = $event['answer']['cost_details'] ?? null;
	$told    = is_array( $details['values'] ?? null ) ? $details['values'] : array();
	$texts   = array_map( fn( $price ) => 'free' === $price ? '0' : $price, array_filter( $told, 'is_string' ) );
	$prices  = array_map( fn( $price ) => 0 + $price, preg_grep( '/^\d+(\.\d\d?)?$/D', $texts ) );
	if ( ! $prices || count( $prices ) < count( $told ) ) {
		return '';
	}
	$symbol   = $details['currency_symbol'] ?? null;
	$named    = current( preg_grep( '/^[A-Z]{3}$/D', array_filter( array( $details['currency_code'] ?? null, $symbol ), 'is_string' ) ) );
	$currency = $named ? $named : ( is_string( $symbol ) ? cal_elements_table( 'records' )['currencies'][ $symbol ] ?? '' : '' );
	$ends     = array( min( $prices ), max( $prices ) );
	if ( $ends[1] && ! $currency ) {
		return '';
	}
	$is_range = $ends[0] < $ends[1];
	$members  = $is_range ? array_combine( array( 'lowPrice', 'highPrice' ), $ends ) : array( 'price' => $ends[0] );
	$sold     = cal_elements_is_sold_out( $event['answer'] ) ? 'https://schema.org/SoldOut' : '';
	$rest     = array(
		'priceCurrency' => $currency,
		'availability'  => $sold,
		'url'           => $event['link'],
	);
	return cal_elements_thing( $is_range ? 'AggregateOffer' : 'Offer', $members + $rest );
}
