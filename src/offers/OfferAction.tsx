import type { MouseEvent } from 'react';
import { OutboundLink } from '../links/links';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useMessages } from '../hooks/messages';
import { useToast } from '../ui/toast-provider';
import { Button, buttonClass, type ButtonSize } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useCouponModal } from './coupon-modal';
import { useOptionalOfferSource } from './offer-source';

interface OfferActionProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  readonly size?: ButtonSize;
  readonly className?: string | undefined;
}

/** Whether a click asks for a tab or window of its own, which is the browser's business. */
function asksForOwnTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * What an offer is for: "Get Code" opens the window with the code, "Get Deal" the store. Both are links to the store,
 * so they work without script; a code without a link only raises a notice.
 */
export function OfferAction({ offer, store, size = 'm', className }: OfferActionProps) {
  const t = useMessages();
  const toast = useToast();
  const openModal = useCouponModal();
  const copiedNotice = useOptionalOfferSource()?.copiedNotice;
  const { code, url, title } = offer;
  const look = buttonClass('primary', size, className);
  const which = <VisuallyHidden>{title}</VisuallyHidden>;

  if (code === undefined) {
    return (
      <OutboundLink href={url ?? store.url} sponsored className={look}>
        {t('offer.get-deal')} {which}
        <Icon name="external" />
        <VisuallyHidden>{t('offer.opens-new-tab')}</VisuallyHidden>
      </OutboundLink>
    );
  }
  if (url === undefined) {
    return (
      <Button
        variant="primary"
        size={size}
        className={className}
        onClick={() => toast({ title: t('notice.no-link-title'), description: t('notice.no-link-text') })}
        data-needs-script=""
        data-replay=""
      >
        <Icon name="tag" />
        {t('offer.get-code')} {which}
      </Button>
    );
  }
  return (
    <OutboundLink
      href={url}
      sponsored
      className={look}
      aria-haspopup="dialog"
      data-replay=""
      onClick={(event) => {
        if (asksForOwnTab(event)) return;
        event.preventDefault();
        openModal({ code, url, store, ...(copiedNotice !== undefined && { copiedNotice }) });
      }}
    >
      <Icon name="tag" />
      {t('offer.get-code')} {which}
    </OutboundLink>
  );
}
