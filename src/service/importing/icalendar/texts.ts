import { safeHtml, textOf } from '../../text/html.js';
import { descriptionIn, titleIn } from '../texts.js';
import type { Component, Property } from './components.js';

/** HTML of a property that is another form of the description. */
const alternative = (properties: readonly Property[]): string => {
  const html = properties.find(({ parameters }) => /html/i.test(parameters.get('fmttype') ?? ''));
  const value = html?.values[0];
  return typeof value === 'string' ? value.replace(/^[^]*<body[^>]*>|<\/body>[^]*$/gi, '').replace(/\\n/g, '\n') : '';
};

/** The description as clean HTML. */
export function descriptionOf(component: Component): string {
  const plain = component.text('description');
  const styled = alternative([...component.all('styled-description'), ...component.all('x-alt-desc')]);
  return styled && textOf(styled) ? safeHtml(styled).trim() : descriptionIn(plain);
}

export const titleOf = (component: Component): string => titleIn(component.text('summary'));
