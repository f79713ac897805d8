import { furtherDays } from './also-on-field.js';
import type { Made } from './attempt.js';
import type { Body } from './form-body.js';
import type { FormController } from './form-controller.js';
import type { Form } from './form-state.js';
import type { Make } from './item-writer.js';
import { movedTo, type When } from './when.js';
import { whenField } from './when-field.js';

/** The days whose event is made, `YYYY-MM-DD`, in the order in which they were made. */
export const madeDays = ({ made }: Form['state']): readonly string[] => Object.keys(made);

/**
 * Makes the events of several days, one after another: one for the day of the form, and one for each further day. Those
 * that were made stay made when it stops, and are not made again.
 * @param make sends the body of one, whose day names the attempt
 * @returns the event of the day of the form
 * @throws CalError of the first that fails
 */
export async function makeCopies(body: Body, form: Form, controller: FormController, make: Make): Promise<Made> {
  const when = form.valueIn('when') as When;
  const days = [...new Set([when.startDate, ...furtherDays(form)])];
  for (const [index, day] of days.entries()) {
    if (controller.state.made[day]) continue;
    controller.set({ announcement: form.words.dates.making(index + 1, days.length) });
    const answer = await make({ ...body, ...whenField.write(movedTo(when, day), form) }, day);
    controller.set({ made: { ...controller.state.made, [day]: answer } });
  }
  return controller.state.made[when.startDate]!;
}
