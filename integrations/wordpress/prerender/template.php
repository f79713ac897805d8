<?php
/** Fills the templates that the build has made from what the elements print. */

defined( 'ABSPATH' ) || exit;

/**
 * A template with its values: it has texts; gaps, `[name, kind]`; and parts that are there where a value is, `[name, parts]`, of several values once for
 * each, with those that it has by their names. With a question mark before names, they are there where one of them has a value.
 *
 * @throws UnexpectedValueException Where a value that is shown is null: only browsers know it.
 */
function cal_elements_fill( $template, $values ) {
	$html = '';
	foreach ( $template as $part ) {
		if ( is_string( $part ) ) {
			$html .= $part;
			continue;
		}
		list( $name, $content ) = $part;
		if ( '?' === $name[0] ) {
			$known = array_intersect_key( $values, array_flip( explode( ' ', substr( $name, 1 ) ) ) );
			$value = in_array( null, $known, true ) ? null : (bool) array_filter( $known );
		} else {
			$value = $values[ $name ] ?? ( array_key_exists( $name, $values ) ? null : '' );
		}
		if ( null === $value ) {
			throw new UnexpectedValueException( $name );
		}
		if ( is_string( $content ) ) {
			$html .= cal_elements_written( (string) $value, $content );
		} elseif ( is_array( $value ) ) {
			foreach ( array_values( $value ) as $index => $item ) {
				$rest  = $index > 0;
				$html .= cal_elements_fill( $content, ( is_array( $item ) ? $item : array( $name => $item ) ) + compact( 'index', 'rest' ) + $values );
			}
		} elseif ( '' !== $value && false !== $value ) {
			$html .= cal_elements_fill( $content, $values );
		}
	}
	return $html;
}

/**
 * A value as HTML, the one place where what a calendar says becomes part of a page: a `text`, the value of an `attribute`, a `url`, or `html` of ours.
 *
 * @throws UnexpectedValueException Where an address is none that a page may link to.
 */
function cal_elements_written( $value, $kind ) {
	if ( 'url' === $kind && '' !== $value && ! preg_match( '#^(?:https?://|mailto:|tel:)#', $value ) ) {
		throw new UnexpectedValueException( 'address' );
	}
	return 'html' === $kind ? $value : ( 'text' === $kind ? cal_elements_content( $value ) : cal_elements_escape( $value ) );
}

/** Text as HTML, for content and for attributes in quotes. No text may be taken for a shortcode. */
function cal_elements_escape( $text ) {
	$entities = array( '&amp;', '&lt;', '&gt;', '&quot;', '&#39;', '&#x5b;' );
	return strtr( $text, array_combine( array( '&', '<', '>', '"', "'", '[' ), $entities ) );
}

/** Text as HTML where it is read, in which no sign is taken for a smiley. */
function cal_elements_content( $text ) {
	return preg_replace_callback( '/ [:;8]/', fn( $found ) => ' &#' . ord( $found[0][1] ) . ';', cal_elements_escape( $text ) );
}

/** An element without anything where there is nothing to say. */
function cal_elements_line( $tag, $text ) {
	return '' === $text ? '' : "<$tag>" . cal_elements_content( $text ) . "</$tag>";
}
