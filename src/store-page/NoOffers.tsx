import { activeOffers, endedOffers } from '../domain/offer-status';
import type { StorePage } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { WayOn } from '../offers/WayOn';

/** Says that a store has no active offer, and where there are some; nothing while it has one. */
export function NoOffers({ page: { offers, sections, similar } }: { readonly page: StorePage }) {
  const t = useMessages();
  const now = useNow();
  if (activeOffers(offers, now).length > 0) return null;
  const list = sections.find(({ kind }) => kind === 'offers');
  const date = endedOffers(offers, now)[0]?.expiresOn;
  return (
    <WayOn
      level={2}
      framed
      title={(list?.kind === 'offers' ? list.empty : undefined) ?? t('offers.none')}
      text={date === undefined ? undefined : t('offers.none-since', { date })}
      stores={similar ?? []}
    />
  );
}
