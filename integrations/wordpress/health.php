<?php
/**
 * Says in wp-admin why visitors see no calendar: because no events plugin is active, or because something closes the REST API to guests, while the
 * owner, who is signed in, sees all of it working.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/** Whether guests can read the calendar of the site: `open`, `closed`, or `missing` where no plugin has one; asked as a guest, at most twice a day. */
function cal_elements_access() {
	if ( ! cal_elements_namespace() ) {
		return 'missing';
	}
	$access = get_transient( 'cal_elements_access' );
	if ( false === $access ) {
		$options  = array(
			'timeout'   => 3,
			'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
		);
		$response = wp_remote_get( add_query_arg( 'per_page', '1', rest_url( cal_elements_namespace() . '/events' ) ), $options );
		$access   = in_array( wp_remote_retrieve_response_code( $response ), array( 401, 403 ), true ) ? 'closed' : 'open';
		set_transient( 'cal_elements_access', $access, 12 * HOUR_IN_SECONDS );
	}
	return $access;
}

/**
 * What is wrong, and what helps.
 *
 * @param string $access Whether guests can read the calendar.
 * @return string
 */
function cal_elements_access_message( $access ) {
	switch ( $access ) {
		case 'missing':
			return __( 'Cal Elements shows the events of a plugin such as The Events Calendar, but no plugin of this site offers events. Install and activate one, or name the address of another calendar in each block.', 'cal-elements' );
		case 'closed':
			return __( 'Visitors who are not signed in cannot see your calendar on pages with Cal Elements: this site closes its REST API to guests. Look in the settings of your security plugin for “REST API”, and allow this address for everybody:', 'cal-elements' ) . ' ' . rest_url( cal_elements_namespace() );
		default:
			return __( 'Cal Elements reads the events of this site over its REST API, as guests may.', 'cal-elements' );
	}
}

/** Has the owner told after activation that no plugin has a calendar; later it may be that blocks name another one. */
function cal_elements_note_activation() {
	set_transient( 'cal_elements_activated', '1', WEEK_IN_SECONDS );
}
register_activation_hook( __DIR__ . '/cal-elements.php', 'cal_elements_note_activation' );

/** Says so where plugins are looked after. */
function cal_elements_show_access() {
	$screen = get_current_screen();
	if ( ! $screen || ! in_array( $screen->id, array( 'dashboard', 'plugins' ), true ) || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$access = cal_elements_access();
	if ( 'closed' === $access || ( 'missing' === $access && get_transient( 'cal_elements_activated' ) ) ) {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( cal_elements_access_message( $access ) ) );
	}
}
add_action( 'admin_notices', 'cal_elements_show_access' );

/**
 * Adds first steps to the row of the plugin.
 *
 * @param string[] $links HTML.
 * @return string[]
 */
function cal_elements_add_links( $links ) {
	$ours = array(
		admin_url( 'post-new.php?post_type=page' ) => __( 'Add a block', 'cal-elements' ),
		plugins_url( 'readme.txt', __FILE__ )      => __( 'Help', 'cal-elements' ),
	);
	foreach ( $ours as $address => $text ) {
		$links[] = sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $text ) );
	}
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( __DIR__ . '/cal-elements.php' ), 'cal_elements_add_links' );

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
	cal_elements_forget();
	$access  = cal_elements_access();
	$results = array(
		'open'    => array( 'good', __( 'Visitors can see your calendar', 'cal-elements' ) ),
		'closed'  => array( 'critical', __( 'Visitors cannot see your calendar', 'cal-elements' ) ),
		'missing' => array( 'recommended', __( 'No plugin of this site offers events', 'cal-elements' ) ),
	);
	list( $status, $label ) = $results[ $access ];
	return array(
		'label'       => $label,
		'status'      => $status,
		'badge'       => array(
			'label' => 'Cal Elements',
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( cal_elements_access_message( $access ) ) . '</p>',
		'actions'     => '',
		'test'        => 'cal_elements_access',
	);
}
