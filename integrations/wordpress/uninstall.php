<?php
/**
 * Removes what the plugin has stored, in each site of a network.
 *
 * @package CalElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes it in the site that is current. */
function cal_elements_remove_stored() {
	delete_transient( 'cal_elements_namespace' );
	delete_transient( 'cal_elements_access' );
	delete_transient( 'cal_elements_activated' );
	delete_option( 'cal_elements_places' );
	wp_unschedule_hook( 'cal_elements_expire' );
}

if ( is_multisite() ) {
	$cal_elements_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $cal_elements_sites as $cal_elements_site ) {
		switch_to_blog( $cal_elements_site );
		cal_elements_remove_stored();
		restore_current_blog();
	}
} else {
	cal_elements_remove_stored();
}
