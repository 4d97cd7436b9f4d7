import { useIntl } from 'react-intl';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { Icon } from '../ui/Icon';
import { CodeBox } from './CodeBox';
import { CopyButton } from './CopyButton';
import { OfferAction } from './OfferAction';
import { OfferPrintCode } from './PrintCode';
import { styles } from './Redeem.styles';

interface RedeemProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  readonly active: boolean;
}

/** The actions of an active offer. For a code, the first is copying. */
function Actions({ offer, store }: Pick<RedeemProps, 'offer' | 'store'>) {
  if (offer.code === undefined) return <OfferAction offer={offer} store={store} size="l" />;
  return (
    <>
      <CopyButton offer={offer} store={store} size="l" />
      <div className={styles.ways}>
        <OfferAction offer={offer} store={store} />
      </div>
    </>
  );
}

/** How to use the offer: its code, if it has one, and the actions. */
export function Redeem({ offer, store, active }: RedeemProps) {
  const intl = useIntl();
  return (
    <div className={styles.redeem}>
      {offer.code === undefined ? (
        <span className={styles.noCode}>
          {active && <Icon name="tick" />}
          {intl.formatMessage({ id: 'offer.no-code-needed' })}
        </span>
      ) : (
        <CodeBox code={offer.code} />
      )}
      {active && <OfferPrintCode offer={offer} />}
      {active && <Actions offer={offer} store={store} />}
    </div>
  );
}
