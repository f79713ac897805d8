/** Texts that cost what cleans, prints or searches them more than their length, each up to a number of characters. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  'elements in elements': (length) => '<b>'.repeat(length / 3),
  'lists in lists': (length) => '<ul><li>'.repeat(length / 8),
  'tables in tables': (length) => '<table><tr><td>'.repeat(length / 15),
  'quotes in quotes': (length) => '<blockquote><p>x'.repeat(length / 16),
  'elements that no end closes': (length) => '<p><b><i><u><a href="x">'.repeat(length / 24),
  'formatting that is opened again in each paragraph': (length) =>
    Array.from({ length: length / 40 }, (_, index) => `<font color="${index}">`).join('') + '<p>x'.repeat(length / 10),
  links: (length) => '<a href="https://a.example/">a</a>'.repeat(length / 34),
  headings: (length) => '<h2>a</h2>'.repeat(length / 10),
  images: (length) => '<img src="https://a.example/b.png">'.repeat(length / 35),
  'elements side by side': (length) => '<br>'.repeat(length / 4),
  'ends of elements': (length) => `${'<b>'.repeat(90)}${'</i>'.repeat(length / 4 - 90)}`,
  'ends of formatting': (length) => `${'<i><b>'.repeat(40)}${'</b></a>'.repeat(length / 8 - 40)}`,
  'less-than signs': (length) => '<'.repeat(length - 1),
  'less-than signs and slashes': (length) => '</'.repeat(length / 2),
  ampersands: (length) => '&'.repeat(length - 1),
  entities: (length) => '&amp;'.repeat(length / 5),
  'numeric entities': (length) => '&#60;'.repeat(length / 5),
  comments: (length) => '<!>'.repeat(length / 3),
  'attributes of one element': (length) =>
    `<p ${Array.from({ length: length / 8 }, (_, index) => `a${index}`).join(' ')}>x`,
  'attributes of many elements': (length) => `<p ${'lang="x" '.repeat(8)}>`.repeat(length / 80),
  'attributes of the document': (length) =>
    Array.from({ length: length / 20 }, (_, index) => `<body a${index}=1>`).join(''),
  'quotes that are not closed': (length) => `<a b="c'`.repeat(length / 8),
  'different words': (length) =>
    Array.from({ length: length / 8 }, (_, index) => index.toString(36).padStart(7, 'w')).join(' '),
  'one long word': (length) => 'w'.repeat(length),
  blanks: (length) => `a${' '.repeat(length - 2)}b`,
};
