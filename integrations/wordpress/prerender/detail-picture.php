<?php
/**
 * The picture of an event with all that is known of it. What needs scripts has its place kept, or is added below.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * What stands in the frame of a detail.
 *
 * @param array $attributes Those of the element.
 * @param array $read       Who reads, when, and what is shown.
 * @return array|null By placeholder; null where it looks otherwise.
 * @throws UnexpectedValueException Where only browsers know what it is.
 */
function cal_elements_detail_parts( $attributes, $read ) {
	$level = $attributes['heading-level'] ?? '2';
	if ( 'page' !== ( $attributes['mode'] ?? 'page' ) || ! preg_match( '/^[1-9]\d?$/D', $level ) ) {
		return null;
	}
	$event = cal_elements_event( $read['events'][0] );

	$event['span'] = cal_elements_shown_span( $event['span'], $read );

	$brief = cal_elements_brief( $event['span'], $read, '' );
	$until = cal_elements_brief( $event['span'], $read, $read['today'] )['until'];
	$later = '' === $until ? '' : str_replace( '{day}', $until, $read['tables']['runs'] );
	if ( '' === $later && $brief['is_day'] ) {
		$later = $read['tables']['near']['headings'][ cal_elements_days_until( $brief['day'], $read['today'] ) ] ?? '';
	}
	$read  = array(
		'level'     => (int) $level,
		'later'     => $later,
		'brief'     => array_filter( array( $brief['date'], $brief['time'] ), 'strlen' ),
		'has_ended' => cal_elements_has_ended( $event['span'], $read['today'], $read['now'] ),
		'has_way'   => $event['has_way'] || in_array( $attributes['show-map'] ?? null, array( '', 'true' ), true ),
	) + $read;
	return array(
		'{seen}'    => 'unseen',
		'{status}'  => '',
		'{content}' => ' ' . cal_elements_article( $event, $read ),
	);
}

/**
 * All of an event.
 *
 * @param array $event Its record.
 * @param array $read  Who reads, and when.
 * @return string HTML.
 * @throws UnexpectedValueException Where only browsers know what it is.
 */
function cal_elements_article( $event, $read ) {
	$tables = $read['tables'];
	$marks  = implode( ' ', array_keys( cal_elements_marks( $event['answer'], $tables ) ) );
	$reason = $event['answer']['event_status_reason'] ?? null;
	return "<article part=\"detail $marks\" class=\"detail\" aria-labelledby=\"title\"> <div part=\"heading\" class=\"lead\"> "
		. cal_elements_detail_marks( $event, $tables )
		. " <div part=\"title\" class=\"headline\" id=\"title\" dir=\"auto\" role=\"heading\" aria-level=\"{$read['level']}\" tabindex=\"-1\"> " . cal_elements_content( '' === $event['title'] ? $read['tables']['untitled'] : $event['title'] ) . ' </div> '
		. ( is_string( $reason ) ? '<p part="status-reason" dir="auto">' . cal_elements_content( cal_elements_text( $reason ) ) . '</p>' : '' )
		. cal_elements_summary( $event, $read )
		. ' </div> <div class="columns"> ' . cal_elements_hero( $event['image'], $read )
		. ' <div class="side"> ' . cal_elements_actions( $event, $read )
		. ' <div part="aside" class="panel"> ' . cal_elements_facts( $event, $read ) . ' </div> </div> <div class="text"> <div part="description" class="description" dir="auto">'
		. cal_elements_description( $event['description'], $read['level'] + 1, $read )
		. '</div> </div> </div> </article>';
}

/**
 * What visitors must know of an event, and its categories.
 *
 * @param array $event  Its record.
 * @param array $tables Those of the language.
 * @return string HTML.
 */
function cal_elements_detail_marks( $event, $tables ) {
	$badges = '';
	$marks  = cal_elements_marks( $event['answer'], $tables ) + ( $event['is_hidden'] ? array( 'hidden' => $tables['statuses']['hidden'] ) : array() );
	foreach ( $marks as $mark => $word ) {
		$badges .= cal_elements_line( "span part=\"badge badge-$mark\" class=\"badge\"", $word );
	}
	$badges .= $event['is_featured'] ? cal_elements_line( 'span part="badge badge-featured" class=""', $tables['featured'] ) : '';
	$terms   = '';
	foreach ( $event['categories'] as $term ) {
		$dot    = $terms ? '<span aria-hidden="true">·</span> ' : '';
		$slug   = cal_elements_escape( $term['slug'] );
		$terms .= "<li> $dot<bdi part=\"category category-$slug\" >" . cal_elements_link( $term['url'], cal_elements_content( $term['name'] ) ) . '</bdi> </li>';
	}
	$html = ( $badges ? "<div part=\"badges\" class=\"marks\"> $badges </div>" : '' ) . ' '
		. ( $terms ? '<ul part="categories" class="marks" role="list" aria-label="' . cal_elements_escape( $tables['categories'] ) . "\"> $terms </ul>" : '' );
	return ' ' === $html ? '' : "<div class=\"marks\"> $html </div>";
}

