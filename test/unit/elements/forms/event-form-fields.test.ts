import { expect, it } from 'vitest';
import { eventFields } from '../../../../src/data/schema/index.js';
import { formFields } from './form-context.js';

/** Written otherwise: by the buttons of the form, and together with the date. */
const without = ['status', 'date_utc'];

it('every field of an event can be filled in', () => {
  const written = formFields.flatMap(({ wire }) => wire);
  expect(Object.keys(eventFields).filter((name) => !written.includes(name) && !without.includes(name))).to.deep.equal(
    [],
  );
});
