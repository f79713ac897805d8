<?php
/**
 * The description of an event as the element shows it: HTML of the calendar, without all that could do harm.
 *
 * Only HTML of which there is no doubt how browsers read it is taken: whole tags that are nested as they should be. Whatever else there is, such
 * as tables, is left to browsers, and no guess of what they make of it gets into a page.
 */

defined( 'ABSPATH' ) || exit;

/** Elements that may not stand in a paragraph, nor in a part of a sentence. */
const CAL_ELEMENTS_BLOCK_TAGS = array( 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'div', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'details', 'summary', 'li', 'dt', 'dd' );

/** What some elements may stand in alone. */
const CAL_ELEMENTS_PARENT_TAGS = array(
	'li'         => array( 'ul', 'ol' ),
	'dt'         => array( 'dl' ),
	'dd'         => array( 'dl' ),
	'figcaption' => array( 'figure' ),
	'summary'    => array( 'details' ),
);

/** Refuses what only browsers know how to read. */
function cal_elements_require( $is_known ) {
	if ( ! $is_known ) {
		throw new UnexpectedValueException( 'html' );
	}
}

/** A description, which is hostile, with its topmost headings at a level. */
function cal_elements_description( $html, $level, $read ) {
	cal_elements_require( ! cal_elements_is_plain( $html ) );
	$html = str_replace( array( "\r\n", "\r" ), "\n", $html );
	preg_match_all( '/<h([1-6])\b/i', $html, $headings );
	$shift = $headings[1] ? $level - min( $headings[1] ) : 0;
	$open  = array();
	$made  = '';
	$tag   = '<(?<end>/?)(?<tag>[a-z][a-z\d]*)(?<attributes>(?:\s+[a-z_][\w:-]*(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'))?)*)\s*(?<slash>/?)>';
	preg_match_all( "#\\G(?:(?<text>[^<]+)|<!--(?!-?>)(?:(?!--).)*-->|$tag)#is", $html, $tokens, PREG_SET_ORDER );
	cal_elements_require( implode( '', array_column( $tokens, 0 ) ) === $html );
	foreach ( $tokens as $token ) {
		$token += array_fill_keys( array( 'text', 'tag' ), '' );
		$name   = strtolower( $token['tag'] );
		$moved  = preg_match( '/^h([1-6])$/', $name, $found ) ? 'h' . min( $found[1] + $shift, 6 ) : $name;
		if ( '' === $name ) {
			$made .= cal_elements_content( cal_elements_decoded( $token['text'] ) );
		} elseif ( $token['end'] ) {
			cal_elements_require( array_pop( $open ) === $name && '' === $token['attributes'] );
			$made .= "</$moved>";
		} else {
			cal_elements_require_place( $name, $open, $token['slash'] );
			$attributes = cal_elements_kept_attributes( $name, $token['attributes'] );
			if ( 'img' === $name ) {
				// Scripts of the page may load another picture.
				cal_elements_require( ! preg_match( '/\s(?!aria-)\w+-/i', $token['attributes'] ) );
				$made .= cal_elements_described_image( $attributes, $open, $read );
			} else {
				$made .= cal_elements_tag( $moved, 'a' === $name ? cal_elements_described_link( $attributes ) : $attributes );
			}
			if ( ! in_array( $name, array( 'br', 'hr', 'wbr', 'img' ), true ) ) {
				$open[] = $name;
			}
		}
	}
	// What follows the tag is left out by browsers.
	cal_elements_require( ! $open && false === strpos( $html, "\0" ) && ! preg_match( "/<pre\\b[^>]*>\n/i", $html ) );
	return $made;
}

/** Refuses an element where browsers might put it elsewhere than into the tags that are open. */
function cal_elements_require_place( $name, $open, $slash ) {
	$is_block   = in_array( $name, CAL_ELEMENTS_BLOCK_TAGS, true );
	$is_heading = preg_match( '/^h[1-6]$/', $name );
	cal_elements_require(
		isset( cal_elements_table( 'records' )['keptElements'][ $name ] ) && ! preg_match( '/^(?:table|caption|col|t[hrd]|tbody|thead|tfoot|r[ubtp])/', $name )
		&& ( ! $slash || preg_match( '/^(?:br|hr|wbr|img)$/', $name ) ) && count( $open ) <= 50
		&& ! ( $is_block && ( array_diff( $open, CAL_ELEMENTS_BLOCK_TAGS ) || in_array( 'p', $open, true ) ) )
		&& ! ( $is_heading && preg_grep( '/^h[1-6]$/', $open ) ) && ! ( 'a' === $name && in_array( 'a', $open, true ) )
		&& in_array( end( $open ), CAL_ELEMENTS_PARENT_TAGS[ $name ] ?? array( end( $open ) ), true )
	);
}

