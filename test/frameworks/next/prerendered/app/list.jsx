'use client';

import 'cal-elements/elements/cal-event-list.js';
