import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { Link, useInRouterContext, useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { countryOf, withCountry } from '../../domain/offers/country';
import { sitePath } from '../../domain/pages/paths';
import { addressAt, type SubIdPlace } from '../../domain/pages/sub-id';
import { countryCodes } from '../../generated/codes';
import { settings } from '../../generated/settings';
import { useCountry } from '../../hooks/country';
import { usePage } from '../../hooks/page';
import { useLanguage } from '../../hooks/site';
import { Bidi } from '../text/Bidi';

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The page's path without the language, with an optional query and fragment: `/`, `/stores`, `/blog?tag=x`. */
  readonly to: string;
  /** A plain text as the only content. */
  readonly text?: string;
  readonly replace?: boolean;
}

function RoutedLink({ path, ...rest }: Omit<LinkProps, 'to'> & { readonly path: string }) {
  const country = useCountry();
  const { pathname, search } = useLocation();
  const address = country && !countryOf(path, countryCodes) ? withCountry(path, country) : path;
  // The router does not scroll to a fragment of the current page; the browser does, without loading a document.
  const isFragment = address.startsWith(`${pathname}${search}#`);
  // `discover` is for routes that a server sends; its attribute would be added to every link.
  return <Link to={address} reloadDocument={isFragment} discover="none" {...rest} />;
}

/** A link to a page of the site. It keeps the country that the visitor has chosen (product rule R56). */
export function PageLink({ to, text, replace = false, children, ...rest }: PageLinkProps) {
  const path = sitePath(useLanguage(), to);
  const content = text === undefined ? children : <Bidi>{text}</Bidi>;
  const isRouted = useInRouterContext();
  // The offline document has no router: its links load documents. HTML needs none to write the same link.
  if (import.meta.env.SSR || !isRouted)
    return (
      <a {...rest} href={settings.basePath + path}>
        {content}
      </a>
    );
  return (
    // If the property is absent, the router replaces the entry when the address is already open, like browsers do.
    <RoutedLink path={path} replace={replace || undefined} {...rest}>
      {content}
    </RoutedLink>
  );
}

/** Follows an address that is only known at the click: tools of a page write query and fragment without the router. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>, to: string, replace?: boolean) => void {
  const navigate = useNavigate();
  return (event, to, replace = false) => {
    event.currentTarget.href = settings.basePath + to;
    // The browser opens another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { replace });
  };
}

interface OutboundLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  readonly href: string;
  /** true for links to stores and affiliates, which need `rel="sponsored"` (product rule R70). */
  readonly sponsored?: boolean;
}

export function outboundRel(sponsored: boolean): string {
  return sponsored ? 'sponsored nofollow noopener noreferrer' : 'noopener noreferrer';
}

/** The kind of place in which links are shown, for sub-ids; by default rows and cards. */
export const PlaceContext = createContext<SubIdPlace>('c');

/** In a new tab without opener or referrer. A sub-id in the address names the page and the place. */
export function OutboundLink({ sponsored = false, href, ...rest }: OutboundLinkProps) {
  const address = addressAt(href, usePage(), use(PlaceContext));
  return <a target="_blank" rel={outboundRel(sponsored)} href={address} {...rest} />;
}

/** Opens an address in a new tab, like a click on an `OutboundLink`. Must be called in a click handler. */
export function openOutbound(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer');
}
