// Prints what the reader gets right: npx tsx tests/src/domain/reading/report.ts
import { grouped } from '../../../../src/domain/language/grouped';
import {
  foundIn,
  isFoundToDiffer,
  mutantsOf,
  offerOf,
  pairingsOf,
  sentences,
} from '../../../generator/catalogue/validate/said/mutants';
import { messageSets, scoredMessages, scoredSentences, summaryOf } from './fixtures';

const percent = (part: number, whole: number): string => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

console.table(
  [...messageSets.flatMap((set) => summaryOf(scoredMessages(set))), ...summaryOf(scoredSentences())].map(
    ({ group, texts, textsRight, stated, right, wrong, falseOffers, missedOffers }) => ({
      ...{ group, texts: `${textsRight} of ${texts}`, fields: `${right} of ${stated}`, right: percent(right, stated) },
      ...{ false: percent(wrong, stated), 'false offers': falseOffers, 'missed offers': missedOffers },
    }),
  ),
);

/** Prints the share of each fact and language that was found. */
function printShares(results: readonly (readonly [name: string, isFound: boolean])[]): void {
  const rows = grouped(results, ([name]) => name);
  console.table(
    [...rows].map(([fact, all]) => ({
      ...{ fact, mutants: all.length, found: percent(all.filter(([, isFound]) => isFound).length, all.length) },
    })),
  );
}

printShares(
  sentences.flatMap((sentence) =>
    mutantsOf(sentence).map(({ fact, offer, field }) => [
      `${fact}, ${sentence.language}`,
      foundIn(sentence, offer).some((each) => each.field[0] === field),
    ]),
  ),
);
const pairings = sentences.flatMap(pairingsOf);
printShares(
  pairings
    .filter(({ isSame }) => !isSame)
    .map((each) => [`${each.fact} against a translation, ${each.sentence.language}`, isFoundToDiffer(each)]),
);
const disagreeing = pairings.filter((each) => each.isSame && isFoundToDiffer(each)).length;
console.log(`${disagreeing} sentences are reported against a translation that states the same.`);
const alarms = sentences.filter((sentence) => foundIn(sentence, offerOf(sentence.facts)).length > 0).length;
console.log(`${alarms} of ${sentences.length} sentences are reported although the offer has what they say.`);
