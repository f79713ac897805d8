<?php
/**
 * The facts of an event: when, where, how much, by whom.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * All facts.
 *
 * @param array $event Its record.
 * @param array $read  Who reads, and when.
 * @return string HTML.
 * @throws UnexpectedValueException Where only browsers know what it is.
 */
function cal_elements_facts( $event, $read ) {
	$words = $read['tables']['detail'];
	$facts = array(
		array( 'when', $words['when'], cal_elements_fact_when( $event['span'], $read ) ),
		array( 'where', $words['where'], '' ),
		array( 'cost', $words['cost'], cal_elements_line( 'span dir="auto"', $event['cost'] ) ),
		array( 'organizers', $words['organizers'], '' ),
		array( 'website', $words['website'], '' === cal_elements_shown( $event['website'] ) ? '' : '<span class="contact">' . cal_elements_website( $event['website'] ) . '</span>' ),
	);
	foreach ( cal_elements_with_names( $event['venues'] ) as $venue ) {
		$facts[1][2] .= ' <div part="venue" class="entry"> ' . cal_elements_name( $venue ) . ' ' . cal_elements_address_lines( $venue ) . ' '
			. cal_elements_contact( $venue, $words ) . ' ' . ( $read['has_way'] ? cal_elements_way( $venue, $words ) : '' ) . ' </div> ';
	}
	foreach ( cal_elements_with_names( $event['organizers'] ) as $organizer ) {
		$facts[3][2] .= '<div part="organizer" class="entry"> ' . cal_elements_name( $organizer ) . ' ' . cal_elements_contact( $organizer, $words ) . ' </div>';
	}
	foreach ( cal_elements_custom_fields( $event['answer']['custom_fields'] ?? null ) as list( $label, $value ) ) {
		// Addresses in it are links.
		if ( preg_match( '#https?://#i', $value ) ) {
			throw new UnexpectedValueException( 'address' );
		}
		$facts[] = array( 'custom', $label, cal_elements_line( 'span dir="auto"', $value ) );
	}
	$tags = '';
	foreach ( $event['tags'] as $tag ) {
		$tags .= '<span part="tag tag-' . cal_elements_escape( $tag['slug'] ) . '" class="tag" dir="auto">' . cal_elements_link( $tag['url'], cal_elements_content( $tag['name'] ) ) . '</span>';
	}
	$facts[] = array( 'tags', $words['tags'], $tags );
	$html    = '';
	foreach ( $facts as list( $part, $name, $content ) ) {
		$html .= '' === $content ? '' : " <div part=\"fact fact-$part\" class=\"fact\"> <dt part=\"term\">" . cal_elements_content( $name ) . "</dt> <dd part=\"definition\">$content</dd> </div> ";
	}
	return "<dl part=\"facts\" class=\"facts\"> $html </dl>";
}

/**
 * When it is.
 *
 * @param array $span Its dates.
 * @param array $read Who reads, and when.
 * @return string HTML.
 * @throws UnexpectedValueException Where only browsers know what it is.
 */
function cal_elements_fact_when( $span, $read ) {
	list( $text, $time ) = cal_elements_day_and_time( $span, $read );

	$clock   = $span['is_whole'] ? cal_elements_line( 'span part="all-day"', $read['tables']['allDay'] ) : cal_elements_line( 'span part="clock"', $time );
	$clocks  = cal_elements_clocks( $span, $read );
	$visitor = $clocks['visitor'];
	$second  = '';
	if ( $visitor ) {
		list( $day, $clock_time ) = cal_elements_day_and_time( $visitor, $read );

		$words  = implode( ', ', array_filter( array( $day === $text && '' !== $clock_time ? '' : $day, $clock_time ), 'strlen' ) );
		$second = '<div part="visitor-time"> ' . cal_elements_line( "time datetime=\"{$visitor['datetime']}\"", $words ) . ' ' . cal_elements_content( $clocks['visitor_zone'] )
			. ' ' . cal_elements_line( 'span class="whole"', "({$read['tables']['yourTime']})" ) . ' </div>';
	}
	return ' <div part="time"> ' . cal_elements_line( "time part=\"date\" datetime=\"{$span['datetime']}\"", $text ) . " $clock "
		. cal_elements_line( 'span part="zone"', $clocks['shown'] ) . cal_elements_line( 'span class="kept"', $clocks['kept'] ) . " $second "
		. cal_elements_line( 'div part="nearness"', cal_elements_nearness( $span, $read ) ) . ' </div> ';
}

/**
 * The day and the time of an event, where there is more room than in a row.
 *
 * @param array $span Its dates.
 * @param array $read Who reads, and when.
 * @return string[] The day, with the times where it takes place on several days; and the time, empty where that has none of its own.
 */
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

/**
 * The name of a venue or organizer.
 *
 * @param array $record Its record.
 * @return string HTML.
 */
function cal_elements_name( $record ) {
	return '<div part="name" class="name" dir="auto">' . cal_elements_link( $record['url'], cal_elements_content( $record['name'] ) ) . '</div>';
}

/**
 * An address as its country writes it.
 *
 * @param array $venue Its record.
 * @return string[] Lines.
 */
