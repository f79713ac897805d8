<?php
/**
 * Until when a page is right that has events in it.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Has the pages of caches written anew as soon as an event is over that stands in them, or the day is.
 *
 * @param array $view What the element shows.
 */
function cal_elements_expire_later( $view ) {
	$moments = array( strtotime( cal_elements_day( wp_date( 'Y-m-d', $view['now'] ), 1 ) . ' ' . wp_timezone_string() ) );
	foreach ( $view['events'] as $event ) {
		$moments[] = strtotime( ( $event['utc_end_date'] ?? '' ) . ' UTC' );
	}
	$coming = array_filter(
		$moments,
		function ( $moment ) use ( $view ) {
			return $moment > $view['now'];
		}
	);
	$post   = get_the_ID();
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
