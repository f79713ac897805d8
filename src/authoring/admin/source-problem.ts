import type { Source } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';

/** Why a source cannot be read, and what to do. */
export const problemOf = ({ problem }: Source, { problems }: SourcesMessages): string | undefined => {
  if (!problem) return undefined;
  const said = (problems as Record<string, string | undefined>)[problem.code] ?? problems.away;
  return problem.status === undefined ? said : `${said} ${problem.status}`;
};

/** Whether a table can be read once somebody says what its columns or its dates mean. */
export const isAsked = ({ problem }: Source): boolean =>
  problem?.code === 'no_columns' || problem?.code === 'day_order';
