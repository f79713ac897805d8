import 'cal-elements/elements/cal-event-list.js';
import type {} from 'cal-elements/solid';
import { createSignal } from 'solid-js';

export function App() {
  const [shown, setShown] = createSignal(0);
  const [chosen, setChosen] = createSignal('');
  return (
    <main>
      <p>
        Shown: <output id="shown">{shown()}</output>, chosen: <output id="chosen">{chosen()}</output>
      </p>
      <cal-event-list
        id="list"
        class="calendar"
        role="region"
        aria-label="Events"
        base-url="/api"
        per-page={3}
        featured="false"
        on:cal-data={(event) => setShown(event.detail.items.length)}
        on:cal-select={(selection) => {
          selection.preventDefault();
          setChosen(selection.detail.event!.title);
        }}
        onClick={() => undefined}
      />
      <cal-event-list id="own" base-url="/api" per-page="3">
        <template slot="item">
          <b data-cal="title"></b>
        </template>
      </cal-event-list>
    </main>
  );
}

export const mistakes = () => [
  // @ts-expect-error There is no such layout.
  <cal-event-list layout="circle" />,
  // @ts-expect-error Events are counted in numbers.
  <cal-event-list per-page="three" />,
  // @ts-expect-error Nor is a property of text a number.
  <cal-event-list prop:perPage="three" />,
  // @ts-expect-error This event tells no price.
  <cal-event-list on:cal-data={(event) => event.detail.price} />,
];
