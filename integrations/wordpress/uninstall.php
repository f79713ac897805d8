<?php
/**
 * Removes what the plugin has stored.
 *
 * @package CalElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_transient( 'cal_elements_namespace' );
delete_option( 'cal_elements_places' );
