import { TestRunner } from 'vitest';

/** Whether this run includes the tests tagged `all`, as `npm run test:all` does. `npm test` makes fewer repetitions. */
export const isComplete = TestRunner.matchesTags(['all']);

/** The cases of a table that `npm test` makes: one of every `step`. `npm run test:all` makes them all. */
export function someOf<Case>(cases: readonly Case[], step: number): readonly Case[] {
  return isComplete ? cases : cases.filter((_, index) => index % step === 0);
}
