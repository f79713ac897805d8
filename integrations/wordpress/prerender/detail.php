<?php
/** What the template of an event with all that is known of it says. */

defined( 'ABSPATH' ) || exit;

/** A detail: its `template` and values; null where it looks otherwise. */
function cal_elements_detail( $attributes, $read ) {
	$level = $attributes['heading-level'] ?? '2';
	if ( 'page' !== ( $attributes['mode'] ?? 'page' ) || ! preg_match( '/^[1-9]\d?$/D', $level ) ) {
		return null;
	}
	$event  = cal_elements_event( $read['events'][0] );
	$answer = $event['answer'];
	$tables = $read['tables'];
	$zone   = $event['span']['zone'];
	$read   = ( $zone ? array( 'today' => cal_elements_today( $zone, $read['now'] ) ) : array() ) + $read;
	$span   = cal_elements_shown_span( $event['span'], $read );
	$brief  = cal_elements_brief( $span, $read, '' );
	$until  = cal_elements_brief( $span, $read, $read['today'] )['until'];
	$near   = $brief['is_day'] ? $tables['near']['headings'][ cal_elements_days_until( $brief['day'], $read['today'] ) ] ?? '' : '';
	$pieces = $brief['is_day'] || $span['is_whole'] ? cal_elements_filled( array( $brief['date'], $brief['time'] ) ) : array( cal_elements_days_with_clock( $span, $read ) );
	$fields = cal_elements_custom_fields( $answer['custom_fields'] ?? null );
	// Addresses in it are links.
	if ( preg_grep( '#https?://#i', array_column( $fields, 'value' ) ) ) {
		throw new UnexpectedValueException( 'address' );
	}
	// Nor has the template a link to where it takes place online.
	if ( true === ( $answer['is_virtual'] ?? null ) && '' !== cal_elements_url( $answer['virtual_url'] ?? null ) ) {
		throw new UnexpectedValueException( 'virtual_url' );
	}
	$has_way   = $event['has_way'] || in_array( $attributes['show-map'] ?? null, array( '', 'true' ), true );
	$told      = cal_elements_told_marks( $answer );
	$states    = array_column( cal_elements_marks( $answer, $tables, ...$told ), 'mark' );
	$status    = cal_elements_table( 'records' )['statuses'][ $event['status'] ] ?? '';
	$notice    = $tables['statusNotices'][ $status ] ?? '';
	$is_off    = 'cancelled' === $status;
	$has_way   = $has_way && ! $is_off;
	$has_ended = cal_elements_has_ended( $span, $read );
	$venues    = array_map( fn( $venue ) => ( $has_way ? array() : array( 'directions' => '' ) ) + $venue, cal_elements_with_names( $event['venue'] ) );
	return array(
		'template'    => 'detail',
		'level'       => $level,
		'states'      => $states ? array( array( 'mark' => implode( ' ', $states ) ) ) : array(),
		// What a notice below the title says has no badge above it.
		'badge'       => array_values( array_filter( cal_elements_marks( $answer, $tables, $event['is_hidden'] ? 'hidden' : '', ...$told ), fn( $badge ) => '' === $notice || $badge['mark'] !== $status ) ),
		'notice'      => $notice,
		'others'      => $is_off ? current( cal_elements_filled( array_column( $event['category'], 'link' ) ) ) : '',
		'visit'       => $is_off ? '' : $event['website'],
		'cost'        => $is_off ? '' : $event['cost'],
		'title'       => cal_elements_title( $event, $read ),
		'reason'      => cal_elements_text( $answer['event_status_reason'] ?? null ),
		'later'       => '' === $until || '' !== $notice ? $near : cal_elements_phrase( 'runs', $until, $tables ),
		'brief'       => $pieces,
		'brief-line'  => implode( ' · ', $pieces ),
		'name'        => array_column( $venues, 'name' ),
		'ended'       => $has_ended && '' === $notice,
		'bar'         => ! $has_ended && '' === $notice,
		'venue'       => $venues,
		'organizer'   => cal_elements_with_names( $event['organizer'] ),
		'fact-custom' => $fields,
		'description' => cal_elements_description( $event['description'], $level + 1, $read ),
	) + ( '' === $notice ? array() : array( 'nearness' => '' ) ) + cal_elements_long_when( $span, $read ) + cal_elements_hero( $event['image'], $read ) + $event;
}

