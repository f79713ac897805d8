/** How far a criterion is met, in the words of VPAT. */
export type Level = 'Supports' | 'Partially supports' | 'Not applicable';

/** What a standard demands, by its number there. */
export interface Clause {
  readonly number: string;
  readonly name: string;
  readonly level: Level;
  readonly remark: string;
  /** The file of each test that shows it, below `test/`, with the test's name or a part of it. */
  readonly tests: readonly (readonly [file: string, name: string])[];
}

/** A criterion of WCAG 2.2, A or AA. */
export interface Criterion extends Clause {
  readonly grade: 'A' | 'AA';
}

type Test = Clause['tests'][number];

const axeInLists: Test = ['browser/list/list-accessibility.test.ts', 'axe'];
const axeInWeeks: Test = ['browser/period/week-accessibility.test.ts', 'axe'];
const axeInDetails: Test = ['browser/detail/event-detail-accessibility.test.ts', 'axe'];
const axe = [axeInLists, axeInWeeks, axeInDetails];
const trees: Test = [
  'browser/base/accessibility-trees.test.ts',
  'the accessibility tree at the end of a task has the roles and names that it had',
];
const inEveryLocale: Test = ['browser/base/every-locale.test.ts', 'in every locale of the browser'];
const narrow: Test = ['browser/admin/events.test.ts', 'fits into 320 pixels'];
const largeText: Test = [
  'browser/admin/events.test.ts',
  'gives a name its whole row on a telephone with text of 200 %',
];
const forcedColors: Test = ['browser/period/week-accessibility.test.ts', 'finds nothing with forced colors'];
const colorInWords: Test = ['browser/parts/event-colors.test.ts', 'says in words what the color tells'];
const focusOfWeeks: Test = [
  'browser/period/week-accessibility.test.ts',
  'reaches every event by Tab, with a visible focus',
];
const borders: Test = ['browser/period/event-month.test.ts', 'bars and today keep a border in forced colors'];
const lessMotion: Test = [
  'browser/detail/event-detail-accessibility.test.ts',
  'nothing moves for visitors who prefer less motion',
];
const headings: Test = ['browser/html/safe-html.test.ts', 'shifts headings below the one above, in their order'];
const announced: Test = ['browser/list/list-dom-events.test.ts', 'announce a request and its response, once each'];
const status: Test = ['browser/list/list-accessibility.test.ts', 'have the status in place before its text changes'];
const retry: Test = [
  'browser/list/list-accessibility.test.ts',
  'Enter tries again after an error, and keeps the focus',
];
const mapKeys: Test = ['browser/map/map-gestures.test.ts', 'arrow keys move the map, plus and minus zoom'];
const dialog: Test = ['browser/controls/filters-look.test.ts', 'close on Escape, and keep the focus inside'];
const uncovered: Test = ['browser/detail/event-actions.test.ts', 'it never covers what has the focus'];
const targets: Test = ['browser/controls/add-to-calendar.test.ts', 'has targets of at least 24 pixels'];
const labels: Test = ['browser/list/event-list-cards.test.ts', 'label their lists by their headings'];
const direction: Test = ['browser/parts/event-marks.test.ts', 'are in the language of the page'];
const mended: Test = ['browser/list/list-errors.test.ts', 'lose their error when fixed, and announce the next one'];
const spacing: Test = ['browser/base/criteria.test.ts', 'text that is spaced as WCAG 1.4.12 says loses nothing'];
const undecided: Test = [
  'browser/base/criteria.test.ts',
  'nothing is decided by the focus, or by a press that is not let go',
];
const rules: Test = ['browser/base/criteria.test.ts', 'shows something on hover alone'];
const reflow: Test = ['browser/base/element-boxes.test.ts', 'is made no larger than its box by'];
const ring: Test = ['browser/base/element-boxes.test.ts', 'the ring is around what has it in'];
const sizes: Test = ['browser/base/element-boxes.test.ts', 'a target is at least 24 pixels wide and high'];
const described: Test = [
  'browser/forms/image.test.ts',
  'is asked for its description and whether it is only decoration',
];
const tables: Test = ['browser/html/safe-html.test.ts', 'lets tables be scrolled, by their names'];
const byProgram = 'A program looked; no person has.';
const ofPage = 'It is up to the page around the elements.';
const ofText = 'Texts of events are up to their authors.';
const none = 'The elements have none of it.';

const row = (
  grade: Criterion['grade'],
  number: string,
  name: string,
  level: Level,
  remark: string,
  ...tests: readonly Test[]
): Criterion => ({ number, name, grade, level, remark, tests });

