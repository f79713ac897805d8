<?php
/** What answers of a calendar say, as text and as addresses. All of it is hostile. */

defined( 'ABSPATH' ) || exit;

/** Those of several values that say something. */
function cal_elements_filled( $values ) {
	return array_filter( $values, fn( $value ) => '' !== $value );
}

/** Those of several texts that say something, as one. */
function cal_elements_joined( $separator, ...$texts ) {
	return implode( $separator, cal_elements_filled( $texts ) );
}

/** The text that HTML of a calendar stands for. */
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

/** Whether HTML is plain text, whose lines and paragraphs are those that were typed. */
function cal_elements_is_plain( $html ) {
	preg_match_all( '#</?([a-z][^\s/>]*)#i', $html, $tags );
	return preg_match( '/\n|\r/', trim( $html ) ) && ! preg_grep( '/' . cal_elements_table( 'records' )['inlineName'] . '/i', $tags[1], PREG_GREP_INVERT );
}

/** HTML without tags, with its entities decoded as browsers do, which know some of them that are cut short. */
function cal_elements_decode( $html ) {
	static $short = '';
	if ( '' === $short ) {
		$names = get_html_translation_table( HTML_ENTITIES, ENT_COMPAT | ENT_HTML401, 'ISO-8859-1' );
		$short = implode( '|', array_merge( preg_filter( '/^&(\w+);$/D', '$1', $names ), array( 'AMP', 'COPY', 'GT', 'LT', 'QUOT', 'REG' ) ) );
	}
	$decoded = fn( $entity ) => html_entity_decode( $entity, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$ended   = fn( $entity ) => ';' === substr( $entity[0], -1 ) && $decoded( $entity[0] ) !== $entity[0] ? $entity[0] : preg_replace( "/^&(?:$short)/", '$0;', $entity[0] );
	return $decoded( convert_invalid_entities( preg_replace_callback( '/&[a-z\d]+;?/i', $ended, preg_replace( '/&#(?:\d++|x[\da-f]++)(?!;)/i', '$0;', $html ) ) ) );
}

/** An address that a page may link to, as browsers write it; empty where it is none of the web. */
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

/** The address of a website as people write it, `venue.example.org` too; empty where it is none, null where only browsers know how they would write it. */
function cal_elements_website_url( $text ) {
	if ( ! preg_match( '#^(?:https?:)?//#i', $text ) ) {
		$text = preg_match( '#^[^\s/:@]+\.\p{L}{2,}(?:[:/?\#]|$)#Du', $text ) ? "https://$text" : '';
	}
	try {
		return cal_elements_url( $text );
	} catch ( UnexpectedValueException $error ) {
		return null;
	}
}

/** The host of an address, with its port. */
function cal_elements_host( $url ) {
	return preg_replace( '#^\w+://([^/]+).*#s', '$1', $url );
}

/** Whether visitors need not be asked before the host of an address is. */
function cal_elements_allows( $url, $read ) {
	$hosts = preg_replace( '/^www\./', '', array_map( 'cal_elements_host', array( $url, home_url(), rest_url() ) ) );
	return $read['has_consent'] || in_array( $hosts[0], array_slice( $hosts, 1 ), true );
}
