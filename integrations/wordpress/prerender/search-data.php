<?php
/**
 * Events as schema.org data, for search engines.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The script with the data, where an element asks for it; its own code then finds it and adds none.
 *
 * @param array $attributes Those of the element.
 * @param array $events     As the interface tells them; everybody may see them.
 * @return string HTML.
 * @throws UnexpectedValueException Where only browsers know what it says.
 */
function cal_elements_search_data( $attributes, $events ) {
	// As elements read a yes or no.
	if ( ! $events || ! in_array( $attributes['json-ld'] ?? null, array( '', 'true' ), true ) ) {
		return '';
	}
	$data = array_map( 'cal_elements_event_data', array_map( 'cal_elements_event', $events ) );
	$json = wp_json_encode( array( '@context' => 'https://schema.org' ) + ( count( $data ) > 1 ? array( '@graph' => $data ) : $data[0] ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	return '<script slot="cal" type="application/ld+json" data-cal>' . cal_elements_inline_json( $json ) . '</script>';
}

/**
 * The data of an event. Texts are plain, empty ones are left out; dates of events that last whole days are days, others have their offset.
 *
 * @param array $event Its record.
 * @return array
 */
function cal_elements_event_data( $event ) {
	$span   = $event['span'];
	$modes  = cal_elements_table( 'records' )['attendanceModes'];
	$told   = cal_elements_schema_word( $event['answer'], 'eventAttendanceMode' );
	$online = cal_elements_online_places( $event );
	$places = array_merge( array_map( 'cal_elements_place_data', cal_elements_with_names( $event['venues'] ) ), $online );
	$mode   = in_array( $told, $modes, true ) ? $told : ( $online ? $modes[ min( count( $places ), 2 ) ] : '' );
	return cal_elements_filled(
		array(
			'@type'               => 'Event',
			'name'                => $event['title'],
			'url'                 => $event['url'],
			'startDate'           => $span['datetime'],
			'endDate'             => $span['is_all_day'] ? $span['last'] : $span['to']->format( 'Y-m-d\TH:i:sP' ),
			'eventStatus'         => $event['status'] ? "https://schema.org/{$event['status']}" : '',
			'eventAttendanceMode' => $mode ? "https://schema.org/$mode" : '',
			'description'         => '' === $event['excerpt'] ? cal_elements_text( $event['description'] ) : $event['excerpt'],
			'image'               => $event['image']['url'] ?? '',
			'location'            => cal_elements_several( $places ),
			'organizer'           => cal_elements_several( array_map( 'cal_elements_organizer_data', cal_elements_with_names( $event['organizers'] ) ) ),
			'offers'              => cal_elements_offer( $event ),
		)
	);
}

/**
 * Where an event takes place online: plugins for that add members of their own.
 *
 * @param array $event Its record.
 * @return array
 */
function cal_elements_online_places( $event ) {
	if ( true !== ( $event['answer']['is_virtual'] ?? null ) ) {
		return array();
	}
	$address = cal_elements_url( $event['answer']['virtual_url'] ?? null );
	$place   = '' === $address ? $event['url'] : $address;
	return '' === $place ? array() : array(
		array(
			'@type' => 'VirtualLocation',
			'url'   => $place,
		),
	);
}

/**
 * The data of a venue.
 *
 * @param array $venue Its record.
 * @return array
 */
function cal_elements_place_data( $venue ) {
	$address = array(
		'@type'           => 'PostalAddress',
		'streetAddress'   => $venue['street'],
		'addressLocality' => $venue['city'],
		'addressRegion'   => $venue['region'],
		'postalCode'      => $venue['zip'],
		'addressCountry'  => $venue['country'],
	);
	$geo     = $venue['location'] ? array(
		'@type'     => 'GeoCoordinates',
		'latitude'  => $venue['location'][0],
		'longitude' => $venue['location'][1],
	) : '';
	return cal_elements_filled(
		array(
			'@type'     => 'Place',
			'name'      => $venue['name'],
			'url'       => $venue['url'],
			'address'   => cal_elements_filled( $address ),
			'geo'       => $geo,
			'telephone' => $venue['phone'],
			'sameAs'    => cal_elements_shown( $venue['website'] ),
		)
	);
}

/**
 * The data of an organizer.
 *
 * @param array $organizer Its record.
 * @return array
 */
function cal_elements_organizer_data( $organizer ) {
	return cal_elements_filled(
		array(
			'@type'     => 'Organization',
			'name'      => $organizer['name'],
			'url'       => '' === cal_elements_shown( $organizer['website'] ) ? $organizer['url'] : $organizer['website'],
			'telephone' => $organizer['phone'],
			'email'     => $organizer['email'],
		)
	);
}

/**
 * The price, where the calendar has parsed it correctly.
 *
 * @param array $event Its record.
 * @return array|string Empty where it has not.
 */
function cal_elements_offer( $event ) {
	$details = $event['answer']['cost_details'] ?? null;
	$prices  = is_array( $details['values'] ?? null ) ? $details['values'] : array();
	foreach ( $prices as $index => $price ) {
		$price = 'free' === $price ? '0' : $price;
		if ( ! is_string( $price ) || ! preg_match( '/^\d+(\.\d\d?)?$/D', $price ) ) {
			return '';
		}
		$prices[ $index ] = 0 + $price;
	}
	if ( ! $prices ) {
		return '';
	}
	$code     = $details['currency_code'] ?? null;
	$symbol   = $details['currency_symbol'] ?? null;
	$named    = current( preg_grep( '/^[A-Z]{3}$/D', array_filter( array( $code, $symbol ), 'is_string' ) ) );
	$currency = $named ? $named : ( is_string( $symbol ) ? cal_elements_table( 'records' )['currencies'][ $symbol ] ?? '' : '' );
	$lowest   = min( $prices );
	$highest  = max( $prices );
	if ( $highest && ! $currency ) {
		return '';
	}
	$price = array(
		'@type' => 'Offer',
		'price' => $lowest,
	);
	$range = array(
		'@type'     => 'AggregateOffer',
		'lowPrice'  => $lowest,
		'highPrice' => $highest,
	);
	return cal_elements_filled(
		( $lowest < $highest ? $range : $price ) + array(
			'priceCurrency' => $currency,
			'url'           => $event['url'],
		)
	);
}

/**
 * Those members that say something.
 *
 * @param array $members By name.
 * @return array
 */
function cal_elements_filled( $members ) {
	return array_filter(
		$members,
		function ( $value ) {
			return '' !== $value;
		}
	);
}

/**
 * One item, several, or none.
 *
 * @param array $items Data.
 * @return array|string Empty where there is none.
 */
function cal_elements_several( $items ) {
	return count( $items ) > 1 ? $items : $items[0] ?? '';
}
