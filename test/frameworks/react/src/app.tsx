import 'cal-elements/elements/cal-event-list.js';
import type {} from 'cal-elements/react';
import { useState } from 'react';

export function App() {
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState('');
  return (
    <main>
      <p>
        Shown: <output id="shown">{shown}</output>, chosen: <output id="chosen">{chosen}</output>
      </p>
      <cal-event-list
        id="list"
        className="calendar"
        role="region"
        aria-label="Events"
        base-url="/api"
        per-page={3}
        featured="false"
        oncal-data={(event) => setShown(event.detail.items.length)}
        oncal-select={(selection) => {
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

export const mistakes = [
  // @ts-expect-error There is no such layout.
  <cal-event-list layout="circle" />,
  // @ts-expect-error Events are counted in numbers.
  <cal-event-list per-page="three" />,
  // @ts-expect-error This event tells no price.
  <cal-event-list oncal-data={(event) => event.detail.price} />,
];
