import { expect } from '@open-wc/testing';
import '../../../src/entries/elements.js';
import { looksOf, visibleTags } from '../../elements.js';

describe('the examples of tests', () => {
  for (const tag of visibleTags)
    it(`set only attributes that <${tag}> observes`, () => {
      const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: readonly string[] };
      const box = document.createElement('template');
      for (const look of looksOf(tag, { tiles: '/{z}/{x}/{y}.png' })) {
        box.innerHTML = `<${tag} ${look}></${tag}>`;
        expect(observedAttributes).to.include.members(box.content.firstElementChild!.getAttributeNames());
      }
    });
});
