// @vitest-environment happy-dom
import { describeSimulatedDom } from './simulated-dom.js';

describeSimulatedDom('happy-dom');
