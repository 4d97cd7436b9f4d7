import { useIntl } from 'react-intl';
import type { StorePage } from '../../domain/pages/page-data';
import type { OfferView, StoreSummary } from '../../domain/offers/offer-view';
import { offerKey } from './coupon';
import { pageState } from './page-state';

export type Thumb = 'up' | 'down';

/** By the `offerKey` of the offer. */
const useThumbs = pageState<Readonly<Record<string, Thumb>>>({});

export interface Reply {
  readonly title: string;
  readonly description: string;
  /** true if the answer is a second vote, which does not count. */
  readonly isSecond: boolean;
}

/** With `votes`, only the first answer counts (product rules R53 and R54). */
export function useFeedback(offer: OfferView, store: StoreSummary, kind: StorePage['feedback']) {
  const intl = useIntl();
  const [thumbs, update] = useThumbs();
  const key = offerKey(offer, store);
  const give = (thumb: Thumb): Reply => {
    let isSecond = false;
    update((before) => {
      isSecond = kind === 'votes' && before[key] !== undefined;
      return isSecond ? before : { ...before, [key]: thumb };
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
  return { thumb: thumbs[key], give };
}
