import { expect, it, onTestFinished } from 'vitest';
import { openConnection } from '../../../src/service/store/sqlite-driver.js';

/** Lets Node offer this in place of its own driver, if it has one. */
function offer(native: () => unknown): void {
  const getBuiltinModule = process.getBuiltinModule?.bind(process);
  onTestFinished(() => {
    process.getBuiltinModule = getBuiltinModule;
  });
  process.getBuiltinModule = ((name: string) =>
    name === 'node:sqlite' ? native() : getBuiltinModule?.(name)) as typeof getBuiltinModule;
}

it('a driver that Node calls experimental is loaded without a word, and other warnings are said as ever', async () => {
  onTestFinished(() => void process.off('warning', listener));
  const warnings: string[] = [];
  const listener = ({ message }: Error) => warnings.push(message);
  process.on('warning', listener);
  // As Node 22 does, and then without a driver of its own.
  offer(() => {
    process.emitWarning('SQLite is an experimental feature and might change at any time', 'ExperimentalWarning');
    return undefined;
  });
  openConnection(':memory:').close();
  process.emitWarning('another one');
  await new Promise(setImmediate);
  expect(warnings).to.deep.equal(['another one']);
});

it('a driver that cannot search, as that of Node 22.13 to 22.15, gives way to the package', () => {
  const opened: string[] = [];
  class DatabaseSync {
    constructor(file: string) {
      opened.push(file);
    }
    prepare = () => ({ all: () => [{ used: 0 }] });
    close() {}
  }
  offer(() => ({ DatabaseSync }));
  const connection = openConnection(':memory:');
  connection.exec('create virtual table texts using fts5(text)');
  connection.close();
  expect(opened).to.deep.equal([':memory:']);
});
