import { additions, criteria, type Clause, type Level } from './accessibility-table.js';

const levels: readonly Level[] = ['Supports', 'Partially supports', 'Not applicable'];

const testsOf = ({ tests }: Clause): string =>
  tests.map(([file, name]) => `[${name}](../test/${file})`).join('<br>') || '–';

/** The statement of accessibility: each criterion with its level, and the tests that show it. */
export const accessibilityPage = (): string => {
  const counts = levels.map(
    (level) => `${criteria.filter((one) => one.level === level).length} ${level.toLowerCase()}`,
  );
  const rows = criteria.map(
    (one) => `| ${one.number} | ${one.name} | ${one.grade} | ${one.level} | ${one.remark} | ${testsOf(one)} |`,
  );
  const added = additions.map(
    (one) => `| ${one.number} | ${one.name} | ${one.level} | ${one.remark} | ${testsOf(one)} |`,
  );
  return `# Accessibility

The elements for visitors beside WCAG 2.2, A and AA, on 29 November 2026: ${counts.join(', ')}.

Tests in Chromium, Firefox and WebKit look for it, with axe-core and by keys; a test of this page demands that each test named here is there. Nobody has
tried the elements with NVDA, JAWS, VoiceOver or TalkBack, and no people with disabilities have been asked. Forms are part of the second table alone,
pages of the service of neither. Where only a program looked, a criterion is supported in part.

At the end of eight tasks (find, filter, open, add, a month by keys, the list of a map, sign in, publish) the roles and names of the page are compared in
all three engines: those that Chromium gives to screen readers, and in the others, which give none to tests, those that axe-core computes.
A program has led the screen reader Orca through such tasks in Firefox, and [noted what it says](orca.md). Every control is named, with its state, and
what changes is announced; the words of a map's popup run together there, and its role is said only when its first button has the focus.

| Criterion | Name | Grade | Level | Remark | Tests |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## What EN 301 549 adds

The European standard (V3.2.1) asks for WCAG 2.1 in its chapter 9, and for web content and authoring tools, as the forms of the desk are, for these too.

| Clause | Name | Level | Remark | Tests |
| --- | --- | --- | --- | --- |
${added.join('\n')}
`;
};
