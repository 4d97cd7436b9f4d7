import { bytesOfBase64 } from '#bytes';
import type { TextId } from '../../diagnostics/texts/texts';
import { carriedBy } from '../stores/brands';
import { isWithin } from './network-addresses';
import type { FileFacts } from '../engine/facts';
import { isLocalAddress } from '../schema/formats';

type LinkCode = 'stray-in-link' | 'link-detour' | 'foreign-tracking' | 'preview-link';

/** What is wrong with an address that browsers would open anyway. */
interface LinkMistake {
  readonly code: LinkCode;
  readonly id: Extract<TextId, `${LinkCode}.${string}`>;
  /** The text that does not belong in the address. */
  readonly found: string;
  /** The corrected address, which may need further corrections; absent if it is unknown. */
  readonly right?: string;
  /** Whether another correction is possible. */
  readonly isUncertain?: boolean;
}

function parsed(address: string): URL | undefined {
  return address.startsWith('https://') && URL.canParse(address) ? new URL(address) : undefined;
}

/** Decodes a part of an address; returns it unchanged if its encoding is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isHost(host: string, names: readonly string[]): boolean {
  return names.some((name) => isWithin(host, name));
}

/** The opening bracket of each closing bracket. */
const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '»': '«' };
/** Punctuation of a sentence, encoded or not. A closing bracket belongs to the address if the address opens it. */
const lastPunctuation =
  /(?:[,;:،؛؟。)\]}»”"'’…]|(?<!\.)\.|\*\*|%(?:2C|3B|22|20|0A|0D|C2%A0|D8%8C|D8%9B|D8%9F|E2%80%8[BEF]|E2%80%9D))$/iu;

/** The length of the longest of these when encoded, and one character before it. */
const longestPunctuation = 10;

