// Prints what the reader gets right: npx tsx tests/src/domain/reading/report.ts
import { foundIn, mutantsOf, offerOf, sentences } from '../../../generator/catalogue/validate/said/mutants';
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

const found: Record<string, { found: number; all: number }> = {};
for (const sentence of sentences)
  for (const { fact, offer, field } of mutantsOf(sentence)) {
    const name = `${fact}, ${sentence.language}`;
    const row = found[name] ?? { found: 0, all: 0 };
    found[name] = row;
    row.all += 1;
    if (foundIn(sentence, offer).some((each) => each.field[0] === field)) row.found += 1;
  }
console.table(
  Object.entries(found).map(([fact, row]) => ({ fact, mutants: row.all, found: percent(row.found, row.all) })),
);
const alarms = sentences.filter((sentence) => foundIn(sentence, offerOf(sentence.facts)).length > 0).length;
console.log(`${alarms} of ${sentences.length} sentences are reported although the offer has what they say.`);
