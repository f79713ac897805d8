<?php
/**
 * Asks the calendar of this site as a guest does, and writes what it answered for the script.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether everybody may see an event; behind a password guests are told no more than its title and its dates.
 *
 * @param array $event As the interface tells it.
 * @return bool
 */
function cal_elements_is_public( $event ) {
	return 'publish' === ( $event['status'] ?? '' );
}

/**
 * Whether a password hides all but title and dates.
 *
 * @param array $event As the interface tells it.
 * @return bool
 */
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
	$pairs     = array();
	foreach ( $query as $name => $value ) {
		$pairs[] = $name . '=' . str_replace( '%2A', '*', urlencode( $value ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as browsers write it.
	}
	$address .= $pairs ? ( strpos( $address, '?' ) ? '&' : '?' ) . implode( '&', $pairs ) : '';
	$server   = rest_get_server();
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

/**
 * JSON as it may stand in a script: tags and ampersands may not end it, nor may any text in it be taken for a shortcode.
 *
 * @param string $json JSON.
 * @return string
 */
function cal_elements_inline_json( $json ) {
	$unsafe = array(
		'<'        => '\u003c',
		'>'        => '\u003e',
		'&'        => '\u0026',
		"\u{2028}" => '\u2028',
		"\u{2029}" => '\u2029',
	);
	return preg_replace_callback(
		'/"(?:[^"\\\\]++|\\\\.)*+"/s',
		function ( $text ) use ( $unsafe ) {
			return strtr( $text[0], $unsafe + array( '[' => '\u005b' ) );
		},
		$json
	);
}

/** Characters: longer answers are not written into the page. */
const CAL_ELEMENTS_LONGEST_ANSWER = 200000;

/**
 * The scripts with the answers, once in a page.
 *
 * @param array $view What the element shows.
 * @return string HTML.
 */
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
