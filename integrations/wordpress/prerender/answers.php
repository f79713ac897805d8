<?php
/** Asks the calendar of this site as a guest does, writes what it answered for the script, and says until when a page with it is right. */

defined( 'ABSPATH' ) || exit;

/** Whether everybody may see an event; behind a password guests are told no more than its title and its dates. */
function cal_elements_is_public( $event ) {
	return 'publish' === ( $event['status'] ?? '' );
}

/** Whether a password hides all but title and dates. */
function cal_elements_is_masked( $event ) {
	return ! isset( $event['all_day'] );
}

/**
 * Asks the calendar as a guest does, and notes what it answered.
 *
 * @param string $path  Below the namespace.
 * @param array  $query Parameters, in the order in which elements write them.
 * @param array  $view  Where the answer is added.
 * @return array|null
 */
function cal_elements_answer( $path, $query, &$view ) {
	$namespace = cal_elements_namespace();
	$address   = untrailingslashit( rest_url() ) . "/$namespace$path";
	$pair      = fn( $name, $value ) => $name . '=' . str_replace( '%2A', '*', urlencode( $value ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as browsers write it.
	$address  .= $query ? ( strpos( $address, '?' ) ? '&' : '?' ) . implode( '&', array_map( $pair, array_keys( $query ), $query ) ) : '';
	$server    = rest_get_server();
	if ( ! $namespace || is_wp_error( $server->check_authentication() ) ) {
		return null;
	}
	$post    = $GLOBALS['post'] ?? null;
	$request = new WP_REST_Request( 'GET', "/$namespace$path" );
	$request->set_query_params( array_map( 'strval', $query ) );
	$response        = rest_do_request( $request );
	$data            = $response->is_error() ? null : $server->response_to_data( $response, false );
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- calendars may leave another one.
	$json            = cal_elements_inline_json( (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );

	$view['answers'][ $address ] = $json;
	return json_decode( $json, true );
}

/** JSON as it may stand in a script: tags and ampersands may not end it, nor may any text in it be taken for a shortcode. */
function cal_elements_inline_json( $json ) {
	$safe = array( '\u003c', '\u003e', '\u0026', '\u2028', '\u2029', '\u005b' );
	$safe = array_combine( array( '<', '>', '&', "\u{2028}", "\u{2029}", '[' ), $safe );
	return preg_replace_callback( '/"(?:[^"\\\\]++|\\\\.)*+"/s', fn( $text ) => strtr( $text[0], $safe ), $json );
}

/** Characters: longer answers are not written into the page. */
const CAL_ELEMENTS_LONGEST_ANSWER = 200000;

/** The scripts with the answers, once in a page. */
function cal_elements_answers( $view ) {
	static $written = array();
	$html           = '';
	foreach ( $view['answers'] as $address => $json ) {
		if ( ! isset( $written[ $address ] ) && $json && strlen( $json ) <= CAL_ELEMENTS_LONGEST_ANSWER ) {
			$time  = gmdate( 'Y-m-d\TH:i:s\Z', $view['now'] );
			$html .= sprintf( '<script slot="cal" type="application/json" data-cal="%s" data-cal-time="%s">%s</script>', cal_elements_escape( $address ), $time, $json );
		}
		$written[ $address ] = true;
	}
	return $html;
}

/** Has the pages of caches written anew as soon as an event is over that stands in them, or the day is. */
function cal_elements_expire_later( $view ) {
	// `strtotime` takes a zone like Etc/GMT+11 for UTC.
	$midnight  = new DateTimeImmutable( cal_elements_day( wp_date( 'Y-m-d', $view['now'] ), 1 ), wp_timezone() );
	$moments   = array_map( 'strtotime', preg_filter( '/$/D', ' UTC', array_column( $view['events'], 'utc_end_date' ) ) );
	$moments[] = $midnight->getTimestamp();
	$coming    = array_filter( $moments, fn( $moment ) => $moment > $view['now'] );
	$post      = get_the_ID();
	if ( ! $coming || ! $post ) {
		return;
	}
	$planned = wp_next_scheduled( 'cal_elements_expire', array( $post ) );
	if ( $planned && $planned > min( $coming ) ) {
		wp_unschedule_event( $planned, 'cal_elements_expire', array( $post ) );
	}
	if ( ! $planned || $planned > min( $coming ) ) {
		wp_schedule_single_event( min( $coming ), 'cal_elements_expire', array( $post ) );
	}
}
add_action( 'cal_elements_expire', 'clean_post_cache' );

/** Nobody is there to hear it any more. */
function cal_elements_forget_expiry() {
	wp_unschedule_hook( 'cal_elements_expire' );
}
register_deactivation_hook( dirname( __DIR__ ) . '/cal-elements.php', 'cal_elements_forget_expiry' );
