import { nextCode } from '../domain/next-code';
import type { OfferView } from '../domain/page-data';
import { useNow } from '../hooks/clock';
import { useMessages } from '../hooks/messages';
import { CodeBox } from './CodeBox';
import { css } from './CodeFailed.styles';
import { CopyButton } from './CopyButton';
import { GoSlot } from './GoSlot';
import { OfferText } from './OfferText';
import type { OfferSource } from './offer-source';
import { WayOn } from './WayOn';

interface CodeFailedProps {
  /** The offer that did not work. */
  readonly offer: OfferView;
  readonly source: OfferSource;
}

/** What to try after the answer that an offer did not work: the next code of the store, else other stores. */
export default function CodeFailed({ offer, source }: CodeFailedProps) {
  const t = useMessages();
  const { store, offers, failed, similar = [] } = source;
  const next = nextCode(offers, { after: offer.id, failed }, useNow());
  return (
    <div className={css.root}>
      {next?.code === undefined ? (
        <WayOn title={t('failed.no-other', { store: store.name })} stores={similar} />
      ) : (
        <WayOn title={t('failed.next')}>
          <div className={css.next} data-offer={next.id}>
            <p>
              <OfferText offer={next}>{next.title}</OfferText>
            </p>
            <CodeBox code={next.code} />
            <CopyButton offer={next} store={store} />
            <GoSlot offer={next} store={store} hinted />
          </div>
        </WayOn>
      )}
    </div>
  );
}
