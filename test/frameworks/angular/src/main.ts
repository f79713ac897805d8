import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { CalEventDetails, CalEventList } from 'cal-elements';
import 'cal-elements/elements/cal-event-list.js';

/** Templates of Angular do not check the tags of custom elements, but handlers have types. */
@Component({
  selector: 'site-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p>
      Shown: <output id="shown">{{ shown() }}</output>, chosen: <output id="chosen">{{ chosen() }}</output>
    </p>
    <cal-event-list
      id="list"
      class="calendar"
      role="region"
      aria-label="Events"
      base-url="/api"
      [perPage]="3"
      featured="false"
      (cal-data)="show($event)"
      (cal-select)="choose($event)"
    ></cal-event-list>
    <cal-event-list id="own" base-url="/api" per-page="3">
      <template slot="item"><b data-cal="title"></b></template>
    </cal-event-list>
  `,
})
class Page {
  protected readonly shown = signal(0);
  protected readonly chosen = signal('');

  protected show({ detail }: CustomEvent<CalEventDetails['cal-data']>): void {
    this.shown.set(detail.items.length);
  }

  protected choose(selection: CustomEvent<CalEventDetails['cal-select']>): void {
    selection.preventDefault();
    this.chosen.set(selection.detail.event!.title);
  }
}

export function mistakes(list: CalEventList): void {
  // @ts-expect-error A number is no text.
  list.perPage = 'three';
}

void bootstrapApplication(Page);
