import { useSite } from '../hooks/site';
import { OutboundLink } from '../links/links';
import { Bidi } from './Bidi';
import type { Toast } from './toast';
import { css } from './ToastLink.styles';

/** The link of a toast, if it has one, and the line that says how the site may earn (product rule R78). */
export function ToastLink({ link }: { readonly link: Toast['link'] | undefined }) {
  const { disclosureLine } = useSite();
  return (
    link && (
      <>
        <OutboundLink href={link.href} sponsored className={css.link}>
          {link.label}
        </OutboundLink>
        <small className={css.line}>
          <Bidi>{disclosureLine}</Bidi>
        </small>
      </>
    )
  );
}
