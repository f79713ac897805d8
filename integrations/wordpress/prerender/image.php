<?php
/**
 * Images of events, with their smaller copies.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * An image.
 *
 * @param mixed $image As the interface tells it.
 * @return array|null `url`, `alt`, `width` and `height`, 0 where they are not known, and `copies` as pairs of width and address, from the
 *                    narrowest to the widest, the image itself among them.
 */
function cal_elements_image( $image ) {
	$size = function ( $of ) {
		$number = function ( $name ) use ( $of ) {
			$value = $of[ $name ] ?? null;
			return ( is_int( $value ) || is_float( $value ) ) && $value > 0 ? $value : 0;
		};
		return array( cal_elements_url( $of['url'] ?? null ), $number( 'width' ), $number( 'height' ) );
	};

	list( $url, $width, $height ) = $size( is_array( $image ) ? $image : array() );
	if ( ! $url ) {
		return null;
	}
	$copies = array();
	foreach ( is_array( $image['sizes'] ?? null ) ? $image['sizes'] : array() as $copy ) {
		list( $address, $across, $down ) = $size( is_array( $copy ) ? $copy : array() );
		// Cropped copies show something else.
		if ( $address && $across && $down && $width && $height && abs( $across / $down - $width / $height ) < 0.02 ) {
			$copies[] = array( $across, $address );
		}
	}
	if ( $width ) {
		$copies[] = array( $width, $url );
	}
	usort(
		$copies,
		function ( $one, $other ) {
			return $one[0] <=> $other[0];
		}
	);
	return array(
		'url'    => $url,
		'alt'    => cal_elements_text( $image['alt'] ?? '' ),
		'width'  => $width,
		'height' => $height,
		'copies' => $copies,
	);
}

/**
 * Whether visitors need not be asked before a host is.
 *
 * @param string $url  An address.
 * @param array  $read Who reads.
 * @return bool
 */
function cal_elements_allows( $url, $read ) {
	return $read['has_consent'] || in_array( cal_elements_host( $url ), array( cal_elements_host( home_url() ), cal_elements_host( rest_url() ) ), true );
}

/**
 * The host of an address, with its port.
 *
 * @param string $url An address.
 * @return string
 */
function cal_elements_host( $url ) {
	return preg_replace( '#^\w+://(?:www\.)?([^/]+).*#s', '$1', $url );
}

/**
 * The copies of an image that may be asked for, as the attribute `srcset`; in an address, a comma might be read as its end.
 *
 * @param array $image The image.
 * @param array $read  Who reads.
 * @return string
 */
function cal_elements_srcset( $image, $read ) {
	$set = array();
	foreach ( $image['copies'] as list( $width, $url ) ) {
		if ( cal_elements_allows( $url, $read ) ) {
			$set[] = str_replace( ',', '%2C', $url ) . " {$width}w";
		}
	}
	return implode( ', ', $set );
}

/**
 * Keeps the images of pictures, which are marked by `data-cal`, from the `auto` that WordPress 6.7 and later write into `sizes`: while the element
 * takes the place of its picture, such an image has no width, and browsers would load the largest copy beside the one that is seen.
 *
 * @param string $image The tag of an image in a page.
 * @return string
 */
function cal_elements_leave_sizes( $image ) {
	return strpos( $image, ' data-cal="image"' ) ? preg_replace( '/(\ssizes=")auto,\s*/i', '$1', $image ) : $image;
}
add_filter( 'wp_content_img_tag', 'cal_elements_leave_sizes' );
