'use client';

import 'cal-elements/elements/cal-event-list.js';

export const Elements = () => null;
