import { useIntl } from 'react-intl';
import type { OfferStore, OfferView } from '../../domain/offers/offer-view';
import { useCopy } from '../../hooks/copy';
import { usePage } from '../../hooks/page';
import { useToast } from '../../ui/toast-provider';
import { noteCopy, pointTo } from './copied-offer';
import { offerKey } from './coupon';

interface CopyCode {
  /** true for three seconds after copying, or until the attempt of another copy button ends. */
  readonly copied: boolean;
  /**
   * Copies the code of the offer; resolves to whether that succeeded. Must be called in a click handler. `shownIn` is
   * the element that shows the code.
   */
  readonly copyCode: (code: string, shownIn: HTMLElement | null | undefined) => Promise<boolean>;
}

/**
 * Copies the code of an offer, announces that, and shows the strip with the link to the store. If the browser refuses,
 * the element with the code is selected, and the toast asks the reader to copy it manually.
 */
export function useCopyCode(offer: OfferView, store: OfferStore): CopyCode {
  const intl = useIntl();
  const toast = useToast();
  const page = usePage();
  const { copied, copy } = useCopy();
  const notice = 'copiedNotice' in page ? page.copiedNotice : undefined;
  const copyCode: CopyCode['copyCode'] = async (code, shownIn) => {
    const from = document.activeElement;
    const done = await copy(code, shownIn);
    if (done) {
      pointTo(offerKey(offer, store));
      noteCopy({ offer, code, store, page, from });
      toast({
        title: intl.formatMessage({ id: 'notice.code-copied-title' }),
        // A function, because `$` in a replacement string has a special meaning.
        description:
          notice?.replaceAll('{code}', () => code) ?? intl.formatMessage({ id: 'notice.code-copied-text' }, { code }),
        tone: 'good',
      });
    } else {
      toast({
        title: intl.formatMessage({ id: 'notice.copy-refused-title' }),
        description: intl.formatMessage({ id: 'notice.copy-refused-text' }),
      });
    }
    return done;
  };
  return { copied, copyCode };
}
