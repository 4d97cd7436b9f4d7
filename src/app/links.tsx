import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { sitePath } from '../domain/paths';
import type { Language } from '../domain/language';
import { useLanguage } from '../hooks/site';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  /** The page's path without the language: `/` or `/stores`. */
  readonly to: string;
  /** The language to open it in; without it, the language of the interface. */
  readonly language?: Language;
}

/** A link to a page of this site in the language of the interface. */
export function PageLink({ to, language, ...rest }: PageLinkProps) {
  const current = useLanguage();
  return <Link to={sitePath(language ?? current, to)} {...rest} />;
}

interface OutboundLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  readonly href: string;
  /** true for links to stores and affiliates, which search engines are told about (rulings, 11). */
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
