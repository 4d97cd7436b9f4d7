import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isSameOffer, type SavedCode, type SavedView, type ShownCode } from '../domain/saved/saved';
import { ReportPanel } from '../generated/report-panel';
import { Answers } from '../offers/feedback/Answers';
import { CodeCharacters } from '../offers/feedback/CodeCharacters';
import { CopyButton } from '../offers/codes/CopyButton';
import { OfferParagraph } from '../offers/facts/OfferText';
import { useFeedback } from '../offers/state/use-feedback';
import Refused from '../offers/feedback/Refused';
import { BidiText } from '../ui/text/Bidi';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './Checkout.styles';

function useWakeLock(): void {
  useEffect(() => {
    // Absent at run time in some browsers and on pages without https.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!wakeLock) return undefined;
    let isMounted = true;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      // The browser releases the lock when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await wakeLock.request('screen');
        if (!isMounted) await lock.release();
      } catch {
        // The browser refuses, for example when the battery is low.
      }
    };
    const onChange = (): void => void ask();
    document.addEventListener('visibilitychange', onChange);
    onChange();
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
}

/** The help needs no network. */
function Outcome({ offer, store }: SavedView) {
  const { thumb } = useFeedback(offer, store, 'thanks');
  return (
    <div>
      <Answers offer={offer} store={store} feedback="thanks" Help={Refused} />
      {thumb === 'up' && <ReportPanel kind="yes" offer={offer} store={store} />}
    </div>
  );
}

interface CheckoutProps {
  readonly shown: readonly ShownCode[];
  readonly current: SavedCode;
  readonly onShow: (code: SavedCode) => void;
  readonly onClose: () => void;
}

/** A saved code in full screen, to be shown to a cashier (product rule R103). */
export function Checkout({ shown, current, onShow, onClose }: CheckoutProps) {
  const intl = useIntl();
  const [announced, setAnnounced] = useState('');
  useWakeLock();
  const withCode = shown.filter(({ view }) => view.offer.code !== undefined);
  const index = withCode.findIndex(({ code }) => isSameOffer(code, current));
  const count = withCode.length;
  const step = (by: 1 | -1): void => {
    const next = withCode[index + by];
    if (!next) return;
    const { offer, store } = next.view;
    setAnnounced(
      intl.formatMessage(
        { id: 'saved.checkout-now' },
        { code: offer.code ?? '', store: store.name, place: index + by + 1, count },
      ),
    );
    onShow(next.code);
  };
  const view = withCode[index]?.view;
  // The code has ended, or another tab has removed it. No other code is shown instead unasked.
  const isGone = view === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!view) return null;
  const { offer, store } = view;
  return (
    <Dialog title={intl.formatMessage({ id: 'saved.checkout' })} onClose={onClose} className={styles.dialog}>
      <div className={styles.offer} data-offer={offer.id} data-checkout="">
        <div>
          <BidiText className={styles.store} text={store.name} />
          <OfferParagraph offer={offer} text={offer.title} />
        </div>
        <CodeCharacters code={offer.code ?? ''} words={intl.formatMessage({ id: 'saved.spelling' })} large />
        <CopyButton offer={offer} store={store} />
      </div>
      {count > 1 && (
        <div className={styles.steps}>
          <Button variant="secondary" aria-disabled={index === 0} onClick={() => step(-1)}>
            {intl.formatMessage({ id: 'saved.previous' })}
          </Button>
          <span className={styles.place}>
            {intl.formatMessage({ id: 'saved.checkout-place' }, { place: index + 1, count })}
          </span>
          <Button variant="secondary" aria-disabled={index === count - 1} onClick={() => step(1)}>
            {intl.formatMessage({ id: 'saved.next' })}
          </Button>
        </div>
      )}
      <Outcome key={`${store.slug}/${offer.id}`} {...view} />
      <div className={styles.status} role="status">
        <VisuallyHidden as="p">{announced}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
