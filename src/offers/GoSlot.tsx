import { useIntl, type IntlShape } from 'react-intl';
import type { OfferView, StoreSummary } from '../domain/page-data';
import { useIsLastCopied } from '../hooks/copy';
import { OutboundLink } from '../ui/links';
import { Bidi } from '../ui/Bidi';
import { BidiText } from '../ui/BidiText';
import { buttonClass } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { offerKey } from './coupon';
import { styles } from './GoSlot.styles';

/** "Go to {store}" with no-break spaces in the name, because it would be broken in narrow space. */
function goText({ name }: StoreSummary, intl: IntlShape): string {
  return intl.formatMessage({ id: 'offer.go-to' }, { store: name.replaceAll(' ', '\u00a0') });
}

interface GoLinkProps {
  /** The link of the offer. */
  readonly url: string;
  readonly store: StoreSummary;
  /** true where there may be space only for the first word. */
  readonly short?: boolean;
  readonly className?: string | undefined;
}

/** The link "Go to {store}", which opens the store in a new tab. */
export function GoLink({ url, store, short = false, className }: GoLinkProps) {
  const intl = useIntl();
  return (
    <OutboundLink href={url} sponsored className={buttonClass('primary', 'm', classNames(styles.go, className))}>
      <span>
        {short ? (
          <>
            {intl.formatMessage({ id: 'bar.go' })}{' '}
            <BidiText
              as="span"
              className={styles.rest}
              text={intl.formatMessage({ id: 'bar.to-store' }, { store: store.name })}
            />
          </>
        ) : (
          <Bidi>{goText(store, intl)}</Bidi>
        )}{' '}
        <Icon name="external" />
      </span>
      <VisuallyHidden>{intl.formatMessage({ id: 'offer.opens-new-tab' })}</VisuallyHidden>
    </OutboundLink>
  );
}

interface GoSlotProps {
  readonly offer: OfferView;
  readonly store: StoreSummary;
  /** true if the slot shows where to paste the code until it is copied. */
  readonly hinted?: boolean;
  /** true in a row, where there may be space only for the first word of the link. */
  readonly short?: boolean;
  readonly className?: string | undefined;
}

/**
 * The space in which "Go to {store}" appears after the code of the offer is copied. The link stays until the code of
 * another offer is copied. Its space is reserved, so that nothing moves. For an offer without a link it stays empty.
 */
export function GoSlot({ offer, store, hinted = false, short = false, className }: GoSlotProps) {
  const intl = useIntl();
  const copied = useIsLastCopied(offerKey(offer, store));
  const { url } = offer;
  const open = copied && url !== undefined;
  const space = url === undefined ? undefined : goText(store, intl);
  return (
    <span className={classNames(styles.slot, className)} data-space={space} data-open={open ? '' : undefined}>
      {hinted && <span className={styles.hint}>{intl.formatMessage({ id: 'offer.paste-at-checkout' })}</span>}
      {open && <GoLink url={url} store={store} short={short} />}
    </span>
  );
}
