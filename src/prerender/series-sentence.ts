import { sentenceOf } from '../elements/parts/rule-sentence.js';
import { loadRules } from '../locale/rules.js';

/** When the dates of a series take place, in words; `undefined` where there are none in a language. */
export const seriesSentence = async (
  series: Readonly<Record<'rule' | 'start_date', string> & { readonly dates: number }>,
  language: string,
): Promise<string | undefined> => sentenceOf(series, await loadRules(language), language);
