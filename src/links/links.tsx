import { createContext, use, type AnchorHTMLAttributes } from 'react';
import { sitePath } from '../domain/paths';
import type { Language } from '../domain/language';
import { addressAt, type Place } from '../domain/sub-id';
import { settings } from '../generated/settings';
import { usePage } from '../hooks/page';
import { useLanguage } from '../hooks/site';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The page's path without the language, with an optional query and fragment: `/`, `/stores`, `/blog?tag=x`. */
  readonly to: string;
  /** The language of the page; by default that of the interface. */
  readonly language?: Language;
  /** Whether the page replaces the current one in the browser's history. */
  readonly replace?: boolean;
}

/**
 * A link to a page of the site. It is a plain link; the listener of `followLinks` handles the clicks of all links.
 */
export function PageLink({ to, language, replace, ...rest }: PageLinkProps) {
  const current = useLanguage();
  return (
    <a href={settings.basePath + sitePath(language ?? current, to)} data-replace={replace ? '' : undefined} {...rest} />
  );
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
export const PlaceContext = createContext<Place>('c');

/** A link to another site, opened in a new tab without opener or referrer. A sub-id in its address names the page and the place. */
export function OutboundLink({ sponsored = false, href, ...rest }: OutboundLinkProps) {
  const address = addressAt(href, usePage(), use(PlaceContext));
  return <a target="_blank" rel={outboundRel(sponsored)} href={address} {...rest} />;
}

/** Opens an address in a new tab, like a click on an `OutboundLink`. Call it in the handler of a click. */
export function openOutbound(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer');
}
