import { noChange } from 'lit/html.js';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

type Properties = Readonly<Record<string, string | number>>;

/**
 * Sets custom properties of an element. Lit's `styleMap` writes the attribute `style` when it paints for the first
 * time, which a strict Content-Security-Policy refuses; the object model may always be used.
 */
class CustomProperties extends Directive {
  #set: Properties = {};

  override render(properties: Properties): unknown {
    this.#set = properties;
    return noChange;
  }

  override update({ element }: ElementPart, [properties]: [Properties]): unknown {
    const before = this.#set;
    const { style } = element as HTMLElement;
    for (const name of Object.keys(before)) if (!(name in properties)) style.removeProperty(name);
    for (const [name, value] of Object.entries(properties))
      if (value !== before[name]) style.setProperty(name, String(value));
    return this.render(properties);
  }
}

/** To be written among the attributes: `<i ${customProperties({ '--row': 2 })}>`. */
export const customProperties = directive(CustomProperties);
