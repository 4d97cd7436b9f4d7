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
  /** Must be called in a click handler. Resolves to whether it succeeded. `shownIn` is the element with the code. */
  readonly copyCode: (code: string, shownIn: HTMLElement | null | undefined) => Promise<boolean>;
}

/** Copies, announces it, and shows the strip. If the browser refuses, the code is selected to copy it manually. */
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
