import { html, type TemplateResult } from 'lit';

/** The content below the title of an event, a venue or an organizer, in the order of all of them. */
interface Columns {
  readonly image: unknown;
  /** The actions; where there is one column, they stay within reach at the end of the window. */
  readonly actions: TemplateResult;
  readonly facts: unknown;
  readonly text: unknown;
}

/** Image and text, beside what can be done and the facts; one below the other where there is little room. */
export const columns = ({ image, actions, facts, text }: Columns): TemplateResult => html`
  <div class="columns">
    ${image}
    <div class="side">
      ${actions}
      <div part="aside" class="panel">${facts}</div>
    </div>
    <div class="text">${text}</div>
  </div>
`;

/** A placeholder of the same shape, hidden from assistive technology. */
export const skeleton = html`
  <div part="loading" class="skeleton detail" aria-hidden="true">
    <div class="lead"><i></i><i class="headline"></i><i></i></div>
    ${columns({
      image: html`<i class="hero"></i>`,
      actions: html`<i class="actions"></i>`,
      facts: Array.from({ length: 4 }, () => html`<div class="fact"><i></i><i></i><i></i></div>`),
      text: Array.from({ length: 6 }, () => html`<i></i>`),
    })}
  </div>
`;