/** Text in HTML with its entities decoded. */
function cal_elements_decoded( $html ) {
	$decode = function ( $entity ) {
		$text = $entity[2] ? html_entity_decode( $entity[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $entity[0];
		// Browsers know names that are cut short, and numbers that stand for other characters.
		cal_elements_require( $text !== $entity[0] && ! preg_match( '/^\p{Cc}/u', $text ) );
		return $text;
	};
	return preg_replace_callback( '/&(#?[a-z\d]+)(;?)/i', $decode, $html );
}

/** Those attributes of an element that it may keep: decoded values by name. */
function cal_elements_kept_attributes( $name, $attributes ) {
	$table = cal_elements_table( 'records' );
	$known = array_merge( $table['keptElements'][ $name ], $table['commonAttributes'] );
	$kept  = array();
	preg_match_all( '/([a-z_][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'))?/i', $attributes, $found, PREG_SET_ORDER );
	foreach ( $found as $one ) {
		$attribute = strtolower( $one[1] );
		cal_elements_require( ! isset( $kept[ $attribute ] ) );
		if ( in_array( $attribute, $known, true ) ) {
			$kept[ $attribute ] = cal_elements_decoded( $one[3] ?? $one[2] ?? '' );
		}
	}
	return $kept;
}

/** The tag of an element. */
function cal_elements_tag( $name, $attributes ) {
	$written = fn( $attribute, $value ) => " $attribute=\"" . cal_elements_written( $value, in_array( $attribute, array( 'href', 'src' ), true ) ? 'url' : 'attribute' ) . '"';
	return "<$name" . implode( '', array_map( $written, array_keys( $attributes ), $attributes ) ) . '>';
}

/** The attributes of a link, of those that it may keep. */
function cal_elements_described_link( $attributes ) {
	// A file has the name that its address says.
	if ( isset( $attributes['download'] ) ) {
		$attributes['download'] = '';
	}
	if ( ! isset( $attributes['href'] ) ) {
		return $attributes;
	}
	$href       = $attributes['href'];
	$is_contact = preg_match( '/^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/D', $href );
	// An empty one leads to the page, and others that are relative to a part of it.
	cal_elements_require( $is_contact || ( '' !== $href && ! preg_match( '/^(?:mailto|tel):/i', $href ) ) );
	$attributes['href'] = $is_contact ? $href : cal_elements_url( $href );
	return '' === $attributes['href'] ? array_diff_key( $attributes, array( 'href' => '' ) ) : $attributes + array( 'rel' => 'noopener noreferrer nofollow' );
}

/** An image in a description; where its host has no consent, a link to it, apart from the words beside it. */
function cal_elements_described_image( $attributes, $open, $read ) {
	$alt = $attributes['alt'] ?? '';
	$url = cal_elements_url( $attributes['src'] ?? '' );
	if ( '' === $url ) {
		return cal_elements_content( $alt );
	}
	if ( ! cal_elements_allows( $url, $read ) ) {
		$text = cal_elements_content( '' === $alt ? cal_elements_host( $url ) : $alt );
		return ' ' . ( in_array( 'a', $open, true ) ? $text : cal_elements_tag( 'a', cal_elements_described_link( array( 'href' => $url ) ) ) . "$text</a>" ) . ' ';
	}
	$copies     = cal_elements_described_copies( $attributes['srcset'] ?? '', $read );
	$attributes = array_diff_key( array_merge( $attributes, array( 'src' => $url ), array( 'alt' => $alt ) ), array( 'srcset' => '' ) ) + array(
		'loading'        => 'lazy',
		'referrerpolicy' => 'no-referrer',
	);
	return cal_elements_tag( 'img', array( 'data-cal' => 'image' ) + $attributes + ( '' === $copies ? array() : array( 'srcset' => $copies ) ) );
}

/** The copies that a `srcset` names, word by word an address and its size; empty where one of them may not be asked for. */
function cal_elements_described_copies( $srcset, $read ) {
	$copies  = array();
	$address = '';
	foreach ( strlen( $srcset ) > 8192 ? array() : preg_split( '/\s+/', $srcset ) as $word ) {
		$is_size = preg_match( '/^([\d.]+[wx])(?:,(.*))?$/D', $word, $found );
		if ( $is_size && '' !== $address ) {
			$url = cal_elements_url( $address );
			if ( '' === $url || ! cal_elements_allows( $url, $read ) ) {
				return '';
			}
			$copies[] = "$url $found[1]";
		}
		$address = $is_size ? $found[2] ?? '' : $word;
	}
	return implode( ', ', $copies );
}
