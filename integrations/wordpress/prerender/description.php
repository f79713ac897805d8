<?php
/**
 * The description of an event as the element shows it: HTML of the calendar, without all that could do harm.
 *
 * Only HTML of which there is no doubt how browsers read it is taken: whole tags that are nested as they should be. Whatever else there is, such
 * as tables, is left to browsers, and no guess of what they make of it gets into a page.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/** Elements that may not stand in a paragraph, nor in a part of a sentence. */
const CAL_ELEMENTS_BLOCK_TAGS = array( 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'div', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'details', 'summary', 'li', 'dt', 'dd' );

/** Elements without content. */
const CAL_ELEMENTS_VOID_TAGS = array( 'br', 'hr', 'wbr', 'img' );

/**
 * A description.
 *
 * @param string $html  As the calendar tells it, and hostile.
 * @param int    $level That of its topmost headings.
 * @param array  $read  Who reads.
 * @return string HTML.
 * @throws UnexpectedValueException Where only browsers know how to read it.
 */
function cal_elements_description( $html, $level, $read ) {
	if ( cal_elements_is_plain( $html ) ) {
		throw new UnexpectedValueException( 'plain' );
	}
	$html = str_replace( array( "\r\n", "\r" ), "\n", $html );
	preg_match_all( '/<h([1-6])\b/i', $html, $headings );
	$shift = $headings[1] ? $level - min( $headings[1] ) : 0;
	$open  = array();
	$made  = '';
	$tag   = '<(?<end>/?)(?<tag>[a-z][a-z\d]*)(?<attributes>(?:\s+[a-z_][\w:-]*(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'))?)*)\s*(?<slash>/?)>';
	preg_match_all( "#\\G(?:(?<text>[^<]+)|<!--(?!-?>)(?:(?!--).)*-->|$tag)#is", $html, $tokens, PREG_SET_ORDER );
	if ( implode( '', array_column( $tokens, 0 ) ) !== $html ) {
		throw new UnexpectedValueException( 'html' );
	}
	foreach ( $tokens as $token ) {
		$token += array_fill_keys( array( 'text', 'tag' ), '' );
		if ( '' !== $token['text'] ) {
			$made .= cal_elements_content( cal_elements_decoded( $token['text'] ) );
		} elseif ( '' !== $token['tag'] ) {
			$name  = strtolower( $token['tag'] );
			$moved = preg_match( '/^h([1-6])$/', $name, $found ) ? 'h' . min( $found[1] + $shift, 6 ) : $name;
			if ( $token['end'] ) {
				if ( array_pop( $open ) !== $name || '' !== $token['attributes'] ) {
					throw new UnexpectedValueException( 'html' );
				}
				$made .= "</$moved>";
			} else {
				cal_elements_require_place( $name, $open, $token['slash'] );
				// Scripts of the page may load another picture.
				if ( 'img' === $name && preg_match( '/\s(?!aria-)\w+-/i', $token['attributes'] ) ) {
					throw new UnexpectedValueException( 'img' );
				}
				$attributes = cal_elements_kept_attributes( $name, $token['attributes'] );
				$made      .= 'img' === $name ? cal_elements_described_image( $attributes, $open, $read ) : cal_elements_tag( $moved, 'a' === $name ? cal_elements_described_link( $attributes ) : $attributes );
				$open       = in_array( $name, CAL_ELEMENTS_VOID_TAGS, true ) ? $open : array_merge( $open, array( $name ) );
			}
		}
	}
	// What follows the tag is left out by browsers.
	if ( $open || strpos( $html, "\0" ) !== false || preg_match( "/<pre\\b[^>]*>\n/i", $html ) ) {
		throw new UnexpectedValueException( 'html' );
	}
	return $made;
}

/**
 * Refuses an element where browsers might put it elsewhere.
 *
 * @param string   $name  Its tag.
 * @param string[] $open  The tags that it stands in.
 * @param string   $slash Whether it ends itself.
 * @throws UnexpectedValueException Where that is so.
 */
function cal_elements_require_place( $name, $open, $slash ) {
	$kept     = cal_elements_table( 'records' )['keptElements'];
	$is_void  = in_array( $name, CAL_ELEMENTS_VOID_TAGS, true );
	$is_block = in_array( $name, CAL_ELEMENTS_BLOCK_TAGS, true );
	$parents  = array(
		'li'         => array( 'ul', 'ol' ),
		'dt'         => array( 'dl' ),
		'dd'         => array( 'dl' ),
		'figcaption' => array( 'figure' ),
		'summary'    => array( 'details' ),
	);
	$is_wrong = ! isset( $kept[ $name ] ) || preg_match( '/^(?:table|caption|col|t[hrd]|tbody|thead|tfoot|r[ubtp])/', $name )
		|| ( $slash && ! $is_void ) || count( $open ) > 50
		|| ( $is_block && array_diff( $open, CAL_ELEMENTS_BLOCK_TAGS ) ) || ( $is_block && in_array( 'p', $open, true ) )
		|| ( preg_match( '/^h[1-6]$/', $name ) && preg_grep( '/^h[1-6]$/', $open ) )
		|| ( 'a' === $name && in_array( 'a', $open, true ) )
		|| ( isset( $parents[ $name ] ) && ! in_array( end( $open ), $parents[ $name ], true ) );
	if ( $is_wrong ) {
		throw new UnexpectedValueException( 'html' );
	}
}