/** All 55 criteria. Where only a program looked, the level is no better than in part. */
export const criteria: readonly Criterion[] = [
  row(
    'A',
    '1.1.1',
    'Non-text Content',
    'Partially supports',
    `${byProgram} Pictures have the text of the calendar.`,
    ...axe,
  ),
  row('A', '1.2.1', 'Audio-only and Video-only (Prerecorded)', 'Not applicable', none),
  row('A', '1.2.2', 'Captions (Prerecorded)', 'Not applicable', none),
  row('A', '1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'Not applicable', none),
  row('AA', '1.2.4', 'Captions (Live)', 'Not applicable', none),
  row('AA', '1.2.5', 'Audio Description (Prerecorded)', 'Not applicable', none),
  row('A', '1.3.1', 'Info and Relationships', 'Partially supports', byProgram, headings, labels, ...axe),
  row('A', '1.3.2', 'Meaningful Sequence', 'Partially supports', 'Read by a program alone.', axeInDetails),
  row(
    'A',
    '1.3.3',
    'Sensory Characteristics',
    'Partially supports',
    'No message names a place or a shape; no test looks for it.',
  ),
  row('AA', '1.3.4', 'Orientation', 'Supports', 'No rule asks how a device is held.', rules),
  row('AA', '1.3.5', 'Identify Input Purpose', 'Partially supports', byProgram, axeInLists),
  row('A', '1.4.1', 'Use of Color', 'Supports', 'What a color tells is said in words, too.', colorInWords),
  row('A', '1.4.2', 'Audio Control', 'Not applicable', none),
  row(
    'AA',
    '1.4.3',
    'Contrast (Minimum)',
    'Partially supports',
    `${byProgram} Own colors of a page may be weaker.`,
    ...axe,
  ),
  row('AA', '1.4.4', 'Resize Text', 'Partially supports', 'Tried on some elements with text of 200 %.', largeText),
  row(
    'AA',
    '1.4.5',
    'Images of Text',
    'Partially supports',
    'No text of the elements is a picture; no test looks for it.',
  ),
  row(
    'AA',
    '1.4.10',
    'Reflow',
    'Partially supports',
    'Each element at 320 pixels, in its first state; lists, months and weeks in every language.',
    reflow,
    inEveryLocale,
    narrow,
  ),
  row('AA', '1.4.11', 'Non-text Contrast', 'Partially supports', byProgram, forcedColors, borders),
  row('AA', '1.4.12', 'Text Spacing', 'Partially supports', 'Each element, in its first state.', spacing),
  row(
    'AA',
    '1.4.13',
    'Content on Hover or Focus',
    'Partially supports',
    'No rule shows anything under the pointer alone.',
    rules,
  ),
  row('A', '2.1.1', 'Keyboard', 'Partially supports', 'Tried on maps, lists and filters.', mapKeys, retry, dialog),
  row('A', '2.1.2', 'No Keyboard Trap', 'Supports', 'Escape closes what keeps the focus.', dialog),
  row(
    'A',
    '2.1.4',
    'Character Key Shortcuts',
    'Partially supports',
    'Keys act while an element has the focus.',
    mapKeys,
  ),
  row('A', '2.2.1', 'Timing Adjustable', 'Not applicable', none),
  row(
    'A',
    '2.2.2',
    'Pause, Stop, Hide',
    'Supports',
    'Only what loads moves, and nothing where less motion is preferred.',
    lessMotion,
  ),
  row('A', '2.3.1', 'Three Flashes or Below Threshold', 'Partially supports', 'Nothing flashes; no test measures it.'),
  row('A', '2.4.1', 'Bypass Blocks', 'Partially supports', `${ofPage} Maps have a way past their markers.`),
  row('A', '2.4.2', 'Page Titled', 'Not applicable', ofPage),
  row('A', '2.4.3', 'Focus Order', 'Partially supports', 'Tried where the focus moves by itself.', retry, dialog),
  row('A', '2.4.4', 'Link Purpose (In Context)', 'Partially supports', byProgram, ...axe),
  row('AA', '2.4.5', 'Multiple Ways', 'Not applicable', ofPage),
  row('AA', '2.4.6', 'Headings and Labels', 'Partially supports', byProgram, headings, labels),
  row(
    'AA',
    '2.4.7',
    'Focus Visible',
    'Partially supports',
    'All elements share one ring, tried on the first control of each.',
    ring,
    focusOfWeeks,
  ),
  row('AA', '2.4.11', 'Focus Not Obscured (Minimum)', 'Partially supports', 'Tried on the bar of an event.', uncovered),
  row('A', '2.5.1', 'Pointer Gestures', 'Supports', 'Maps have buttons and keys beside gestures.', mapKeys),
  row(
    'A',
    '2.5.2',
    'Pointer Cancellation',
    'Partially supports',
    'Every control of each element, in its first state.',
    undecided,
  ),
  row('A', '2.5.3', 'Label in Name', 'Partially supports', byProgram, ...axe),
  row('A', '2.5.4', 'Motion Actuation', 'Not applicable', none),
  row('AA', '2.5.7', 'Dragging Movements', 'Partially supports', 'Maps move by keys; no test presses alone.', mapKeys),
  row(
    'AA',
    '2.5.8',
    'Target Size (Minimum)',
    'Partially supports',
    'Every control of each element, and a menu.',
    sizes,
    targets,
  ),
  row('A', '3.1.1', 'Language of Page', 'Not applicable', ofPage),
  row(
    'AA',
    '3.1.2',
    'Language of Parts',
    'Partially supports',
    `Words are in the language of the page. ${ofText}`,
    direction,
  ),
  row('A', '3.2.1', 'On Focus', 'Partially supports', 'Every control of each element, in its first state.', undecided),
  row('A', '3.2.2', 'On Input', 'Partially supports', 'Filters change their list, which is announced.', announced),
  row('AA', '3.2.3', 'Consistent Navigation', 'Not applicable', ofPage),
  row(
    'AA',
    '3.2.4',
    'Consistent Identification',
    'Partially supports',
    'Elements share the words of their buttons; no test compares.',
  ),
  row('A', '3.2.6', 'Consistent Help', 'Not applicable', ofPage),
  row('A', '3.3.1', 'Error Identification', 'Supports', 'Errors are told in words, and announced.', mended),
  row('A', '3.3.2', 'Labels or Instructions', 'Partially supports', byProgram, axeInLists),
  row('AA', '3.3.3', 'Error Suggestion', 'Partially supports', 'Errors say what was expected.', mended),
  row('AA', '3.3.4', 'Error Prevention (Legal, Financial, Data)', 'Not applicable', none),
  row('A', '3.3.7', 'Redundant Entry', 'Not applicable', none),
  row(
    'AA',
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'Partially supports',
    'Password managers work; no test has one.',
  ),
  row('A', '4.1.2', 'Name, Role, Value', 'Partially supports', byProgram, ...axe, trees),
  row('AA', '4.1.3', 'Status Messages', 'Supports', 'Changes are announced once.', status, announced),
];

const clause = (number: string, name: string, level: Level, remark: string, ...tests: readonly Test[]): Clause => ({
  number,
  name,
  level,
  remark,
  tests,
});

/** What EN 301 549 (V3.2.1) asks of web content and of authoring tools beside WCAG. */
export const additions: readonly Clause[] = [
  clause('5.2', 'Activation of accessibility features', 'Not applicable', 'No feature has to be turned on.'),
  clause('5.3', 'Biometrics', 'Not applicable', none),
  clause(
    '5.4',
    'Preservation of accessibility information during conversion',
    'Partially supports',
    'Headings, lists and tables of descriptions are kept; alternative texts are up to their authors.',
    headings,
    tables,
  ),
  clause('9.6', 'WCAG conformance requirements', 'Partially supports', 'As the criteria above.'),
  clause(
    '11.7',
    'User preferences',
    'Partially supports',
    'Forced colors, less motion and the size of text are tried on some elements.',
    forcedColors,
    lessMotion,
    largeText,
  ),
  clause('11.8.1', 'Content technology', 'Supports', 'What the editor writes is what the elements show.', [
    'browser/editor/round-trip.test.ts',
    'is shown by the elements',
  ]),
  clause(
    '11.8.2',
    'Accessible content creation',
    'Partially supports',
    'The form asks what each picture shows; it does not judge the answer.',
    described,
  ),
  clause(
    '11.8.3',
    'Preservation of accessibility information in transformations',
    'Partially supports',
    'Lists, bold and links of pasted texts are kept; tables become paragraphs.',
    ['browser/editor/text-editor.test.ts', 'pastes the lists of Word as lists'],
  ),
  clause(
    '11.8.4',
    'Repair assistance',
    'Partially supports',
    'Asked for are descriptions of pictures alone.',
    described,
  ),
  clause('11.8.5', 'Templates', 'Not applicable', none),
  clause(
    '12.1.1',
    'Accessibility and compatibility features',
    'Partially supports',
    'This page, and that of browsers.',
  ),
  clause('12.1.2', 'Accessible documentation', 'Partially supports', byProgram, [
    'journeys/documentation-site.test.ts',
    'the site',
  ]),
  clause('12.2', 'Support services', 'Not applicable', 'The project has none.'),
];
