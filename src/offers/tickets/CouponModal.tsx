import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { openOutbound, OutboundLink, PlaceContext } from '../../ui/links/links';
import { BidiText } from '../../ui/text/Bidi';
import { Button, buttonClass } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { LogoTile } from '../../ui/LogoTile';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Coupon } from '../state/coupon';
import { CountryNote } from '../facts/CountryNote';
import { styles } from './CouponModal.styles';
import { OfferFacts } from '../facts/OfferFacts';
import { RefusedButton } from '../feedback/RefusedButton';
import { SaveButton, ShareButton } from '../codes/SaveButton';
import { useCopyCode } from '../state/use-copy-code';

interface TicketProps {
  readonly coupon: Coupon;
  readonly copied: boolean;
  readonly onCopied: () => void;
  readonly copyButton: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

function CodeTicket({ coupon, copied, onCopied, copyButton, children }: TicketProps) {
  const { offer, code, store } = coupon;
  const intl = useIntl();
  const codeElement = useRef<HTMLElement>(null);
  const { copyCode } = useCopyCode(offer, store);
  return (
    <div className={styles.ticket} data-hue={store.hue}>
      <div className={styles.stub}>
        <bdi dir="ltr">
          <VisuallyHidden>{intl.formatMessage({ id: 'offer.code' })}</VisuallyHidden>
          <code ref={codeElement} className={styles.code}>
            {code}
          </code>
        </bdi>
      </div>
      <div className={styles.tear}>
        <Button
          ref={copyButton}
          variant={copied ? 'secondary' : 'primary'}
          size="l"
          data-copied={copied ? '' : undefined}
          onClick={() => void copyCode(code, codeElement.current).then((done) => done && onCopied())}
        >
          <Icon name={copied ? 'tick' : 'copy'} />
          {intl.formatMessage({ id: copied ? 'modal.copied' : 'modal.copy' })}
        </Button>
        {children}
      </div>
    </div>
  );
}

interface CouponModalProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

/** The more prominent control is the next step: first the copy button, then the link to the store. */
export default function CouponModal({ coupon, onClose }: CouponModalProps) {
  const { offer, url, store } = coupon;
  const intl = useIntl();
  const copyButton = useRef<HTMLButtonElement>(null);
  // Unlike the copy buttons of lists, this one keeps its confirmation until the modal is opened again (product rule
  // R50).
  const [copied, setCopied] = useState(false);
  const dialog = (
    <Dialog
      title={intl.formatMessage({ id: 'modal.title' }, { store: store.name })}
      onClose={onClose}
      firstFocus={copyButton}
    >
      <div className={styles.store}>
        <LogoTile src={store.logo} initials={store.initials} hue={store.hue} loading="eager" />
        <BidiText className={styles.hint} text={intl.formatMessage({ id: 'modal.hint' }, { store: store.name })} />
      </div>
      <CountryNote offer={offer} />
      <CodeTicket coupon={coupon} copied={copied} onCopied={() => setCopied(true)} copyButton={copyButton}>
        <OutboundLink
          href={url}
          sponsored
          className={buttonClass(copied ? 'primary' : 'secondary', 'l')}
          onClick={(event) => {
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
              event.preventDefault();
              openOutbound(event.currentTarget.href);
            }
            onClose();
          }}
        >
          {intl.formatMessage({ id: 'modal.go-to-store' })}
          <Icon name="external" />
          <VisuallyHidden>{intl.formatMessage({ id: 'offer.opens-new-tab' })}</VisuallyHidden>
        </OutboundLink>
      </CodeTicket>
      <OfferFacts offer={offer} />
      <div className={styles.help}>
        <SaveButton offer={offer} store={store} />
        <ShareButton offer={offer} store={store} />
        {/* Its space is reserved, so that nothing moves. */}
        <div className={styles.refused} data-copied={copied ? '' : undefined}>
          <RefusedButton offer={offer} store={store} />
        </div>
      </div>
    </Dialog>
  );
  return <PlaceContext value="m">{dialog}</PlaceContext>;
}
