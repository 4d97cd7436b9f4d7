import { useIntl } from 'react-intl';
import type { OfferView } from '../../domain/offers/offer-view';
import { isByTeam, minTestsToCount, testCounts, trustOf } from '../../domain/trust/trust';
import { Bidi, BidiText } from '../../ui/text/Bidi';
import { joinClasses } from '../../ui/join-classes';
import { Icon } from '../../ui/Icon';
import { countsText, trustText } from './trust-text';
import { useTrustContext } from './TrustOfList';
import { styles } from './TrustLabel.styles';

interface TrustLabelProps {
  readonly offer: OfferView;
  /** true if the label also shows how many tests succeeded. */
  readonly withCounts?: boolean;
}

/** For the visitor's country and clock (product rule R72). Rows show only what differs from `TrustOfList`. */
export function TrustLabel({ offer, withCounts = false }: TrustLabelProps) {
  const intl = useIntl();
  const context = useTrustContext();
  const trust = trustOf(offer, context);
  const { icon, label, order } = trustText(trust, offer.kind, { ...context, intl });
  const colour = trust.state === 'verified' || trust.state === 'failed' ? trust.state : undefined;
  const { checks = [], lastVerified } = offer;
  // Without a test by the team, the label does not change. Labels about a month are short.
  const length =
    lastVerified?.length === 10 || checks.some(isByTeam) ? styles.long : lastVerified !== undefined && styles.short;
  const counts = withCounts ? testCounts(offer, context) : undefined;
  const more = order ?? (counts && countsText(counts, intl));
  // The line stays, empty, when the tests are too old to be counted, so that nothing moves.
  const hasLine = more !== undefined || (withCounts && checks.length >= minTestsToCount);
  return (
    <>
      <p className={joinClasses(styles.label, length, colour && styles[colour])} data-trust={colour}>
        <Icon name={icon} />
        <BidiText as="span" text={label} />
      </p>
      {hasLine && (
        <p className={joinClasses(styles.more, styles.long)}>
          <span>{more !== undefined && <Bidi>{more}</Bidi>}</span>
        </p>
      )}
    </>
  );
}
