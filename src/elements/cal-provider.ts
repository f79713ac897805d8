import { css, html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { mapSettings, settings, settingsChanged } from '../data/query/index.js';
import type { FilterTable } from '../data/schema/index.js';
import { define } from './base/define.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';

export interface CalProvider extends FilterProperties<typeof settings & typeof mapSettings> {}

/**
 * @summary Carries settings for all elements inside it; an element's own attribute wins. Renders nothing itself
 * (`display: contents`).
 * @slot - The elements that share the settings.
 *
 * @example
 * <cal-provider base-url="https://example.org/wp-json" time-zone="Europe/Berlin" hour-cycle="h23">
 *   <cal-event-list featured limit="3" layout="cards" paging="none"></cal-event-list>
 *   <cal-event-month></cal-event-month>
 * </cal-provider>
 */
export class CalProvider extends LitElement {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  static tables: readonly FilterTable[] = [settings, mapSettings];
  /**
   * Reflected, because elements read the settings from the attributes: a provider works before its code has arrived.
   */
  static override properties: PropertyDeclarations = filterProperties(this.tables, { reflect: true });

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    settingsChanged();
  }

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

define('cal-provider', CalProvider);

declare global {
  interface HTMLElementTagNameMap {
    'cal-provider': CalProvider;
  }
}
