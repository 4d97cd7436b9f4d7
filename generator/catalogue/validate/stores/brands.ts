import { isWithin } from '../links/network-addresses';

/** Hosts that open apps or that many companies share: they do not identify a store. */
const shared = [
  'apps.apple.com',
  'itunes.apple.com',
  'play.google.com',
  'onelink.me',
  'app.link',
  'page.link',
  'adj.st',
  'bit.ly',
  'linktr.ee',
  't.me',
  'wa.me',
  'facebook.com',
  'instagram.com',
  'tiktok.com',
  'twitter.com',
  'x.com',
  'youtube.com',
  'google.com',
];

/** Hosts on which each shop has its own subdomain. */
const hosting = ['myshopify.com', 'salla.sa', 'zid.store', 'github.io', 'wixsite.com', 'blogspot.com'];

/** Second-level labels that many countries use: `com.sa`, `co.ae`. */
const secondLevel = new Set(['com', 'co', 'net', 'org', 'edu', 'gov', 'ac']);

/**
 * The label of a host that identifies a company in all its countries: `luban` for www.luban.com.sa. Undefined for
 * shared hosts.
 */
export function brandOf(address: string): string | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const host = new URL(address).hostname;
  if (shared.some((each) => isWithin(host, each)) || !/\.[a-z]{2,}$/.test(host)) return undefined;
  const platform = hosting.find((each) => isWithin(host, each));
  const labels = (platform === undefined ? host : host.slice(0, -platform.length - 1)).split('.');
  if (platform !== undefined) return labels.at(-1);
  labels.pop();
  if (labels.length > 1 && secondLevel.has(labels.at(-1) ?? '')) labels.pop();
  return labels.at(-1);
}

/** The addresses in the query parameters of an address. Links of networks carry their target this way. */
export function carriedBy(address: string): readonly string[] {
  if (!address.includes('?') || !URL.canParse(address)) return [];
  return [...new URL(address).searchParams.values()].filter((value) => /^https?:\/\//.test(value));
}

/** A name reduced to letters and digits, as addresses write it. */
export function compactName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
