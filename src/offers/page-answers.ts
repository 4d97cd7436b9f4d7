import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { OfferView, PageData, StorePage, StoreSummary } from '../domain/page-data';
import { noAnswers, type RefusalAnswers } from '../domain/refusal';
import { usePage } from '../hooks/page';
import { sharedState, useShared } from '../hooks/shared-state';
import { offerKey } from './coupon';

export type Thumb = 'up' | 'down';

/** The reader's answers on a page. They are kept in memory while the page is shown, and neither stored nor sent. */
interface PageAnswers {
  readonly page: PageData | undefined;
  /** About the order for which an offer did not work. */
  readonly answers: RefusalAnswers;
  /** The ids of the offers that did not work. */
  readonly failed: readonly string[];
  /** Whether offers worked, by their `offerKey`. */
  readonly thumbs: Readonly<Record<string, Thumb>>;
}

const nothingSaid: PageAnswers = { page: undefined, answers: noAnswers, failed: [], thumbs: {} };
const state = sharedState(nothingSaid);
const saidOn = (page: PageData, said: PageAnswers): PageAnswers => (said.page === page ? said : nothingSaid);

/** The answers on the current page, and a function that changes them. */
function usePageAnswers() {
  const page = usePage();
  const said = useShared(state, (all) => saidOn(page, all));
  const update = useCallback(
    (change: (before: PageAnswers) => Partial<PageAnswers>) => {
      const before = saidOn(page, state.get());
      state.set({ ...before, ...change(before), page });
    },
    [page],
  );
  return { said, update };
}

interface RefusedAnswers extends Pick<PageAnswers, 'answers' | 'failed'> {
  readonly setAnswers: (answers: RefusalAnswers) => void;
}

/** The answers that all offers that did not work share. Adds the given offer to them. */
export function useRefusedAnswers(offerId: string): RefusedAnswers {
  const { said, update } = usePageAnswers();
  useEffect(
    () => update(({ failed }) => (failed.includes(offerId) ? {} : { failed: [...failed, offerId] })),
    [update, offerId],
  );
  const setAnswers = useCallback((answers: RefusalAnswers) => update(() => ({ answers })), [update]);
  return { ...said, setAnswers };
}

/** What is said about an answer. */
export interface Reply {
  readonly title: string;
  readonly description: string;
  /** true if the answer is a second vote, which does not count. */
  readonly isSecond: boolean;
}

/**
 * "Did it work?" for an offer: the answer, in whichever place of the page it was given, and a function that records one.
 * With `votes`, only the first counts (product rules R53 and R54).
 */
export function useFeedback(offer: OfferView, store: StoreSummary, kind: StorePage['feedback']) {
  const intl = useIntl();
  const { said, update } = usePageAnswers();
  const key = offerKey(offer, store);
  const give = (thumb: Thumb): Reply => {
    let isSecond = false;
    update(({ thumbs }) => {
      isSecond = kind === 'votes' && thumbs[key] !== undefined;
      return isSecond ? {} : { thumbs: { ...thumbs, [key]: thumb } };
    });
    const title = intl.formatMessage({ id: isSecond ? 'notice.already-voted-title' : 'notice.thanks-title' });
    const thanks = intl.formatMessage({
      id: kind === 'unfinished' ? 'notice.thanks-unfinished-text' : 'notice.thanks-text',
    });
    return {
      title,
      description: isSecond ? intl.formatMessage({ id: 'notice.already-voted-text' }) : thanks,
      isSecond,
    };
  };
  return { thumb: said.thumbs[key], give };
}
