import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readOffers } from '../../../../src/domain/reading/offers';
import { fieldsOf, read } from '../../../../src/domain/reading/read';
import { scoreOffers, scoreSentence, type Expected } from './scoring';

const fixtures = path.resolve(import.meta.dirname, '../../../fixtures');

interface Message {
  readonly id: string;
  readonly language: string;
  readonly channel: string;
  readonly received: string;
  readonly text: string;
  readonly offers: readonly Expected[];
}

interface Sentence {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly received?: string;
  readonly facts: Expected;
}

// The files are written by hand; their README has the form.
const load = <Item>(name: string): readonly Item[] =>
  JSON.parse(readFileSync(path.join(fixtures, name), 'utf8')) as readonly Item[];

/** The score of one text, with the groups that it is reported in. */
export interface Scored {
  readonly id: string;
  readonly groups: readonly string[];
  readonly stated: number;
  readonly right: number;
  readonly wrong: number;
  readonly falseOffers: number;
  readonly missedOffers: number;
  readonly notes: readonly string[];
}

/** The files of messages. */
export const messageSets = ['messages', 'unseen-a', 'unseen-b', 'unseen-c'] as const;

/** The messages of a file, read and compared. */
export function scoredMessages(set: (typeof messageSets)[number]): readonly Scored[] {
  return load<Message>(`messages/${set}.json`).map(({ id, language, channel, received, text, offers }) => {
    const read = readOffers(text, { received }).offers.map(({ fields }) => fields);
    return { id, groups: [`all ${set}`, language, channel], ...scoreOffers(offers, read) };
  });
}

/** The sentences, read and compared. */
export function scoredSentences(): readonly Scored[] {
  return load<Sentence>('sentences/sentences.json').map(({ id, language, text, received, facts }) => {
    const score = scoreSentence(facts, fieldsOf(read(text, received === undefined ? {} : { received })));
    const notes = [...score.missed.map((field) => `missed ${field}`), ...score.wrong.map((field) => `false ${field}`)];
    return {
      ...{ id, groups: ['all sentences', `sentences ${language}`], stated: score.stated, right: score.right },
      ...{ wrong: score.wrong.length, falseOffers: 0, missedOffers: 0, notes },
    };
  });
}

/** What was read, by group. */
export interface Summary {
  readonly group: string;
  readonly texts: number;
  readonly textsRight: number;
  readonly stated: number;
  readonly right: number;
  readonly wrong: number;
  readonly falseOffers: number;
  readonly missedOffers: number;
}

/** Adds the scores of each group. */
export function summaryOf(scored: readonly Scored[]): readonly Summary[] {
  const groups = [...new Set(scored.flatMap((each) => each.groups))];
  return groups.map((group) => {
    const own = scored.filter((each) => each.groups.includes(group));
    const sum = (of: (each: Scored) => number): number => own.reduce((total, each) => total + of(each), 0);
    return {
      ...{ group, texts: own.length, textsRight: own.filter(({ notes }) => notes.length === 0).length },
      ...{ stated: sum((each) => each.stated), right: sum((each) => each.right), wrong: sum((each) => each.wrong) },
      ...{ falseOffers: sum((each) => each.falseOffers), missedOffers: sum((each) => each.missedOffers) },
    };
  });
}
