import { useIntl } from 'react-intl';
import type { OfferOfStore } from '../../domain/offers/offer-view';
import { Icon } from '../../ui/Icon';
import { CodeBox } from '../codes/CodeBox';
import { CopyButton } from '../codes/CopyButton';
import { OfferAction } from '../codes/OfferAction';
import { styles } from './Redeem.styles';
import { SaveButton, ShareButton } from '../codes/SaveButton';

interface RedeemProps extends OfferOfStore {
  readonly active: boolean;
}

export function Redeem({ offer, store, active }: RedeemProps) {
  const intl = useIntl();
  return (
    <div className={styles.redeem}>
      <div className={styles.code}>
        {offer.code === undefined ? (
          <span className={styles.noCode}>
            {active && <Icon name="tick" />}
            {intl.formatMessage({ id: 'offer.no-code-needed' })}
          </span>
        ) : (
          <CodeBox code={offer.code} />
        )}
        {active && offer.code !== undefined && <CopyButton offer={offer} store={store} size="l" />}
      </div>
      {active && (
        <div className={styles.ways}>
          <OfferAction offer={offer} store={store} size={offer.code === undefined ? 'l' : 'm'} />
          <SaveButton offer={offer} store={store} />
          <ShareButton offer={offer} store={store} />
        </div>
      )}
    </div>
  );
}
