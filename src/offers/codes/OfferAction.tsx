import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { OutboundLink } from '../../ui/links/links';
import type { OfferOfStore } from '../../domain/offers/offer-view';
import { useToast } from '../../ui/toast-provider';
import { Button, buttonClass, type ButtonSize } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useCouponModal } from '../state/coupon-modal';

/** Whether the browser handles a click itself, because it opens a new tab or window or downloads the link. */
export function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Links to the store, so that they work without scripts. "Get Code" opens the coupon modal, or shows a toast for a code
 * without a link. Less prominent than `CopyButton`, which is beside the visible code (product rule R50).
 */
export function OfferAction({ offer, store, size = 'm' }: OfferOfStore & { readonly size?: ButtonSize }) {
  const intl = useIntl();
  const toast = useToast();
  const openModal = useCouponModal();
  const { code, url, title } = offer;
  const which = <VisuallyHidden>{title}</VisuallyHidden>;

  if (code === undefined) {
    return (
      <OutboundLink href={url ?? store.url} sponsored className={buttonClass('primary', size)}>
        {intl.formatMessage({ id: 'offer.get-deal' })} {which}
        <Icon name="external" />
        <VisuallyHidden>{intl.formatMessage({ id: 'offer.opens-new-tab' })}</VisuallyHidden>
      </OutboundLink>
    );
  }
  if (url === undefined) {
    return (
      <Button
        variant="quiet"
        size={size}
        onClick={() =>
          toast({
            title: intl.formatMessage({ id: 'notice.no-link-title' }),
            description: intl.formatMessage({ id: 'notice.no-link-text' }),
          })
        }
        data-needs-script=""
        data-replay=""
      >
        {intl.formatMessage({ id: 'offer.get-code' })} {which}
      </Button>
    );
  }
  return (
    <OutboundLink
      href={url}
      sponsored
      className={buttonClass('quiet', size)}
      aria-haspopup="dialog"
      data-replay=""
      onClick={(event) => {
        if (hasModifier(event)) return;
        event.preventDefault();
        openModal({ offer, code, url, store });
      }}
    >
      {intl.formatMessage({ id: 'offer.get-code' })} {which}
    </OutboundLink>
  );
}
