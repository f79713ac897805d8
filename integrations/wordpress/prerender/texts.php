<?php
/**
 * What answers of a calendar say, as text, and text as HTML. All of it is hostile.
 *
 * @package CalElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The text that HTML of a calendar stands for.
 *
 * @param mixed $html HTML.
 * @return string
 */
function cal_elements_text( $html ) {
	if ( ! is_string( $html ) || ! strpbrk( $html, '<&' ) ) {
		return is_string( $html ) ? $html : '';
	}
	$table = cal_elements_table( 'records' );
	$html  = preg_replace( "#{$table['breakingTag']}#i", "\n$0", $html );
	// What browsers take for a tag or a comment, and what holds no text.
	$marks = '#<(' . $table['silentElements'] . ')\b.*?(?:</\1\s*>|$)|<!--.*?(?:-->|$)|</?[a-z](?:"[^"]*"|\'[^\']*\'|[^"\'>]++)*+>?|<[!?/][^>]*>?#is';
	return trim( preg_replace( '/\s+/u', ' ', cal_elements_decode( preg_replace( $marks, '', $html ) ) ) );
}

/**
 * Whether HTML is plain text, whose lines and paragraphs are those that were typed.
 *
 * @param string $html From the calendar.
 * @return bool
 */
function cal_elements_is_plain( $html ) {
	preg_match_all( '#</?([a-z][^\s/>]*)#i', $html, $tags );
	return preg_match( '/\n|\r/', trim( $html ) ) && ! preg_grep( '/' . cal_elements_table( 'records' )['inlineName'] . '/i', $tags[1], PREG_GREP_INVERT );
}

/**
 * Decodes entities as browsers do, which know some of them that are cut short.
 *
 * @param string $html Without tags.
 * @return string
 */
function cal_elements_decode( $html ) {
	static $short = '';
	if ( '' === $short ) {
		$names = get_html_translation_table( HTML_ENTITIES, ENT_COMPAT | ENT_HTML401, 'ISO-8859-1' );
		$short = implode( '|', array_merge( preg_filter( '/^&(\w+);$/D', '$1', $names ), array( 'AMP', 'COPY', 'GT', 'LT', 'QUOT', 'REG' ) ) );
	}
	$html = preg_replace_callback(
		'/&[a-z\d]+;?/i',
		function ( $entity ) use ( $short ) {
			$is_whole = ';' === substr( $entity[0], -1 ) && html_entity_decode( $entity[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' ) !== $entity[0];
			return $is_whole ? $entity[0] : preg_replace( "/^&(?:$short)/", '$0;', $entity[0] );
		},
		preg_replace( '/&#(?:\d++|x[\da-f]++)(?!;)/i', '$0;', $html )
	);
	return html_entity_decode( convert_invalid_entities( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Text as HTML, for content and for attributes in quotes. No text may be taken for a shortcode.
 *
 * @param string $text Text.
 * @return string
 */
function cal_elements_escape( $text ) {
	$entities = array(
		'&' => '&amp;',
		'<' => '&lt;',
		'>' => '&gt;',
		'"' => '&quot;',
		"'" => '&#39;',
		'[' => '&#x5b;',
	);
	return strtr( $text, $entities );
}

/**
 * Text as HTML where it is read, in which no sign is taken for a smiley.
 *
 * @param string $text Text.
 * @return string
 */
function cal_elements_content( $text ) {
	$starts = array(
		' :' => ' &#58;',
		' ;' => ' &#59;',
		' 8' => ' &#56;',
	);
	return strtr( cal_elements_escape( $text ), $starts );
}

/**
 * An element without anything where there is nothing to say.
 *
 * @param string $open Its tag and attributes, escaped.
 * @param string $text Its text.
 * @return string HTML.
 */
function cal_elements_line( $open, $text ) {
	return '' === $text ? '' : "<$open>" . cal_elements_content( $text ) . '</' . strtok( $open, ' ' ) . '>';
}

/**
 * A link to an item; without an address only its content.
 *
 * @param string $url     Empty where there is none.
 * @param string $content HTML.
 * @return string HTML.
 */
function cal_elements_link( $url, $content ) {
	return '' === $url ? $content : '<a part="link" href="' . cal_elements_escape( $url ) . "\">$content</a>";
}

/**
 * An address that a page may link to, as browsers write it.
 *
 * @param mixed $url From the calendar.
 * @return string Empty where it is none of the web.
 * @throws UnexpectedValueException Where only browsers know how they would write it.
 */
function cal_elements_url( $url ) {
	if ( ! is_string( $url ) || '' === $url || preg_match( '#^(?!https?:)[a-z][a-z\d+.-]*:#i', $url ) ) {
		return '';
	}
	$path = '(/(?:[\w\-.~!$&()*+,;=:@/]|%[\da-f]{2})*(?:\?[\w\-.~!$&()*+,;=:@/%?]*)?(?:\#[\w\-.~!$&()*+,;=:@/%?]*)?)?';
	if ( ! preg_match( "#^(https?://(?:(?:[a-z\d-]+\.)*[a-z][a-z\d-]*|(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?2)){3})(?::(?!0|80/|443/)\d+)?)$path\$#Di", $url, $parts ) || preg_match( '#/(?:\.|%2e){1,2}(?:[/?\#]|$)#i', $url ) ) {
		throw new UnexpectedValueException( 'address' );
	}
	return strtolower( $parts[1] ) . ( $parts[3] ?? '/' );
}

/**
 * The address of a website as people write it, `venue.example.org` too.
 *
 * @param mixed $text From the calendar.
 * @return string|null Empty where it is none; null where only browsers know how they would write it, so that what shows it is left to them.
 */
function cal_elements_website_url( $text ) {
	if ( ! is_string( $text ) ) {
		return '';
	}
	if ( ! preg_match( '#^(?:https?:)?//#i', $text ) ) {
		$text = preg_match( '#^[^\s/:@]+\.\p{L}{2,}(?:[:/?\#]|$)#Du', $text ) ? "https://$text" : '';
	}
	try {
		return cal_elements_url( $text );
	} catch ( UnexpectedValueException $error ) {
		return null;
	}
}

/**
 * An address that is to be shown.
 *
 * @param string|null $url The address, if it is known here.
 * @return string
 * @throws UnexpectedValueException Where only browsers know how they would write it.
 */
function cal_elements_shown( $url ) {
	if ( null === $url ) {
		throw new UnexpectedValueException( 'address' );
	}
	return $url;
}
