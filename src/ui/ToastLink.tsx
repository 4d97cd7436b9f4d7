import { OutboundLink } from '../links/links';
import type { Toast } from './toast';

/** The link of a toast, if it has one. */
export function ToastLink({ link }: { readonly link: Toast['link'] | undefined }) {
  return (
    link && (
      <OutboundLink href={link.href} sponsored>
        {link.label}
      </OutboundLink>
    )
  );
}
