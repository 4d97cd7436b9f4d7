import { isoDay } from '../../src/domain/calendar';
import { storeNameIn } from '../validate/advertisers';
import { asDraft } from './draft';
import type { Existing, Pair } from './existing';
import type { Answers, Scaffolding } from './question';
import { storeFiles, storeHead, storeQuestions } from './store';
import { both, scalar } from './yaml';

/** Which rows of a feed a new store takes. */
export interface FeedRows {
  readonly feed: string;
  readonly advertiser: string;
}

/** Texts for any store whose offers come from a feed. They state nothing but that it has offers. */
const texts: Readonly<Record<'title' | 'description' | 'heading' | 'subtitle', Pair>> = {
  title: { en: '{store} codes and offers', ar: 'أكواد {store} وعروضه' },
  description: {
    en: 'Codes and offers of {store}, each with its conditions and its last day, where they are known.',
    ar: 'أكواد {store} وعروضه، ومع كل منها شروطه وآخر يوم له إن كانت معروفة.',
  },
  heading: { en: '{store} codes and offers', ar: 'أكواد {store} وعروضه' },
  subtitle: {
    en: 'The offers that are listed for {store} now.',
    ar: 'العروض المدرجة الآن لمتجر {store}.',
  },
};

function storeFile(answers: Answers, existing: Existing, month: string, { feed, advertiser }: FeedRows): string {
  return `${storeHead(answers, existing, month, texts)}# Search engines leave the page out while its texts are these. Write your own, then delete this line.
composed: true
offersFrom:
  feed: ${scalar(feed)}
  where:
    advertiser: ${JSON.stringify(advertiser)}
sections:
  - kind: offers
    heading:
${both(6, 'All offers', 'كل العروض')}
`;
}

/** A store whose offers come from the rows of an advertiser. */
export function feedStoreScaffolding(rows: FeedRows): Scaffolding {
  return {
    summary: 'a store whose offers come from a feed',
    questions: storeQuestions
      .filter(({ name }) => name !== 'code' && name !== 'percent')
      .map((question) =>
        question.name === 'name' ? { ...question, suggestion: () => storeNameIn(rows.advertiser) } : question,
      ),
    write(answers, existing, today) {
      const month = isoDay(today).slice(0, 'YYYY-MM'.length);
      return asDraft(storeFiles(answers, existing, storeFile(answers, existing, month, rows)));
    },
    next: () => ['It is a draft. Remove the line `draft: true` to publish it.'],
  };
}
