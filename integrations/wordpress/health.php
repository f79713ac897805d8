<?php
/**
 * Says in wp-admin when visitors cannot read the site's calendar, because something closes the REST API to guests: the owner, who is signed in,
 * sees all of it working.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/** Whether guests are refused; asked as a guest, at most twice a day. */
function cal_elements_is_closed() {
	$access = get_transient( 'cal_elements_access' );
	if ( false === $access ) {
		$options  = array(
			'timeout'   => 3,
			'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
		);
		$address  = add_query_arg( 'per_page', '1', rest_url( cal_elements_namespace() . '/events' ) );
		$response = cal_elements_namespace() ? wp_remote_get( $address, $options ) : null;
		$access   = in_array( wp_remote_retrieve_response_code( $response ), array( 401, 403 ), true ) ? 'closed' : 'open';
		set_transient( 'cal_elements_access', $access, 12 * HOUR_IN_SECONDS );
	}
	return 'closed' === $access;
}

/** What is wrong, and what helps. */
function cal_elements_closed_message() {
	return __( 'Visitors who are not signed in cannot see your calendar on pages with Cal Elements: this site closes its REST API to guests. Look in the settings of your security plugin for “REST API”, and allow this address for everybody:', 'cal-elements' ) . ' ' . rest_url( cal_elements_namespace() );
}

/** Says so where plugins are looked after. */
function cal_elements_show_closed() {
	$screen = get_current_screen();
	if ( $screen && in_array( $screen->id, array( 'dashboard', 'plugins' ), true ) && current_user_can( 'manage_options' ) && cal_elements_is_closed() ) {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( cal_elements_closed_message() ) );
	}
}
add_action( 'admin_notices', 'cal_elements_show_closed' );

/**
 * Adds the test to Tools, Site Health.
 *
 * @param array $tests Those of WordPress.
 * @return array
 */
function cal_elements_add_health_test( $tests ) {
	$tests['direct']['cal_elements_access'] = array(
		'label' => 'Cal Elements',
		'test'  => 'cal_elements_test_health',
	);
	return $tests;
}
add_filter( 'site_status_tests', 'cal_elements_add_health_test' );

/** The result of the test, which asks anew. */
function cal_elements_test_health() {
	delete_transient( 'cal_elements_access' );
	$is_closed = cal_elements_is_closed();
	return array(
		'label'       => $is_closed ? __( 'Visitors cannot see your calendar', 'cal-elements' ) : __( 'Visitors can see your calendar', 'cal-elements' ),
		'status'      => $is_closed ? 'critical' : 'good',
		'badge'       => array(
			'label' => 'Cal Elements',
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $is_closed ? cal_elements_closed_message() : __( 'Cal Elements reads the events of this site over its REST API, as guests may.', 'cal-elements' ) ) . '</p>',
		'actions'     => '',
		'test'        => 'cal_elements_access',
	);
}
