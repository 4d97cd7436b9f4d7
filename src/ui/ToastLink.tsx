import { FormattedMessage } from 'react-intl';
import { OutboundLink, PlaceContext } from './links/links';
import { BidiText } from './text/Bidi';
import { Icon } from './Icon';
import type { Toast } from './toast';
import { styles } from './ToastLink.styles';
import { VisuallyHidden } from './VisuallyHidden';

export function ToastLink({ link }: { readonly link: Toast['link'] | undefined }) {
  if (!link) return null;
  const shown = (
    <OutboundLink href={link.href} sponsored className={styles.link}>
      <BidiText as="span" text={link.label} />
      <Icon name="external" />
      <VisuallyHidden>
        <FormattedMessage id="offer.opens-new-tab" />
      </VisuallyHidden>
    </OutboundLink>
  );
  return <PlaceContext value="n">{shown}</PlaceContext>;
}
