import { useIntl } from 'react-intl';
import type { OfferView } from '../../domain/offers/offer-view';
import { trustOf } from '../../domain/trust/trust';
import { settings } from '../../generated/settings';
import { BidiText } from '../../ui/text/Bidi';
import { Icon, type IconName } from '../../ui/Icon';
import { firstWords, saysNumbers } from '../facts/benefit';
import { CountryNote } from '../facts/CountryNote';
import { styles } from './RowNotes.styles';
import { minimumText } from '../facts/minimum-text';
import { trustKey } from '../facts/shared-trust';
import { shortTrustText, trustText } from '../facts/trust-text';
import { useSharedTrustKey, useTrustContext } from '../facts/TrustOfList';
import { validityText } from '../facts/validity';

interface RowNotesProps {
  readonly offer: OfferView;
  /** true if the row says that the saving is not stated. */
  readonly withUnknown: boolean;
}

type Tone = 'bad' | 'soon' | 'good' | 'plain';

interface NoteProps {
  readonly icon?: IconName;
  readonly text: string | undefined;
  readonly tone?: Tone;
  /** true if the row contains the full text for screen readers elsewhere. */
  readonly said?: boolean;
}

function Note({ icon, text, tone = 'plain', said = false }: NoteProps) {
  return (
    text !== undefined && (
      <span className={styles.note} data-tone={tone} aria-hidden={said ? 'true' : undefined}>
        {icon && <Icon name={icon} />}
        <BidiText as="span" text={text} />
      </span>
    )
  );
}

const soon = { icon: 'clock', tone: 'soon' } as const;

function ShortTrust({ offer }: { readonly offer: OfferView }) {
  const intl = useIntl();
  const context = useTrustContext();
  const shared = useSharedTrustKey();
  const trust = trustOf(offer, context);
  if (trustKey(trust) === shared) return null;
  const { icon } = trustText(trust, offer.kind, { ...context, intl });
  const tone = trust.state === 'failed' ? 'bad' : trust.state === 'verified' ? 'good' : 'plain';
  return <Note icon={icon} text={shortTrustText(trust, { ...context, intl })} tone={tone} said />;
}

/** The minimum, unless the title begins with it, the end, and what differs from the head of the list. */
export function RowNotes({ offer, withUnknown }: RowNotesProps) {
  const intl = useIntl();
  const { now, country } = useTrustContext();
  const { title, kind, benefit } = offer;
  const { end, countdown, start } = validityText(offer, now, settings.timeZone, intl);
  const amount = minimumText(offer, country, intl);
  return (
    <div className={styles.notes}>
      <CountryNote offer={offer} />
      {amount !== undefined && !saysNumbers(firstWords(title), amount) && (
        <Note text={intl.formatMessage({ id: 'offer.from' }, { amount })} />
      )}
      {withUnknown && kind === 'code' && benefit === undefined && (
        <Note text={intl.formatMessage({ id: 'offer.benefit-unknown' })} />
      )}
      <Note icon="calendar" text={start} />
      <Note {...(countdown !== undefined && soon)} text={countdown ?? end} />
      <ShortTrust offer={offer} />
    </div>
  );
}

/** The full label of an offer for screen readers, until the details show it. */
export function RowTrust({ offer }: { readonly offer: OfferView }) {
  const intl = useIntl();
  const context = useTrustContext();
  const { label, order } = trustText(trustOf(offer, context), offer.kind, { ...context, intl });
  return <BidiText className={styles.trust} text={order === undefined ? label : `${label}. ${order}`} />;
}
