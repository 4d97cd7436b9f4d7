import { useEffect, useState } from 'react';
import { isSameOffer, type SavedCode, type SavedView, type ShownCode } from '../domain/saved';
import { ReportPanel } from '../generated/report-panel';
import { useMessages } from '../hooks/messages';
import { CodeCharacters } from '../offers/CodeCharacters';
import { CopyButton } from '../offers/CopyButton';
import { GoLink } from '../offers/GoSlot';
import { OfferText } from '../offers/OfferText';
import Refused from '../offers/Refused';
import { Bidi } from '../ui/Bidi';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { useToast } from '../ui/toast-provider';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './Checkout.styles';
import { useSwipe } from './use-swipe';
import { useWakeLock } from './use-wake-lock';

/** The answers whether a code worked, with the report or the help that follows. */
function Outcome({ offer, store }: SavedView) {
  const t = useMessages();
  const toast = useToast();
  const [worked, setWorked] = useState<boolean>();
  return (
    <>
      <div className={css.actions} role="group" aria-label={t('feedback.question')}>
        <Button
          variant="quiet"
          aria-pressed={worked === true}
          onClick={() => {
            setWorked(true);
            toast({ title: t('notice.thanks-title'), description: t('notice.thanks-text'), tone: 'good' });
          }}
        >
          <Icon name="thumb-up" />
          {t('saved.worked')}
        </Button>
        <Button variant="quiet" aria-pressed={worked === false} onClick={() => setWorked(false)}>
          <Icon name="thumb-down" />
          {t('saved.failed')}
        </Button>
      </div>
      {worked === true && <ReportPanel kind="yes" offer={offer} store={store} />}
      {worked === false && <Refused offer={offer} store={store} />}
    </>
  );
}

interface CheckoutProps {
  /** The saved codes that have not ended. */
  readonly shown: readonly ShownCode[];
  readonly current: SavedCode;
  readonly onShow: (code: SavedCode) => void;
  readonly onClose: () => void;
}

/** A saved code full screen, to be shown to a cashier (product rule R103). */
export function Checkout({ shown, current, onShow, onClose }: CheckoutProps) {
  const t = useMessages();
  const [announced, setAnnounced] = useState('');
  useWakeLock();
  const withCode = shown.filter(({ view }) => view.offer.code !== undefined);
  const index = withCode.findIndex(({ code }) => isSameOffer(code, current));
  const count = withCode.length;
  const step = (by: 1 | -1): void => {
    const next = withCode[index + by];
    if (!next) return;
    const { offer, store } = next.view;
    setAnnounced(t('saved.checkout-now', { code: offer.code ?? '', store: store.name, place: index + by + 1, count }));
    onShow(next.code);
  };
  const swipe = useSwipe(step);
  const view = withCode[index]?.view;
  // It has ended, or another tab has removed it: no other code takes its place unasked.
  const isGone = view === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!view) return null;
  const { offer, store } = view;
  return (
    <Dialog title={t('saved.checkout')} onClose={onClose} className={css.dialog}>
      <div className={css.offer} data-offer={offer.id} data-checkout="" {...swipe}>
        <div>
          <p className={css.store}>
            <Bidi>{store.name}</Bidi>
          </p>
          <p>
            <OfferText offer={offer}>{offer.title}</OfferText>
          </p>
        </div>
        <CodeCharacters code={offer.code ?? ''} words={t('saved.spelling')} large />
        <div className={css.actions}>
          <CopyButton offer={offer} store={store} />
          {offer.url !== undefined && <GoLink url={offer.url} store={store} />}
        </div>
      </div>
      {count > 1 && (
        <div className={css.steps}>
          <Button variant="secondary" aria-disabled={index === 0} onClick={() => step(-1)}>
            {t('saved.previous')}
          </Button>
          <span className={css.place}>{t('saved.checkout-place', { place: index + 1, count })}</span>
          <Button variant="secondary" aria-disabled={index === count - 1} onClick={() => step(1)}>
            {t('saved.next')}
          </Button>
        </div>
      )}
      <Outcome key={`${store.slug}/${offer.id}`} {...view} />
      <div className={css.status} role="status">
        <VisuallyHidden as="p">{announced}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
