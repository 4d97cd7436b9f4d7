import fc from 'fast-check';
import { nextStep, questionsOf, verdicts } from '../../src/domain/verdict/verdict';
import { verdictCase } from '../src/domain/support/verdict-cases';
import { median, type Row } from './measure';

/** The number of offers of the store, and of judged purchases. */
const [offerCount, purchases] = [500, 200];

/** The time of one answer in milliseconds. */
export interface VerdictFigures {
  readonly median: number;
  readonly slowest: number;
}

/**
 * Measures the whole answer for a store with many offers with random limits: verdicts, order, questions, worthwhile
 * additions.
 */
export function measureVerdicts(): VerdictFigures {
  const cases = fc.sample(verdictCase, { numRuns: offerCount, seed: 2026 });
  const offers = cases
    .flatMap((each) => each.offers)
    .slice(0, offerCount)
    .map((offer, index) => ({ ...offer, id: `offer-${index}` }));
  const times = Array.from({ length: purchases }, (_, index) => {
    const each = cases[index];
    if (!each) throw new Error('There are fewer cases than purchases.');
    const { store, basket, context } = each;
    const began = performance.now();
    const judged = verdicts(offers, store, basket, context);
    nextStep(judged, store, basket, context);
    questionsOf(offers, store, context);
    return performance.now() - began;
  });
  return { median: median(times), slowest: Math.max(...times) };
}

/** The figures as rows of a table. */
export function verdictRows({ median: usual, slowest }: VerdictFigures): readonly Row[] {
  const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
  return [
    [`an answer for ${offerCount} offers`, ''],
    ['  median', milliseconds(usual)],
    ['  slowest, with the first one', milliseconds(slowest)],
  ];
}
