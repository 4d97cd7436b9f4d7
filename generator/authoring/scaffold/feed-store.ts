import { storeNameIn } from '../../catalogue/validate/stores/advertisers';
import type { Action, Answers } from '../everyday/action';
import type { Existing, Pair } from './existing';
import { asDraft } from './file-kinds';
import { storeFiles, storeHead, storeQuestions } from './store';
import { both, scalar } from '../../catalogue/amend/yaml';

/** The rows of a feed that become offers of a new store. */
export interface FeedRows {
  readonly feed: string;
  readonly advertiser: string;
}

/** Texts for any store with offers from a feed. They claim only that the store has offers. */
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

function storeFile(answers: Answers, existing: Existing, { feed, advertiser }: FeedRows): string {
  return `${storeHead(answers, existing, texts)}# Search engines leave the page out while its texts are these. Write your own, then delete this line.
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

/** A store whose offers are the rows of an advertiser. */
export function feedStoreAction(rows: FeedRows): Action<Existing> {
  return {
    questions: storeQuestions
      .filter(({ name }) => name !== 'code' && name !== 'percent')
      .map((question) =>
        question.name === 'name' ? { ...question, suggestion: () => storeNameIn(rows.advertiser) } : question,
      ),
    intend: (existing, answers) => ({
      files: asDraft(storeFiles(answers, existing, storeFile(answers, existing, rows))),
      notes: ['It is a draft. Remove the line `draft: true` to publish it.'],
    }),
  };
}
