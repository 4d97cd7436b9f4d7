import type { OfferView, StoreSummary } from '../domain/page-data';
import { offerCodeFile } from '../domain/site-files';
import { useMessages } from '../hooks/messages';
import { Icon } from '../ui/Icon';
import { CodeBox } from './CodeBox';
import { CopyButton } from './CopyButton';
import { GoSlot } from './GoSlot';
import { OfferAction } from './OfferAction';
import { useOptionalOfferSource } from './offer-source';
import { PrintCode } from './PrintCode';
import { css } from './Redeem.styles';

interface RedeemProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  readonly active: boolean;
}

/** The actions of an active offer. For a code, to copy it is the first; the link to the store then appears below it. */
function Actions({ offer, store }: Pick<RedeemProps, 'offer' | 'store'>) {
  if (offer.code === undefined) return <OfferAction offer={offer} store={store} size="l" />;
  return (
    <>
      <CopyButton offer={offer} store={store} size="l" />
      <div className={css.ways}>
        <OfferAction offer={offer} store={store} />
        <GoSlot offer={offer} store={store} hinted />
      </div>
    </>
  );
}

/** How to use the offer: its code, if it has one, and the actions. */
export function Redeem({ offer, store, active }: RedeemProps) {
  const t = useMessages();
  const source = useOptionalOfferSource();
  return (
    <div className={css.redeem}>
      {offer.code === undefined ? (
        <span className={css.noCode}>
          {active && <Icon name="tick" />}
          {t('offer.no-code-needed')}
        </span>
      ) : (
        <CodeBox code={offer.code} />
      )}
      {source && active && offer.deepLink !== undefined && (
        <PrintCode
          file={offerCodeFile(store.slug, offer.printedCode ?? offer.id)}
          alt={t('qr.image', { title: offer.title })}
        />
      )}
      {active && <Actions offer={offer} store={store} />}
    </div>
  );
}
