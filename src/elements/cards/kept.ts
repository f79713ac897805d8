import type { DirectiveResult } from 'lit/directive.js';
import { guard } from 'lit/directives/guard.js';
import type { Content } from './node.js';

/** A built element in a template, which is built anew only when one of its inputs is another one. */
export const kept = <Inputs extends unknown[]>(
  build: (...inputs: Inputs) => Content,
  ...inputs: Inputs
): DirectiveResult => guard(inputs, () => build(...inputs));
