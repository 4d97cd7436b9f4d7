import { createContext, use, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { Link, useInRouterContext, useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { countryOf, withCountry } from '../domain/country';
import { sitePath } from '../domain/paths';
import { addressAt, type SubIdPlace } from '../domain/sub-id';
import { countryCodes } from '../generated/codes';
import { settings } from '../generated/settings';
import { useCountry } from '../hooks/country';
import { usePage } from '../hooks/page';
import { useLanguage } from '../hooks/site';
import { Bidi } from './Bidi';

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The page's path without the language, with an optional query and fragment: `/`, `/stores`, `/blog?tag=x`. */
  readonly to: string;
  /** A plain text as its only content. */
  readonly text?: string;
  /** Whether the page replaces the current one in the browser's history. */
  readonly replace?: boolean;
}

/** A link that the router follows. */
function RoutedLink({ path, ...rest }: Omit<LinkProps, 'to'> & { readonly path: string }) {
  const country = useCountry();
  const { pathname, search } = useLocation();
  const address = country && !countryOf(path, countryCodes) ? withCountry(path, country) : path;
  // The router does not scroll to a fragment of the page that is shown; the browser does, and loads no document for it.
  const isFragment = address.startsWith(`${pathname}${search}#`);
  // `discover` is for routes that a server sends; its attribute would be in every link.
  return <Link to={address} reloadDocument={isFragment} discover="none" {...rest} />;
}

/** A link to a page of the site. It keeps the country that the visitor has chosen (product rule R56). */
export function PageLink({ to, text, replace = false, children, ...rest }: PageLinkProps) {
  const path = sitePath(useLanguage(), to);
  const content = text === undefined ? children : <Bidi>{text}</Bidi>;
  // The offline document has no router: its links load documents.
  return useInRouterContext() ? (
    // Without the property, the router replaces the entry of an address that is open, as browsers do.
    <RoutedLink path={path} {...(replace && { replace })} {...rest}>
      {content}
    </RoutedLink>
  ) : (
    <a {...rest} href={settings.basePath + path}>
      {content}
    </a>
  );
}

/**
 * Follows a link to an address that is known when it is pressed: the tools of a page write query and fragment without the router. Call it in
 * the handler of a click.
 */
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

/** The `rel` of an outbound link. */
export function outboundRel(sponsored: boolean): string {
  return sponsored ? 'sponsored nofollow noopener noreferrer' : 'noopener noreferrer';
}

/** The part of the page in which links stand: rows and cards, where nothing else is said. */
export const PlaceContext = createContext<SubIdPlace>('c');

/** A link to another site, opened in a new tab without opener or referrer. A sub-id in its address names the page and the place. */
export function OutboundLink({ sponsored = false, href, ...rest }: OutboundLinkProps) {
  const address = addressAt(href, usePage(), use(PlaceContext));
  return <a target="_blank" rel={outboundRel(sponsored)} href={address} {...rest} />;
}

/** Opens an address in a new tab, like a click on an `OutboundLink`. Call it in the handler of a click. */
export function openOutbound(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer');
}
