// @vitest-environment jsdom
import { describeSimulatedDom } from './simulated-dom.js';

describeSimulatedDom('jsdom');
