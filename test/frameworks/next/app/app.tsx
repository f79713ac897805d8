'use client';

import 'cal-elements/elements/cal-event-list.js';
import type {} from 'cal-elements/react';
import type { CalEventDetails, CalEventList } from 'cal-elements';
import { useEffect, useRef, useState } from 'react';

export function App() {
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState('');
  const list = useRef<CalEventList>(null);
  // React attaches no custom handlers to what the server rendered, and the element may have shown its events before.
  useEffect(() => {
    const element = list.current!;
    const show = () => setShown(element.items?.length ?? 0);
    const choose = (selection: CustomEvent<CalEventDetails['cal-select']>) => {
      selection.preventDefault();
      setChosen(selection.detail.event!.title);
    };
    show();
    element.addEventListener('cal-data', show);
    element.addEventListener('cal-select', choose);
    return () => {
      element.removeEventListener('cal-data', show);
      element.removeEventListener('cal-select', choose);
    };
  }, []);
  return (
    <main>
      <p>
        Shown: <output id="shown">{shown}</output>, chosen: <output id="chosen">{chosen}</output>
      </p>
      <cal-event-list
        id="list"
        ref={list}
        className="calendar"
        role="region"
        aria-label="Events"
        base-url="/api"
        per-page={3}
        featured="false"
        onClick={() => undefined}
      />
      <cal-event-list id="own" base-url="/api" per-page="3">
        {/* As text, because the server's <template> keeps its children where React does not look for them. */}
        <template slot="item" dangerouslySetInnerHTML={{ __html: '<b data-cal="title"></b>' }} />
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
