/** Answers for the sample calendar in a thread of its own, so that pages stay quick while it makes its events. */
import { answer } from './records.js';

/** A request of the page. */
export interface Question {
  readonly id: number;
  readonly url: string;
  readonly files: string;
}

addEventListener('message', ({ data: { id, url, files } }: MessageEvent<Question>) => {
  void answer(url, files).then((reply) => postMessage({ id, ...reply }));
});
