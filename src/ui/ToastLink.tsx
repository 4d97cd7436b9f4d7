import { useMessages } from '../hooks/messages';
import { useSite } from '../hooks/site';
import { OutboundLink, PlaceContext } from '../links/links';
import { Bidi } from './Bidi';
import { Icon } from './Icon';
import type { Toast } from './toast';
import { css } from './ToastLink.styles';
import { VisuallyHidden } from './VisuallyHidden';

/** The link of a toast, if it has one, and the line that says how the site may earn (product rule R78). */
export function ToastLink({ link }: { readonly link: Toast['link'] | undefined }) {
  const t = useMessages();
  const { disclosureLine } = useSite();
  if (!link) return null;
  const shown = (
    <>
      <OutboundLink href={link.href} sponsored className={css.link}>
        <span>
          <Bidi>{link.label}</Bidi>
        </span>
        <Icon name="external" />
        <VisuallyHidden>{t('offer.opens-new-tab')}</VisuallyHidden>
      </OutboundLink>
      <small className={css.line}>
        <Bidi>{disclosureLine}</Bidi>
      </small>
    </>
  );
  return <PlaceContext value="n">{shown}</PlaceContext>;
}
