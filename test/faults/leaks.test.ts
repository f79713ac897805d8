import { it } from 'vitest';
import { expectNothingLeft } from '../pages/left-behind.js';
import { mounts } from '../pages/mounts.js';

it('every element leaves nothing behind when it has been added and removed', () => expectNothingLeft(mounts, 10));
