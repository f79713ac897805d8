import { expect, it, onTestFinished } from 'vitest';
import { openConnection } from '../../../src/service/store/sqlite-driver.js';

it('a driver that Node calls experimental is loaded without a word, and other warnings are said as ever', async () => {
  const { getBuiltinModule } = process;
  onTestFinished(() => {
    process.getBuiltinModule = getBuiltinModule;
    process.off('warning', listener);
  });
  const warnings: string[] = [];
  const listener = ({ message }: Error) => warnings.push(message);
  process.on('warning', listener);
  // As Node 22 does, and then without a driver of its own.
  process.getBuiltinModule = ((name: string) => {
    process.emitWarning('SQLite is an experimental feature and might change at any time', 'ExperimentalWarning');
    return name === 'node:sqlite' ? undefined : getBuiltinModule?.(name);
  }) as typeof process.getBuiltinModule;
  openConnection(':memory:').close();
  process.emitWarning('another one');
  await new Promise(setImmediate);
  expect(warnings).to.deep.equal(['another one']);
});