/**
 * When and where in one line, and whether it is over.
 *
 * @param array $event Its record.
 * @param array $read  Who reads, and when.
 * @return string HTML.
 */
function cal_elements_summary( $event, $read ) {
	$pieces = array();
	foreach ( $read['brief'] as $piece ) {
		$pieces[] = cal_elements_line( 'span class="whole"', $piece ) . ' ';
	}
	$places = '';
	foreach ( cal_elements_with_names( $event['venues'] ) as $venue ) {
		$places .= '· ' . cal_elements_line( 'span dir="auto"', $venue['name'] ) . ' ';
	}
	return ' <p part="summary" class="summary"> ' . cal_elements_line( 'span class="later whole"', $read['later'] ) . ' ' . implode( '· ', $pieces ) . " $places </p> "
		. ( $read['has_ended'] ? cal_elements_line( 'p part="ended" class="ended"', $read['tables']['detail']['hasEnded'] ) : '' );
}

/**
 * The image; a link where its host has no consent.
 *
 * @param array|null $image The image.
 * @param array      $read  Who reads.
 * @return string HTML.
 */
function cal_elements_hero( $image, $read ) {
	if ( ! $image ) {
		return '';
	}
	list( 'url' => $url, 'width' => $width, 'height' => $height ) = $image;
	if ( ! cal_elements_allows( $url, $read ) ) {
		$words = str_replace( '{host}', preg_replace( '#^\w+://([^/]+).*#s', '$1', $url ), $read['tables']['detail']['pictureAt'] );
		return cal_elements_line( 'a part="picture-link" class="picture-link" href="' . cal_elements_escape( $url ) . '" rel="noopener noreferrer"', $words );
	}
	// Cut to its box, whole before a blurred copy of itself, or as small as it is.
	$fit  = ! $width || ! $height ? 'whole' : ( $width < 400 ? 'small' : ( $width > $height * 1.2 ? 'cut' : 'whole' ) );
	$rest = ' src="' . cal_elements_escape( $url ) . '"'
		. ( 'small' === $fit ? '' : ' srcset="' . cal_elements_escape( cal_elements_srcset( $image, $read ) ) . '"' )
		. ' sizes="(max-width: 64rem) 100vw, 42rem"' . ( $width ? " width=\"$width\"" : '' ) . ( $height ? " height=\"$height\"" : '' );
	$alt  = cal_elements_escape( $image['alt'] );
	return "<div part=\"image\" class=\"hero $fit\">" . ( 'whole' === $fit ? "<img data-cal=\"image\" class=\"backdrop\"$rest alt=\"\" />" : '' ) . " <img data-cal=\"image\" class=\"picture\"$rest alt=\"$alt\" /></div>";
}

/**
 * What can be done: the places of buttons, and the link to the website.
 *
 * @param array $event Its record.
 * @param array $read  Who reads, and when.
 * @return string HTML.
 */
function cal_elements_actions( $event, $read ) {
	$words = $read['tables']['detail'];
	$site  = cal_elements_shown( $event['website'] );
	$link  = '' === $site ? '' : '<a part="button website-button" class="labeled site" href="' . cal_elements_escape( $site ) . "\" rel=\"noopener nofollow\" >{$words['siteIcon']}" . cal_elements_line( 'span', $words['visit'] ) . '</a >';
	return '<div part="actions" class="actions ' . ( $read['has_ended'] ? '' : 'bar' ) . '"> <p part="actions-summary" class="brief" aria-hidden="true"> '
		. cal_elements_line( 'span', implode( ' · ', $read['brief'] ) ) . ' ' . cal_elements_line( 'span dir="auto"', $event['cost'] )
		. " </p> <slot name=\"actions\"> {$words['steps'][ $read['has_ended'] ? 'over' : 'open' ]} $link </slot> </div>";
}