/** The image; a link where its host has no consent. */
function cal_elements_hero( $image, $read ) {
	if ( ! $image ) {
		return array();
	}
	list( 'url' => $url, 'width' => $width, 'height' => $height ) = $image;
	if ( ! cal_elements_allows( $url, $read ) ) {
		return array(
			'picture-link' => $url,
			'host'         => cal_elements_host( $url ),
		);
	}
	// Cut to its box, whole before a blurred copy of itself, or as small as it is.
	$fit = ! $width || ! $height ? 'whole' : ( $width < 400 ? 'small' : ( $width > $height * 1.2 ? 'cut' : 'whole' ) );
	return array(
		$fit         => true,
		'has-copies' => 'small' !== $fit,
	) + cal_elements_image_values( $image, $read );
}

/** When it is, on each clock that is shown. */
function cal_elements_long_when( $span, $read ) {
	list( $text, $time ) = cal_elements_day_and_time( $span, $read );

	$clocks = cal_elements_clocks( $span, $read );
	list( $day, $clock ) = $clocks['visitor'] ? cal_elements_day_and_time( $clocks['visitor'], $read ) : array( '', '' );
	return $clocks + array(
		'datetime'      => $span['datetime'],
		'date'          => $text,
		'all-day'       => $span['is_whole'],
		'clock'         => $time,
		'nearness'      => cal_elements_nearness( $span, $read ),
		'visitor-start' => $clocks['visitor']['datetime'] ?? '',
		'visitor-time'  => cal_elements_joined( ', ', $day === $text && '' !== $clock ? '' : $day, $clock ),
	);
}

/** The day of an event, where there is more room than in a row, with the times where it takes place on several days; and the time, if that has one of its own. */
function cal_elements_day_and_time( $span, $read ) {
	list( 'first' => $first, 'last' => $last ) = $span;

	if ( $span['is_whole'] ) {
		return array( cal_elements_days( $first, $last, $read, 'weekday', 'longDays' ), '' );
	}
	if ( $first === $last || cal_elements_is_night( $span ) ) {
		return array( cal_elements_days( $first, $first, $read, 'weekday', 'longDays' ), cal_elements_clock_range( $span['start'], $span['end'], $read ) );
	}
	$patterns = cal_elements_patterns( $read['clock']['longMoments'], $first, $last, $read );
	return array( cal_elements_date( $patterns[ cal_elements_sort( $first, $span['end_day'], '' ) ], $span['start'], $span['end'], $read['tables'] ), '' );
}

/** Several days, with the clock at which the first begins. */
function cal_elements_days_with_clock( $span, $read ) {
	$patterns = cal_elements_patterns( $read['clock']['daysWithClock'], $span['first'], $span['last'], $read );
	return cal_elements_date( $patterns[ 0 === $span['start'] % HOUR_IN_SECONDS ? 'hour' : 'minute' ], $span['start'], $span['last'], $read['tables'] );
}

/** The fields that a site has added, each with `label` and `value`. */
function cal_elements_custom_fields( $fields ) {
	$read = function ( $field ) {
		$values = is_array( $field ) ? (array) ( $field['value'] ?? null ) : array();
		$shown  = array_filter( $values, fn( $value ) => is_string( $value ) || is_int( $value ) || is_float( $value ) );
		return array(
			'label' => cal_elements_text( $field['label'] ?? '' ),
			'value' => cal_elements_text( implode( ', ', $shown ) ),
		);
	};
	return array_filter( array_map( $read, is_array( $fields ) ? $fields : array() ), fn( $field ) => '' !== $field['value'] );
}
