import { CalError } from '../../data/client/index.js';
import { previewRule, type PreviewedRule, type SeriesDraft, type SeriesPatch } from '../session/series.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import { controllerOf } from './controllers.js';
import type { FormContext } from './field.js';

/** Milliseconds after the last change before the service is asked. */
const delay = 300;

/** A rule that is asked about: of a new series, or the change of one. */
export interface RuleRequest {
  readonly series: number | undefined;
  readonly body: SeriesDraft | SeriesPatch;
}

type Problem = keyof AuthoringMessages['dates']['problems'];

/** The codes of rules that cannot be kept. */
const problems: Readonly<Record<string, Problem>> = {
  rule_unreadable: 'unreadable',
  no_dates: 'none',
  too_many_dates: 'tooMany',
};

export interface RuleAnswer extends Partial<PreviewedRule> {
  readonly problem?: Problem | undefined;
  /** Whether there was no answer about the rule. */
  readonly isFailed?: boolean;
}

/** Asks the service about the rule of a form each time that it has changed. The last answer stays until the next. */
export class RulePreview {
  readonly #host: FormContext['host'];
  #key = '';
  #answer: RuleAnswer | undefined;
  #ask: (() => Promise<void>) | undefined;
  #asking: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop = new AbortController();

  constructor(host: FormContext['host']) {
    this.#host = host;
  }

  /** The last answer; asks, after a pause, where the request is another than the last one. */
  answerTo(request: RuleRequest | undefined, form: FormContext): RuleAnswer | undefined {
    const key = request ? JSON.stringify(request) : '';
    if (key === this.#key) return this.#answer;
    this.#key = key;
    clearTimeout(this.#timer);
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#asking = undefined;
    if (!request) this.#answer = undefined;
    this.#ask = request && (() => this.#send(request, key, form));
    if (request) this.#timer = setTimeout(() => void this.#begin(), delay);
    return this.#answer;
  }

  /** The answer that is on its way; asks at once where there is none yet. */
  arrival(request: RuleRequest | undefined, form: FormContext): Promise<void> | undefined {
    this.answerTo(request, form);
    return this.#begin();
  }

  #begin(): Promise<void> | undefined {
    clearTimeout(this.#timer);
    const ask = this.#ask;
    this.#ask = undefined;
    if (ask) this.#asking = ask();
    return this.#asking;
  }

  async #send({ series, body }: RuleRequest, key: string, { session }: FormContext): Promise<void> {
    let answer: RuleAnswer;
    try {
      answer = await previewRule(session, series, body, this.#stop.signal);
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      const problem = problems[error.code ?? ''];
      answer = problem ? { problem } : { isFailed: true };
    }
    if (key !== this.#key) return;
    this.#asking = undefined;
    this.#answer = answer;
    this.#host.requestUpdate();
  }
}

export const rulePreviewOf = ({ host }: FormContext): RulePreview =>
  controllerOf(host, 'rule-preview', () => new RulePreview(host));
