import type { OfferView, StoreSummary } from '../domain/page-data';
import { offerCodeFile } from '../domain/site-files';
import { useMessages } from '../hooks/messages';
import { Icon } from '../ui/Icon';
import { CodeBox } from './CodeBox';
import { OfferAction } from './OfferAction';
import { useOptionalOfferSource } from './offer-source';
import { PrintCode } from './PrintCode';
import { css } from './Redeem.styles';

interface RedeemProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  readonly active: boolean;
  /** true where it is the last part of the ticket. */
  readonly atFoot: boolean;
}

/** How to use the offer: its code, if it has one, and the action. */
export function Redeem({ offer, store, active, atFoot }: RedeemProps) {
  const t = useMessages();
  const source = useOptionalOfferSource();
  return (
    <div className={css.redeem} data-foot={atFoot ? '' : undefined}>
      {offer.code === undefined ? (
        <span className={css.noCode}>
          <Icon name="tick" />
          {t('offer.no-code-needed')}
        </span>
      ) : (
        <CodeBox code={offer.code} copyable={active} copiedNotice={source?.copiedNotice} />
      )}
      {source && active && offer.deepLink !== undefined && (
        <PrintCode file={offerCodeFile(store.slug, offer.id)} alt={t('qr.image', { title: offer.title })} />
      )}
      {active && <OfferAction offer={offer} store={store} />}
    </div>
  );
}
