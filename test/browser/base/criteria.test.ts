import { expect } from '@open-wc/testing';
import { atLeastOne } from '../../at-least-one.js';
import { visibleTags as tags } from '../../elements.js';
import { setUpEnvironment, textOf, turn } from '../environment.js';
import { boxOf, deepElements, place, targetsIn } from './any-element.js';

setUpEnvironment();

/** The roots of an element and of the elements inside it. */
const rootsIn = (element: HTMLElement): ShadowRoot[] => [
  element.shadowRoot!,
  ...[...deepElements(element.shadowRoot!)].flatMap(({ shadowRoot }) => shadowRoot ?? []),
];

/** The rules of an element's style sheets, with those inside other rules. */
const rulesIn = (element: HTMLElement): CSSRule[] => {
  const inside = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? inside(rule.cssRules as CSSRuleList) : [])]);
  return rootsIn(element).flatMap((root) => root.adoptedStyleSheets.flatMap(({ cssRules }) => inside(cssRules)));
};

describe('text that is spaced as WCAG 1.4.12 says loses nothing', () => {
  const spaced = { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' };
  const isCut = (control: HTMLElement) =>
    textOf(control) &&
    getComputedStyle(control).overflow !== 'visible' &&
    control.scrollWidth > control.clientWidth + 1;

  for (const tag of tags)
    it(`in ${tag}, 320 pixels wide`, async () => {
      const box = await boxOf(320);
      const element = await place(tag, box);
      const controls = atLeastOne(targetsIn(element.shadowRoot!));
      const cutBefore = controls.filter(isCut);
      Object.assign(box.style, spaced);
      await turn();
      expect(box.scrollWidth).to.equal(320);
      const cut = controls.filter((control) => isCut(control) && !cutBefore.includes(control));
      expect(cut.map(textOf)).to.deep.equal([]);
    });
});

describe('nothing is decided by the focus, or by a press that is not let go,', () => {
  const decisions = [
    'cal-select',
    'cal-navigate',
    'cal-view-change',
    'cal-filter-change',
    'cal-page-change',
    'cal-locate',
  ];

  for (const tag of tags)
    it(`in ${tag}`, async () => {
      const element = await place(tag, await boxOf(640));
      const heard: string[] = [];
      for (const name of decisions) element.addEventListener(name, () => heard.push(name));
      const address = location.href;
      for (const control of atLeastOne(targetsIn(element.shadowRoot!))) {
        control.focus();
        for (const name of ['pointerdown', 'mousedown'])
          control.dispatchEvent(new PointerEvent(name, { bubbles: true, composed: true, cancelable: true }));
        control.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, composed: true }));
        await turn();
        if (rootsIn(element).some((root) => root.querySelector('dialog[open]'))) heard.push(textOf(control));
      }
      expect(heard).to.deep.equal([]);
      expect(location.href).to.equal(address);
    });
});

describe('no rule of a style sheet', () => {
  for (const tag of tags)
    it(`shows something on hover alone, or asks how a device is held, in ${tag}`, async () => {
      const rules = atLeastOne(rulesIn(await place(tag, await boxOf(640))));
      const shown = rules.filter(
        (rule) =>
          rule instanceof CSSStyleRule &&
          rule.selectorText.includes(':hover') &&
          ['display', 'visibility', 'content'].some((property) => rule.style.getPropertyValue(property)),
      );
      const held = rules.filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('orientation'));
      expect([...shown, ...held].map(({ cssText }) => cssText)).to.deep.equal([]);
    });
});
