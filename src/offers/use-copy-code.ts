import { useIntl } from 'react-intl';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useCopy } from '../hooks/copy';
import { useToast } from '../ui/toast-provider';
import { offerKey } from './coupon';
import { pointTo } from './pointed-offer';

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
 * Copies the code of an offer and shows a toast with a link to the store. If the browser refuses, the element with the
 * code is selected, and the toast asks the reader to copy it manually.
 */
export function useCopyCode(offer: OfferView, store: StoreSummary, copiedNotice?: string): CopyCode {
  const intl = useIntl();
  const toast = useToast();
  const { copied, copy } = useCopy(offerKey(offer, store));
  const { url } = offer;
  const copyCode: CopyCode['copyCode'] = async (code, shownIn) => {
    const done = await copy(code, shownIn);
    if (done) {
      pointTo(offerKey(offer, store));
      toast({
        title: intl.formatMessage({ id: 'notice.code-copied-title' }),
        // A function, because `$` in a replacement string has a special meaning.
        description:
          copiedNotice?.replaceAll('{code}', () => code) ??
          intl.formatMessage({ id: 'notice.code-copied-text' }, { code }),
        tone: 'good',
        ...(url !== undefined && {
          link: { href: url, label: intl.formatMessage({ id: 'offer.go-to' }, { store: store.name }) },
        }),
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
