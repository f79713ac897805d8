import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { eventFields } from '../../data/schema/index.js';
import { part } from './choices.js';
import type { Field } from './field.js';
import { inputOf, textOf } from './text-fields.js';
import { isWebAddress, webAddress } from './web-address.js';

/** Whether an event takes place online, and the address at which it does. */
export interface Online {
  readonly isOnline: boolean;
  readonly address: string;
}

const addressId = 'online-address';

export const onlineField: Field<Online> = {
  name: 'online',
  wire: ['is_virtual', 'virtual_url'],
  isGroup: true,
  isOffered: ({ session }) => session.offers('online'),
  label: ({ words }) => words.event.fields.online.label,
  missing: ({ words }) => words.event.fields.online.missing,
  help: ({ words }) => words.event.fields.online.help,
  initial: () => ({ isOnline: false, address: '' }),
  read: (stored) => ({ isOnline: stored.is_virtual === true, address: textOf(stored.virtual_url) }),
  write: ({ isOnline, address }) => ({ is_virtual: isOnline, virtual_url: isOnline ? webAddress(address) : '' }),
  isEmpty: ({ isOnline }) => !isOnline,
  say: ({ isOnline, address }, { words }) => (isOnline ? address || words.event.takesPlaceOnline : ''),
  check: ({ isOnline, address }, { words }) => {
    if (!isOnline || !address.trim()) return undefined;
    const over = webAddress(address).length - eventFields.virtual_url.maxLength;
    const text = over > 0 ? words.tooLong(words.event.joinAddress, over) : words.notUrl;
    return over > 0 || !isWebAddress(webAddress(address)) ? { control: addressId, text } : undefined;
  },
  render: ({ id, value, problem, describedBy, change, leave }, { words }) => html`
    <span class="option flag">
      <input
        part="input"
        id=${id}
        type="checkbox"
        .checked=${live(value.isOnline)}
        @change=${({ target }: Event) => change({ ...value, isOnline: (target as HTMLInputElement).checked })}
      />
      <label for=${id}>${words.event.takesPlaceOnline}</label>
    </span>
    ${
      value.isOnline
        ? part(
            addressId,
            words.event.joinAddress,
            inputOf(
              {
                id: addressId,
                value: value.address,
                problem,
                describedBy,
                isRequired: false,
                change: (address) => change({ ...value, address }),
                leave,
              },
              { type: 'url' },
            ),
          )
        : nothing
    }
  `,
};