/** The end of an address that belongs to the sentence around it; possibly empty. */
function strayEnd(address: string): string {
  const opened = new Set(address.match(/[([{«]/g));
  let end = address.length;
  for (;;) {
    const [mark] = lastPunctuation.exec(address.slice(Math.max(0, end - longestPunctuation), end)) ?? [];
    if (mark === undefined || opened.has(closing[mark] ?? '')) return address.slice(end);
    end -= mark.length;
  }
}

/** The first half of an address that was pasted twice in succession; undefined for other addresses. */
function pastedTwice(address: string): string | undefined {
  const at = address.indexOf('https://', 'https://'.length);
  const first = address.slice(0, at);
  // A redirecting address has its target after a slash or an equals sign, so the halves differ.
  return at > 0 && first.replace(/\/$/, '') === address.slice(at).replace(/\/$/, '') ? first : undefined;
}

function strayStep(address: string): LinkMistake | undefined {
  const code = 'stray-in-link';
  const once = pastedTwice(address);
  if (once !== undefined) return { code, id: 'stray-in-link.twice', found: once, right: once };
  const [marked] = /#?:~:text=.*$/.exec(address) ?? [];
  const stray = marked ?? strayEnd(address);
  const right = address.slice(0, address.length - stray.length);
  if (marked !== undefined) return { code, id: 'stray-in-link.highlight', found: marked, right };
  return stray === '' ? undefined : { code, id: 'stray-in-link.end', found: decoded(stray), right };
}

interface Redirector {
  readonly hosts: readonly string[];
  readonly path: RegExp;
  readonly parameters: readonly string[];
}

const redirectors: readonly Redirector[] = [
  { hosts: ['facebook.com', 'messenger.com'], path: /^\/l\.php$/, parameters: ['u'] },
  { hosts: ['l.instagram.com', 'l.threads.com', 'l.wl.co'], path: /^\/(?:l)?$/, parameters: ['u'] },
  { hosts: ['safelinks.protection.outlook.com'], path: /^\//, parameters: ['url'] },
  { hosts: ['duckduckgo.com'], path: /^\/l\/$/, parameters: ['uddg'] },
  { hosts: ['youtube.com'], path: /^\/redirect$/, parameters: ['q'] },
  { hosts: ['linkedin.com'], path: /^\/(?:redir\/redirect|safety\/go)$/, parameters: ['url'] },
  { hosts: ['out.reddit.com', 'slack-redir.net', 'exit.sc'], path: /^\//, parameters: ['url'] },
  { hosts: ['vk.com'], path: /^\/away\.php$/, parameters: ['to'] },
  { hosts: ['linkprotect.cudasvc.com'], path: /^\/url$/, parameters: ['a'] },
  { hosts: ['deref-mail.com', 'deref-gmx.com'], path: /^\//, parameters: ['redirectUrl'] },
  { hosts: ['steamcommunity.com'], path: /^\/linkfilter\/?$/, parameters: ['u', 'url'] },
];
const google = /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

/** The original of an address that Proofpoint has rewritten in a company's mail; empty if it cannot be decoded. */
function proofpoint({ hostname, pathname, search, href }: URL): string | undefined {
  if (!/^urldefense(?:\.proofpoint)?\.com$/.test(hostname)) return undefined;
  if (pathname.startsWith('/v3/')) return /\/v3\/__(.*?)__;/.exec(href)?.[1];
  const old = new URLSearchParams(search).get('u');
  return old === null ? '' : decoded(old.replace(/-/g, '%').replace(/_/g, '/'));
}

/** The target of a search result of Bing or Yahoo. */
function inResult({ hostname, pathname, searchParams }: URL): string | undefined {
  if (isHost(hostname, ['bing.com']) && pathname === '/ck/a')
    return new TextDecoder().decode(bytesOfBase64(searchParams.get('u')?.slice(2) ?? ''));
  if (hostname === 'r.search.yahoo.com') return decoded(/\/RU=([^/]*)\//.exec(pathname)?.[1] ?? '');
  return undefined;
}

/** The address of the page that Google translates, caches or links to. */
function ofGoogle({ hostname, pathname, search, searchParams }: URL): string | undefined {
  if (hostname.endsWith('.translate.goog')) {
    const host = hostname
      .slice(0, -'.translate.goog'.length)
      .replace(/--|-/g, (dashes) => (dashes === '--' ? '-' : '.'));
    const rest = search.replace(/[?&]_x_tr_\w+=[^&]*/g, '').replace(/^&/, '?');
    return `https://${host}${pathname}${rest}`;
  }
  if (!google.test(hostname)) return undefined;
  if (pathname === '/url') return searchParams.get('url') ?? searchParams.get('q') ?? '';
  const [, amp] = /^\/amp\/s\/(.+)$/.exec(pathname) ?? [];
  return amp === undefined ? undefined : `https://${amp}${search}`;
}

/** The target of a redirecting address; empty if it is unknown, undefined if the address does not redirect. */
function targetOf(url: URL): string | undefined {
  const special = proofpoint(url) ?? inResult(url) ?? ofGoogle(url);
  if (special !== undefined) return special;
  const { hostname, pathname, searchParams } = url;
  const found = redirectors.find(({ hosts, path }) => isHost(hostname, hosts) && path.test(pathname));
  return found?.parameters.map((name) => searchParams.get(name)).find((target) => target !== null);
}

/** Whether an address is a search result page or a page that only its owner can see. */
function isNoPage({ hostname, pathname }: URL): boolean {
  if (['mail.google.com', 'outlook.live.com', 'outlook.office.com', 'web.whatsapp.com'].includes(hostname)) return true;
  return (google.test(hostname) || isHost(hostname, ['bing.com'])) && pathname === '/search';
}

function detourStep(url: URL): LinkMistake | undefined {
  const code = 'link-detour';
  const found = url.hostname;
  const target = targetOf(url);
  if (target === undefined) return isNoPage(url) ? { code, id: 'link-detour.no-page', found } : undefined;
  const right = target.replace(/^http:\/\//, 'https://');
  return parsed(right)?.hostname.includes('.') === true
    ? { code, id: 'link-detour.target', found, right, isUncertain: right !== target }
    : { code, id: 'link-detour.unknown', found };
}

/** Parameters that identify one click or one visitor. */
const clickIds: ReadonlySet<string> = new Set(
  (
    'gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid srsltid fbclid igshid igsh ttclid twclid msclkid yclid ' +
    'li_fat_id sccid epik rdt_cid mc_eid _hsenc _hsmi mkt_tok vero_id irclickid awc cjevent tduid admitad_uid ' +
    'ransiteid phpsessid jsessionid _x_sessn_id'
  ).split(' '),
);
/** The parameters with which shops count campaigns. */
const campaign = /^utm_[a-z_]+$/;
/** Traffic sources that are never this site: social networks, search engines, mail, other coupon sites. */
const foreignSources: ReadonlySet<string> = new Set(
  (
    'google googleads adwords bing yahoo facebook fb instagram ig meta tiktok snapchat snap twitter x youtube whatsapp ' +
    'telegram linkedin pinterest almowafir picodi yajny couponat honey retailmenot groupon newsletter email e-mail mail sms push klaviyo mailchimp braze chatgpt openai perplexity'
  ).split(' '),
);
/** Advertising channels that a coupon site does not use. */
const foreignMedia: ReadonlySet<string> = new Set(
  'cpc ppc paid paidsocial paid_social paid-social cpm display retargeting email e-mail sms push newsletter organic'.split(
    ' ',
  ),
);

/** The first label of a host after `www`: `example` for `www.example.com` and `example.org`. */
export function firstLabel(host: string): string {
  return host.replace(/^www\./, '').split('.')[0] ?? '';
}

/** Words in the names of coupon sites. */
const couponSite = /coupon|kupon|promo-?codes?|voucher|discount-?code|almowafir|picodi|yajny|retailmenot|groupon/;

/** Hosts of conversations with a person. */
const chatHosts = 'wa.me whatsapp.com t.me telegram.me m.me messenger.com'.split(' ');

/** A site to which no offer of a shop leads, a chat or another coupon site; undefined for any other address. */
export function otherSiteIn(address: string, ownWords: readonly string[]): 'chat' | 'coupons' | undefined {
  const host = parsed(address)?.hostname ?? '';
  if (isHost(host, chatHosts)) return 'chat';
  return couponSite.test(host) && !ownWords.includes(firstLabel(host)) ? 'coupons' : undefined;
}

/** Parameters with the id of the publisher whom a network pays. */
const publisherParameter = /^(?:aff|aff_?id|affiliate_?id|awinaffid|pub(?:lisher)?_?id|partner_?id)$/i;

/** The ids of publishers in an address, also in an address that it carries, each with its parameter. */
export function publishersIn(address: string): readonly { readonly name: string; readonly id: string }[] {
  if (!/aff|pub|partner/i.test(address)) return [];
  return [address, ...carriedBy(address)].flatMap((each) =>
    [...(parsed(each)?.searchParams ?? [])].flatMap(([name, id]) =>
      publisherParameter.test(name) && id !== '' ? [{ name: `${parsed(each)?.hostname} ${name}`, id }] : [],
    ),
  );
}

/** A source that is an ordinary word may be this site's own. */
function isForeignCampaign({ searchParams }: URL, ownWords: () => readonly string[]): boolean {
  const source = (searchParams.get('utm_source') ?? '').toLowerCase();
  const medium = (searchParams.get('utm_medium') ?? '').toLowerCase();
  const isForeign =
    foreignSources.has(source) || couponSite.test(source) || /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(source);
  if (!isForeign && !(source !== '' && foreignMedia.has(medium))) return false;
  return !ownWords().includes(firstLabel(source));
}

/** The first parameter of an address that is left out, and the address without all of these; undefined without one. */
function withoutParameters(
  address: string,
  isLeftOut: (name: string) => boolean,
): { readonly found: string; readonly right: string } | undefined {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/.exec(address) ?? [];
  const parts = query.split('&').map((part) => ({ part, name: decoded(part.split('=')[0] ?? '') }));
  const found = parts.find(({ name }) => isLeftOut(name.toLowerCase()))?.name;
  const kept = parts.flatMap(({ part, name }) => (isLeftOut(name.toLowerCase()) ? [] : [part]));
  const right = `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
  return found === undefined ? undefined : { found, right };
}

function trackingStep(address: string, url: URL, ownWords: () => readonly string[]): LinkMistake | undefined {
  const names = [...url.searchParams.keys()];
  const code = 'foreign-tracking';
  const isForeign = names.some((name) => campaign.test(name.toLowerCase())) && isForeignCampaign(url, ownWords);
  const step = withoutParameters(address, (name) => clickIds.has(name) || (isForeign && campaign.test(name)));
  const isClick = clickIds.has(step?.found.toLowerCase() ?? '');
  return step && { code, id: isClick ? 'foreign-tracking.click' : 'foreign-tracking.campaign', ...step };
}

/** Click ids that affiliate networks do not set. Nearly all links of rows have none. */
const mayTrack =
  /[?&](?:gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|srsltid|fbclid|igshid|igsh|ttclid|twclid|msclkid|yclid|li_fat_id|epik|rdt_cid|mc_eid|_hsenc|_hsmi|mkt_tok|vero_id|phpsessid|jsessionid|utm_source)=/i;

/** Undefined without a tracking parameter of a third party. The network is known to use the parameters `own`. */
export function trackingInRow(
  link: string,
  own: ReadonlySet<string>,
): { readonly name: string; readonly isClick: boolean } | undefined {
  const addresses = [link, ...carriedBy(link)].filter((each) => mayTrack.test(each) && URL.canParse(each));
  for (const address of addresses)
    for (const [name, value] of new URL(address).searchParams) {
      if (own.has(name)) continue;
      const isClick = mayTrack.test(`?${name}=`) && clickIds.has(name.toLowerCase());
      if (isClick || (name.toLowerCase() === 'utm_source' && foreignSources.has(value.toLowerCase())))
        return { name, isClick };
    }
  return undefined;
}

/** Hosts of unpublished pages, and of shops without a domain of their own. */
const previewHosts: readonly string[] = (
  'vercel.app netlify.app pages.dev herokuapp.com ngrok.io ngrok.app ngrok-free.app ngrok-free.dev loca.lt ' +
  'trycloudflare.com csb.app gitpod.io webflow.io shopifypreview.com myshopify.com'
).split(' ');
const previewParameters: ReadonlySet<string> = new Set(['preview_theme_id', 'preview_token', 'preview_id']);

function isPreviewHost(host: string): boolean {
  return isHost(host, previewHosts) || /^(?:staging|preprod|uat|stg)\./.test(host);
}

function previewStep(address: string, url: URL): LinkMistake | undefined {
  const code = 'preview-link';
  const { hostname, searchParams } = url;
  if (isPreviewHost(hostname)) return { code, id: 'preview-link.host', found: hostname };
  const isPreview = searchParams.get('preview') === 'true';
  const step = withoutParameters(address, (name) => previewParameters.has(name) || (name === 'preview' && isPreview));
  return step && { code, id: 'preview-link.parameter', ...step };
}

/** An address of letters, digits and slashes. Only its host can be wrong. */
const plainAddress = /^https:\/\/((?:[a-z\d-]+\.)+[a-z]+)(?:\/[\w./~-]*[\w/])?$/;

const hostsToRead: readonly string[] = [
  ...redirectors.flatMap(({ hosts }) => hosts),
  ...previewHosts,
  ...'bing.com yahoo.com outlook.live.com outlook.office.com web.whatsapp.com urldefense.com'.split(' '),
  ...'urldefense.proofpoint.com translate.goog'.split(' '),
];

/** Whether an address needs no further checks: most are the plain address of a shop's page. */
function isPlain(address: string): boolean {
  const [, host] = plainAddress.exec(address) ?? [];
  return host !== undefined && !/google|^(?:staging|preprod|uat|stg)\./.test(host) && !isHost(host, hostsToRead);
}

function firstMistake(address: string, ownWords: () => readonly string[]): LinkMistake | undefined {
  const stray = strayStep(address);
  if (stray) return stray;
  const url = parsed(address);
  return url && (detourStep(url) ?? trackingStep(address, url, ownWords) ?? previewStep(address, url));
}

/** More corrections than this are not a slip. */
const mostSteps = 8;

/** The first mistake, with all mistakes corrected. `ownWords` returns the words by which shops call the site. */
export function linkMistake(address: string, ownWords: () => readonly string[]): LinkMistake | undefined {
  const first = isPlain(address) ? undefined : firstMistake(address, ownWords);
  if (!first) return undefined;
  let { right, isUncertain = false } = first;
  for (let step = 0; right !== undefined && step < mostSteps; step += 1) {
    const further = firstMistake(right, ownWords);
    if (!further) break;
    right = further.right;
    isUncertain ||= further.isUncertain === true;
  }
  const isAddress = right !== undefined && parsed(right)?.hostname.includes('.') === true;
  return { ...first, right: isAddress ? right : undefined, isUncertain };
}

/** The host has the name of the site, as in `deploy-preview-31--qaseema.netlify.app`. */
function isOwnPreview(host: string, facts: FileFacts): boolean {
  if (!isPreviewHost(host)) return false;
  const labels = host.split(/[.-]+/);
  return facts.ownWords().some((word) => labels.includes(word));
}

/** The path, as texts write it, of the own page to which a local or preview address leads; undefined if there is none. */
export function ownPageOf(address: string, facts: FileFacts): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, hash, search } = new URL(address);
  if (search !== '' || (!isLocalAddress(address) && !isOwnPreview(hostname, facts))) return undefined;
  const path = pathname.replace(/^\/(?:en|ar)(?=\/|$)/, '').replace(/\/$/, '') || '/';
  return facts.pageFrom(path) === undefined ? undefined : path + hash;
}
