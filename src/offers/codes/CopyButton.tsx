import { useIntl } from 'react-intl';
import type { OfferOfStore, OfferStore } from '../../domain/offers/offer-view';
import { Button, type ButtonSize } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { styles } from './CopyButton.styles';
import { useCopyCode } from '../state/use-copy-code';

interface CopyButtonProps extends OfferOfStore<OfferStore> {
  /** `m` (44 px) in rows, `l` (48 px) as the main action of the page. */
  readonly size?: ButtonSize;
  /** true in a row, where there may be space only for the first word. */
  readonly short?: boolean;
  readonly className?: string | undefined;
}

/**
 * The code must be in a `code` element inside the same `[data-offer]` element; it is selected if the browser refuses to
 * copy. The layout must set the button's width, because its two texts differ in length.
 */
export function CopyButton({ offer, store, size = 'm', short = false, className }: CopyButtonProps) {
  const intl = useIntl();
  const { copied, copyCode } = useCopyCode(offer, store);
  const { code } = offer;
  if (code === undefined) return null;
  const label = intl.formatMessage({ id: copied ? 'offer.copied' : 'offer.copy-code' });
  const first = intl.formatMessage({ id: 'offer.copy' });
  const isShort = short && label.startsWith(`${first} `);
  return (
    <Button
      variant="primary"
      size={size}
      className={className}
      onClick={(event) => void copyCode(code, event.currentTarget.closest('[data-offer]')?.querySelector('code'))}
      data-needs-script=""
      data-replay=""
      data-copy={short ? '' : undefined}
      data-copied={copied ? '' : undefined}
    >
      <Icon name={copied ? 'tick' : 'copy'} />
      {isShort ? (
        <span>
          {first} <span className={styles.rest}>{label.slice(first.length).trim()}</span>
        </span>
      ) : (
        label
      )}{' '}
      <VisuallyHidden>{code}</VisuallyHidden>
    </Button>
  );
}