/**
 * Text in HTML with its entities decoded.
 *
 * @param string $html Without tags.
 * @return string
 * @throws UnexpectedValueException Where browsers would decode it in another way.
 */
function cal_elements_decoded( $html ) {
	return preg_replace_callback(
		'/&(#?[a-z\d]+)(;?)/i',
		function ( $entity ) {
			$text = $entity[2] ? html_entity_decode( $entity[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $entity[0];
			// Browsers know names that are cut short, and numbers that stand for other characters.
			if ( $text === $entity[0] || preg_match( '/^\p{Cc}/u', $text ) ) {
				throw new UnexpectedValueException( 'entity' );
			}
			return $text;
		},
		$html
	);
}

/**
 * Those attributes of an element that it may keep.
 *
 * @param string $name       Its tag.
 * @param string $attributes As they are written.
 * @return array Decoded values by name.
 * @throws UnexpectedValueException Where browsers would read them in another way.
 */
function cal_elements_kept_attributes( $name, $attributes ) {
	$table = cal_elements_table( 'records' );
	$kept  = array();
	preg_match_all( '/([a-z_][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'))?/i', $attributes, $found, PREG_SET_ORDER );
	foreach ( $found as $one ) {
		$attribute = strtolower( $one[1] );
		if ( isset( $kept[ $attribute ] ) ) {
			throw new UnexpectedValueException( 'attribute' );
		}
		if ( in_array( $attribute, array_merge( $table['keptElements'][ $name ], $table['commonAttributes'] ), true ) ) {
			$kept[ $attribute ] = cal_elements_decoded( $one[3] ?? $one[2] ?? '' );
		}
	}
	return $kept;
}

/**
 * The tag of an element.
 *
 * @param string $name       Of the element.
 * @param array  $attributes Values by name.
 * @return string HTML.
 */
function cal_elements_tag( $name, $attributes ) {
	$html = "<$name";
	foreach ( $attributes as $attribute => $value ) {
		$html .= " $attribute=\"" . cal_elements_escape( $value ) . '"';
	}
	return "$html>";
}

/**
 * The attributes of a link.
 *
 * @param array $attributes Those that it may keep.
 * @return array
 * @throws UnexpectedValueException Where only browsers know where it leads.
 */
function cal_elements_described_link( $attributes ) {
	// A file has the name that its address says.
	if ( isset( $attributes['download'] ) ) {
		$attributes['download'] = '';
	}
	if ( ! isset( $attributes['href'] ) ) {
		return $attributes;
	}
	$is_contact = preg_match( '/^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/D', $attributes['href'] );
	// An empty one leads to the page, and others that are relative to a part of it.
	if ( '' === $attributes['href'] || ( ! $is_contact && preg_match( '/^(?:mailto|tel):/i', $attributes['href'] ) ) ) {
		throw new UnexpectedValueException( 'address' );
	}
	$href = $is_contact ? $attributes['href'] : cal_elements_url( $attributes['href'] );
	if ( '' === $href ) {
		unset( $attributes['href'] );
		return $attributes;
	}
	$attributes['href'] = $href;
	return $attributes + array( 'rel' => 'noopener noreferrer nofollow' );
}

/**
 * An image in a description; where its host has no consent, a link to it.
 *
 * @param array    $attributes Those that it may keep.
 * @param string[] $open       The tags that it stands in.
 * @param array    $read       Who reads.
 * @return string HTML.
 * @throws UnexpectedValueException Where only browsers know where it is.
 */
function cal_elements_described_image( $attributes, $open, $read ) {
	$alt = $attributes['alt'] ?? '';
	$url = cal_elements_url( $attributes['src'] ?? '' );
	if ( '' === $url ) {
		return cal_elements_content( $alt );
	}
	if ( ! cal_elements_allows( $url, $read ) ) {
		$text = cal_elements_content( '' === $alt ? preg_replace( '#^\w+://([^/]+).*#s', '$1', $url ) : $alt );
		// Apart from the words beside it.
		return ' ' . ( in_array( 'a', $open, true ) ? $text : cal_elements_tag( 'a', cal_elements_described_link( array( 'href' => $url ) ) ) . "$text</a>" ) . ' ';
	}
	$copies            = cal_elements_described_copies( $attributes['srcset'] ?? '', $read );
	$attributes['src'] = $url;
	$attributes['alt'] = $alt;
	unset( $attributes['srcset'] );
	$attributes += array(
		'loading'        => 'lazy',
		'referrerpolicy' => 'no-referrer',
	);
	return cal_elements_tag( 'img', array( 'data-cal' => 'image' ) + $attributes + ( '' === $copies ? array() : array( 'srcset' => $copies ) ) );
}

/**
 * The copies that a `srcset` names.
 *
 * @param string $srcset Word by word an address and its size.
 * @param array  $read   Who reads.
 * @return string The same, empty where one of them may not be asked for.
 */
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