function cal_elements_lines( $venue ) {
	$joined = function ( $separator, $texts ) {
		return implode( $separator, array_filter( $texts, 'strlen' ) );
	};
	list( 'zip' => $zip, 'city' => $city, 'region' => $region, 'country' => $country ) = $venue;
	$is_code_last = '' === $country ? '' !== $region : preg_match( cal_elements_table( 'records' )['codeLast'], $country );
	$behind       = '' === $region ? array( $joined( ' ', array( $city, $zip ) ) ) : array( $city, $joined( ' ', array( $region, $zip ) ) );
	$town         = $joined( ', ', $is_code_last ? $behind : array( $joined( ' ', array( $zip, $city ) ), $region ) );
	return array_filter( array( $venue['street'], $town, $country ), 'strlen' );
}

/**
 * The address of a venue.
 *
 * @param array $venue Its record.
 * @return string HTML; empty where it has none.
 */
function cal_elements_address_lines( $venue ) {
	$html = '';
	foreach ( cal_elements_lines( $venue ) as $line ) {
		$html .= cal_elements_line( 'div dir="auto"', $line );
	}
	return '' === $html ? '' : "<address part=\"address\" class=\"address\">$html</address>";
}

/**
 * The link to directions, which is requested only when the visitor follows it.
 *
 * @param array $venue Its record.
 * @param array $words Those of the language.
 * @return string HTML; empty where nobody knows where that is.
 */
function cal_elements_way( $venue, $words ) {
	$lines = implode( ', ', cal_elements_lines( $venue ) );
	$at    = $venue['location'];
	if ( ! $at && '' === $lines ) {
		return '';
	}
	$kept = array(
		'%21' => '!',
		'%27' => "'",
		'%28' => '(',
		'%29' => ')',
		'%2A' => '*',
	);
	$url  = 'https://www.openstreetmap.org/' . ( $at ? 'directions?to=' . wp_json_encode( $at[0] ) . '%2C' . wp_json_encode( $at[1] ) : 'search?query=' . strtr( rawurlencode( $lines ), $kept ) );
	$name = cal_elements_escape( "{$words['directions']}: {$venue['name']}" );
	return '<a part="directions" class="directions" href="' . cal_elements_escape( $url ) . "\" rel=\"noopener\" aria-label=\"$name\"> " . cal_elements_content( $words['directions'] ) . ' </a>';
}

/**
 * The link to a website: its host, and its path where there is one.
 *
 * @param string $url Its address.
 * @return string HTML.
 */
function cal_elements_website( $url ) {
	$text = preg_replace( '#^\w+://(?:www\.)?([^?\#]+?)/?(?:[?\#].*)?$#Ds', '$1', $url );
	return cal_elements_line( 'a part="website" dir="ltr" href="' . cal_elements_escape( $url ) . '" rel="noopener nofollow"', $text );
}

/**
 * How to reach somebody.
 *
 * @param array $record Of a venue or an organizer.
 * @param array $words  Those of the language.
 * @return string HTML; empty where there is no way.
 */
function cal_elements_contact( $record, $words ) {
	list( 'phone' => $phone, 'email' => $email, 'website' => $website ) = $record;
	$link  = function ( $part, $url, $text ) {
		$open = '' === $url ? "span dir=\"auto\" part=\"$part\"" : "a dir=\"ltr\" part=\"$part\" href=\"" . cal_elements_escape( $url ) . '"';
		return cal_elements_line( $open, $text );
	};
	$dials = preg_match( '#^[+\d\s().\/-]+$#Du', $phone ) ? 'tel:' . preg_replace( '/[^+\d]/', '', $phone ) : '';
	$mails = preg_match( '/^[^\s@?&]+@[^\s@?&]+$/Du', $email ) ? "mailto:$email" : '';
	$ways  = array(
		'phone'   => $link( 'phone', $dials, $phone ),
		'email'   => $link( 'email', $mails, $email ),
		'website' => '' === cal_elements_shown( $website ) ? '' : cal_elements_website( $website ),
	);
	$html  = '';
	foreach ( array_filter( $ways, 'strlen' ) as $name => $way ) {
		$html .= '<li><span class="unseen">' . cal_elements_content( $words[ $name ] ) . " </span>$way</li>";
	}
	return '' === $html ? '' : "<ul part=\"contact\" class=\"contact\" role=\"list\">$html</ul>";
}

/**
 * Fields that a site has added.
 *
 * @param mixed $fields As the interface tells them.
 * @return array Pairs of label and value.
 */
function cal_elements_custom_fields( $fields ) {
	$found = array();
	foreach ( is_array( $fields ) ? $fields : array() as $field ) {
		$values = is_array( $field ) ? $field['value'] ?? null : null;
		$shown  = array_filter(
			is_array( $values ) ? $values : array( $values ),
			function ( $value ) {
				return is_string( $value ) || is_int( $value ) || is_float( $value );
			}
		);
		$value  = cal_elements_text( implode( ', ', $shown ) );
		if ( '' !== $value ) {
			$found[] = array( cal_elements_text( $field['label'] ?? '' ), $value );
		}
	}
	return $found;
}
