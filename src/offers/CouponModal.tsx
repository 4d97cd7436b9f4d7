import { useRef, useState } from 'react';
import { openOutbound, OutboundLink } from '../links/links';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { Button, buttonClass } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { LogoTile } from '../ui/LogoTile';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { AffiliateDisclosure } from './AffiliateDisclosure';
import type { Coupon } from './coupon';
import { css } from './CouponModal.styles';
import { TrustLabel } from './TrustLabel';
import { useCopyCode } from './use-copy-code';

interface CouponModalProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

/** The modal of "Get Code": the code, a copy button and a link to the store. */
export default function CouponModal({ coupon, onClose }: CouponModalProps) {
  const { offer, code, url, store, copiedNotice } = coupon;
  const t = useMessages();
  const words = useRef<HTMLElement>(null);
  const { copyCode } = useCopyCode(offer, store, copiedNotice);
  // Unlike the copy buttons of lists, this one shows it until the modal is opened again (product rule R50).
  const [copied, setCopied] = useState(false);
  return (
    <Dialog title={t('modal.title', { store: store.name })} onClose={onClose}>
      <div className={css.store}>
        <LogoTile src={store.logo} initials={store.initials} hue={store.hue} loading="eager" />
        <p className={css.hint}>
          <Bidi>{t('modal.hint', { store: store.name })}</Bidi>
        </p>
      </div>
      <TrustLabel offer={offer} withCounts />
      <div className={css.ticket} data-hue={store.hue}>
        <div className={css.stub}>
          <bdi dir="ltr">
            <VisuallyHidden>{t('offer.code')}</VisuallyHidden>
            <code ref={words} className={css.code}>
              {code}
            </code>
          </bdi>
        </div>
        <div className={css.tear}>
          <Button
            variant="secondary"
            className={css.copy}
            data-copied={copied ? '' : undefined}
            onClick={() => void copyCode(code, words.current).then((done) => setCopied((before) => before || done))}
          >
            <Icon name={copied ? 'tick' : 'copy'} />
            {copied ? t('modal.copied') : t('modal.copy')}
          </Button>
        </div>
      </div>
      <OutboundLink
        href={url}
        sponsored
        className={buttonClass('primary', 'l')}
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
            event.preventDefault();
            openOutbound(url);
          }
          onClose();
        }}
      >
        {t('modal.go-to-store')}
        <Icon name="external" />
        <VisuallyHidden>{t('offer.opens-new-tab')}</VisuallyHidden>
      </OutboundLink>
      <AffiliateDisclosure />
    </Dialog>
  );
}
