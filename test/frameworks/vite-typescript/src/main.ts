import 'cal-elements/elements/cal-event-list.js';
import { html, LitElement, type TemplateResult } from 'lit';

/** An element of the site itself: both use one copy of Lit. */
class SiteNote extends LitElement {
  protected override render(): TemplateResult {
    return html`<p>Our own element</p>`;
  }
}
customElements.define('site-note', SiteNote);

const output = (id: string) => document.querySelector<HTMLOutputElement>(`#${id}`)!;
const list = document.querySelector<'cal-event-list'>('cal-event-list')!;
list.addEventListener('cal-data', ({ detail }) => (output('shown').value = String(detail.items.length)));
list.addEventListener('cal-select', (selection) => {
  selection.preventDefault();
  output('chosen').value = selection.detail.event!.title;
});

export function mistakes(): void {
  // @ts-expect-error A number is no text.
  list.perPage = 'three';
  // @ts-expect-error This event tells no price.
  list.addEventListener('cal-data', ({ detail }) => detail.price);
}
