import { html, nothing } from 'lit';
import { eventFields, eventStatuses } from '../../data/schema/index.js';
import { part, radios } from './choices.js';
import type { Field } from './field.js';
import { inputOf, textOf } from './text-fields.js';

type Status = (typeof eventStatuses)[number];

/** Whether an event takes place as planned, and the reason why not. */
export interface EventState {
  readonly status: Status;
  readonly reason: string;
}

const reasonId = 'state-reason';

export const stateField: Field<EventState> = {
  name: 'state',
  wire: ['event_status', 'event_status_reason'],
  isGroup: true,
  // One of them is always chosen.
  isRequired: true,
  // A new one takes place.
  isOffered: ({ session, isNew }) => !isNew && session.offers('event_status'),
  label: ({ words }) => words.event.fields.state.label,
  missing: ({ words }) => words.event.fields.state.missing,
  initial: () => ({ status: 'scheduled', reason: '' }),
  read: (stored) => ({
    status: eventStatuses.find((one) => one === stored.event_status) ?? 'scheduled',
    reason: textOf(stored.event_status_reason),
  }),
  write: ({ status, reason }) => ({
    event_status: status,
    event_status_reason: status === 'scheduled' ? '' : reason.trim(),
  }),
  isEmpty: () => false,
  say: ({ status, reason }, { words }) => [words.event.states[status], reason].filter(Boolean).join(': '),
  check: ({ reason }, { words }) => {
    const over = reason.trim().length - eventFields.event_status_reason.maxLength;
    return over > 0 ? { control: reasonId, text: words.tooLong(words.event.reason, over) } : undefined;
  },
  render: ({ id, value, problem, describedBy, change, leave }, { words }) => {
    const { states, reason } = words.event;
    const choices = eventStatuses.map((status) => ({ value: status, label: states[status] }));
    return html`
      ${radios(id, choices, value.status, (status) => change({ ...value, status }))}
      ${
        value.status === 'scheduled'
          ? nothing
          : part(
              reasonId,
              reason,
              inputOf(
                {
                  id: reasonId,
                  value: value.reason,
                  problem,
                  describedBy: problem && describedBy,
                  isRequired: false,
                  change: (text) => change({ ...value, reason: text }),
                  leave,
                },
                {},
              ),
            )
      }
    `;
  },
};
