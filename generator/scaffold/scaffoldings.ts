import { pageScaffolding } from './page';
import { postScaffolding } from './post';
import type { Scaffolding } from './question';
import { storeScaffolding } from './store';

/** The kinds of file that can be created, by the words for them. */
export const scaffoldings: Readonly<Record<string, Scaffolding>> = {
  store: storeScaffolding,
  post: postScaffolding,
  page: pageScaffolding,
};
