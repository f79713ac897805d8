// Property tests try the same values in each run, so that a failure is one of the change at hand; `SEED=random` looks for new ones.
import fc from 'fast-check';

fc.configureGlobal({ seed: process.env.SEED === 'random' ? Date.now() : 20261122 });

export * from 'fast-check';
export default fc;
