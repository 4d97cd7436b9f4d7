import type { AnchorHTMLAttributes } from 'react';
import { sitePath } from '../domain/paths';
import type { Language } from '../domain/language';
import { settings } from '../generated/settings';
import { useLanguage } from '../hooks/site';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The page's path without the language, and what may follow it: `/`, `/stores`, `/blog?tag=x`. */
  readonly to: string;
  /** The language to open it in; without it, the language of the interface. */
  readonly language?: Language;
  /** Takes the place of the present page in the browser's history. */
  readonly replace?: boolean;
}

/**
 * A link to a page of this site in the language of the interface. It is a plain link: `followLinks` opens it without
 * leaving the document, for all links at once.
 */
export function PageLink({ to, language, replace, ...rest }: PageLinkProps) {
  const current = useLanguage();
  return (
    <a href={settings.basePath + sitePath(language ?? current, to)} data-replace={replace ? '' : undefined} {...rest} />
  );
}

interface OutboundLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  readonly href: string;
  /** true for links to stores and affiliates, which search engines are told about (product rule R70). */
  readonly sponsored?: boolean;
}

/** The `rel` of a link that leaves the site. */
export function outboundRel(sponsored: boolean): string {
  return sponsored ? 'sponsored nofollow noopener noreferrer' : 'noopener noreferrer';
}

/** A link that leaves the site: a new tab, without opener or referrer. */
export function OutboundLink({ sponsored = false, ...rest }: OutboundLinkProps) {
  return <a target="_blank" rel={outboundRel(sponsored)} {...rest} />;
}

/** Opens a store's page in a new tab, as a press of an `OutboundLink` would. To be called inside the click. */
export function openOutbound(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer');
}
