<?php
/**
 * A page cache as others are, WordPress's drop-in advanced-cache.php: it keeps whole pages of readers without a session, by their addresses, and
 * forgets them when WordPress says that a post has changed.
 */

$test_page_cache = WP_CONTENT_DIR . '/page-cache/';
$is_page         = 'GET' === $_SERVER['REQUEST_METHOD'] && 'cli' !== PHP_SAPI && ! preg_match( '#/wp-|rest_route=#', $_SERVER['REQUEST_URI'] );
if ( $is_page && ! preg_grep( '/^wordpress_logged_in_/', array_keys( $_COOKIE ) ) ) {
	$file = $test_page_cache . md5( $_SERVER['REQUEST_URI'] ) . '.html';
	if ( is_file( $file ) ) {
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'X-Page-Cache: hit' );
		readfile( $file );
		exit;
	}
	header( 'X-Page-Cache: miss' );
	ob_start( function ( $html ) use ( $file, $test_page_cache ) {
		if ( ! is_dir( $test_page_cache ) ) mkdir( $test_page_cache );
		if ( 200 === http_response_code() ) file_put_contents( $file, $html );
		return $html;
	} );
}

add_action( 'clean_post_cache', function () use ( $test_page_cache ) {
	array_map( 'unlink', glob( "$test_page_cache*.html" ) );
} );
