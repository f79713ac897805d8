/** What engines do differently, as the names and the code of tests say it. */
const words = {
  keys: /keyboard|sendKeys|holdKey|\btype\(|['"](?:Tab|Enter|Escape|Home|End|F2|Page(?:Up|Down)|Arrow\w+)['"]/,
  pointers: /sendMouse|pointer|swipe|drag/,
  focus: /focus|activeElement/,
  boxes: /Rects?\b|\bbox(?:Of|es|ToPress)?\(|\btop\(|outside\(|(?:offset|client)(?:Width|Height)|elementFromPoint/,
  windows: /setViewport|pixels|narrow|room\b|fits/,
  scrolling: /scroll(?:Width|Height|Top|Left|IntoView|To)/,
  styles: /getComputedStyle/,
  texts: /getSelection|paste|sanitize/,
  databases: /indexedDB/,
  printedEvents: /FramedPage/,
  trees: /accessibility tree/,
};

/**
 * What a test must say to run in other engines than Chromium, in which all of them run: what is requested, how answers are read, and which words are
 * shown is the same in all.
 */
export const differences = new RegExp(
  Object.values(words)
    .map(({ source }) => source)
    .join('|'),
);
