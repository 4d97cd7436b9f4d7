import { TestRunner } from 'vitest';

/** Whether this run includes the tests tagged `all`, like `npm run test:all`. `npm test` makes fewer repetitions. */
export const isComplete = TestRunner.matchesTags(['all']);

/** The cases of a table in this run: one of every `step` in `npm test`, all in `npm run test:all`. */
export function someOf<Case>(cases: readonly Case[], step: number): readonly Case[] {
  return isComplete ? cases : cases.filter((_, index) => index % step === 0);
}
