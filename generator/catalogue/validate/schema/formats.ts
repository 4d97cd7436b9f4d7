import { isTextId } from '#texts';
import type { Phrase } from '../../diagnostics/phrases';
import type { TextId } from '../../diagnostics/texts/texts';
import { whyNotShown } from '../../load/pictures/formats';
import { imageTypeOf } from '../../../../src/domain/pages/image-types';
import { nearest } from '../../diagnostics/suggest';
import { countryCodeOf, isCountryCode, isCurrencyCode } from '../../load/iso-codes';
import { momentParts, realDay } from '../../load/moments';
import { isSlug, slugOf } from '../../../../src/domain/pages/slugs';
import { patternParts, type Placeholder } from '../feeds/feed-patterns';
import { withLatinDigits } from '../texts/latin-digits';
import { fileName } from '../../load/places';

export interface Format {
  readonly code: 'invalid-link' | 'invalid-date' | 'invalid-value';
  readonly test: (text: string) => boolean;
  /** Guesses the intended value from an invalid one; undefined if that is not possible. */
  readonly meant?: (text: string) => string | undefined;
  /** Explains why a value is invalid; undefined if there is nothing specific to say. */
  readonly why?: (text: string) => Phrase | undefined;
}

function parsed(text: string): URL | undefined {
  // `URL` accepts what this check must not: spaces, backslashes, missing slashes.
  if (/[\s\\<>"{}|^`]/.test(text) || !/^[a-z][a-z0-9+.-]*:\/\//.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function isHttps(text: string): boolean {
  const url = parsed(text);
  return (
    url !== undefined &&
    url.protocol === 'https:' &&
    url.hostname.includes('.') &&
    url.username === '' &&
    url.password === ''
  );
}

/** A host without a dot or with a local suffix, a private IP address, a file. */
const local =
  /^(?:file:|[a-z]:[\\/]|(?:https?:\/\/)?(?:localhost|[\w.-]+\.(?:local|localhost|internal|lan)|0\.0\.0\.0|(?:127|10)(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?=[:/?#]|$))/i;

export function isLocalAddress(text: string): boolean {
  return local.test(text);
}

/** Whether a text is a complete https address that is reachable from anywhere. */
function isPublicHttps(text: string): boolean {
  return isHttps(text) && !text.startsWith('https:///') && !isLocalAddress(text);
}

/** An environment variable in braces. No other variables can be sent to a server. */
export const environmentPlaceholder = /\{(FEED_[A-Z0-9]+(?:_[A-Z0-9]+)*)\}/g;

const internal = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/;
const anchor = /^#[a-z0-9]+(-[a-z0-9]+)*$/;

function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && realDay(`${text}-01`) !== undefined;
}

const timeZones = new Map<string, boolean>();

/** Cached: creating a formatter for a time zone is slow, and a site uses few zones. */
function isTimeZone(text: string): boolean {
  const known = timeZones.get(text);
  if (known !== undefined) return known;
  // `Intl` also accepts offsets and abbreviations, which have no daylight saving rules.
  let found = text === 'UTC' || /^[A-Z][A-Za-z_]+\/[A-Za-z_/+-]+$/.test(text);
  try {
    if (found) new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    found = false;
  }
  if (timeZones.size < 100) timeZones.set(text, found);
  return found;
}

/** Schemes that browsers or systems handle themselves: they run code, read files, or open another program. */
const systemSchemes: ReadonlySet<string> = new Set(
  `about afp android-app app-settings blob calshow cid content data edge facetime facetime-audio feed file filesystem ftp ftps geo gopher help
  http https imap intent ios-app irc itms itms-apps itms-appss itms-services jar javascript ldap livescript mailto magnet maps
  market mhtml mid mms mmsto mocha news nfs nntp opera package pop prefs res resource rlogin rtsp search-ms sftp shell shortcuts sip
  sips sms smsto smb ssh tel telnet vbs vbscript view-source vnc webcal workflow ws wss wyciwyg xmpp`.split(/\s+/),
);
const systemPrefixes =
  /^(?:ms-|chrome|moz-|safari-|com\.apple|com-apple|x-apple|app-prefs|applescript|android\.|googlechrome)/;

/** Whether a store may name a scheme as that of its app. */
function isAppScheme(text: string): boolean {
  return /^[a-z][a-z0-9.+-]{1,30}$/.test(text) && !systemSchemes.has(text) && !systemPrefixes.test(text);
}

/** A page of this site or a section of the page need not exist. */
export function isLinkTarget(text: string): boolean {
  return internal.test(text) || anchor.test(text) || isPublicHttps(text);
}

/** Whether a text is an https origin, with nothing after the host. */
export function isOrigin(text: string): boolean {
  return isHttps(text) && parsed(text)?.origin === text;
}

function patternFormat(allowed: readonly Placeholder[], needed: boolean): Omit<Format, 'code'> {
  return {
    test: (text) => {
      const parts = patternParts(text);
      if (!parts) return false;
      return parts.placeholder === undefined ? !needed : allowed.includes(parts.placeholder);
    },
    meant: (text) =>
      text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
        const near = nearest(name, allowed);
        return near === undefined ? whole : `{${near}}`;
      }),
  };
}

const longestCode = 64;
const typographicQuotes = /[“”„‟‘’«»]/;

/** Whether a text can be a code: printable characters on one line (product rule R51). */
export function isCode(text: string): boolean {
  const { length } = [...text];
  return (
    length > 0 &&
    length <= longestCode &&
    text.trim() !== '' &&
    !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cn}\p{Co}\ufffd]/u.test(text) &&
    !typographicQuotes.test(text[0] ?? '')
  );
}

const address = /(?:https?:\/{1,3}|www\.)[^\s<>"()[\]“”«»]+/i;

/** The https address in a text with surroundings or without a scheme: `www.example.com`. */
function addressIn(text: string): string | undefined {
  const isWhole = /^(?:https?:|www\.)/i.test(text.trim()) && !/[<>()[\]]/.test(text);
  const found = isWhole ? text.trim().replace(/\s+/g, '%20') : address.exec(text)?.[0];
  return found?.replace(/^(?:https?:\/{1,3})?/i, 'https://');
}

type FormatName = { [Id in TextId]: Id extends `format.${infer Name}` ? Name : never }[TextId];

/** A phrase that describes the values of a format; undefined for an unknown format. */
export function formatSentence(format = ''): Phrase | undefined {
  const id = `format.${format}`;
  return isTextId(id) ? { id } : undefined;
}

/** Without a code, `invalid-value`. */
const table: Readonly<Record<FormatName, Omit<Format, 'code'> & Partial<Format>>> = {
  'https-url': { code: 'invalid-link', test: isPublicHttps, meant: addressIn },
  colour: {
    test: (text) => /^#[0-9a-f]{6}$/i.test(text),
    // In the form of the data: `#ff7700` for `f70`.
    meant: (text) => {
      const [, digits = ''] = /^[^\w#]*#?([0-9a-f]{6}|[0-9a-f]{3})[^\w]*$/i.exec(text.trim()) ?? [];
      const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
      return long === '' ? undefined : `#${long.toLowerCase()}`;
    },
  },
  slug: { test: isSlug, meant: slugOf },
  path: {
    test: (text) => /^(?!\/(en|ar)(\/|$))(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(text),
    // Without language, final slash and capitals.
    meant: (text) => {
      const parts = text
        .trim()
        .replace(/^https?:\/\/[^/]+/i, '')
        .split('/')
        .filter(Boolean);
      const own = parts[0] === 'en' || parts[0] === 'ar' ? parts.slice(1) : parts;
      const slugs = own.map(slugOf);
      return own.length === 0 || slugs.includes('') ? undefined : `/${slugs.join('/')}`;
    },
  },
  'fetch-url': {
    code: 'invalid-link',
    // Not from an IP address or a local network, and without a placeholder in the host.
    test: (text) => {
      const withoutPlaceholders = text.replace(environmentPlaceholder, 'x');
      const { hostname = '', port, search, hash } = parsed(withoutPlaceholders) ?? {};
      return (
        isHttps(withoutPlaceholders) &&
        text.startsWith(`https://${hostname}/`) &&
        port === '' &&
        search === '' &&
        hash === '' &&
        /\.[a-z][a-z-]*[a-z]$/.test(hostname) &&
        !/\.(?:local|internal|localhost)$/.test(hostname)
      );
    },
  },
  'fetch-value': {
    test: (text) => !/[{}]/.test(text.replace(environmentPlaceholder, '')),
  },
  'deep-link': {
    code: 'invalid-link',
    test: (text) =>
      isPublicHttps(text) || (parsed(text) !== undefined && isAppScheme(text.slice(0, text.indexOf(':')))),
  },
  'app-scheme': { test: isAppScheme },
  'link-target': { code: 'invalid-link', test: isLinkTarget, meant: addressIn },
  code: { test: isCode },
  month: { code: 'invalid-date', test: isMonth },
  date: { code: 'invalid-date', test: (text) => realDay(text) !== undefined },
  'day-or-month': { code: 'invalid-date', test: (text) => isMonth(text) || realDay(text) !== undefined },
  moment: {
    code: 'invalid-date',
    test: (text) => {
      const parts = momentParts(text);
      return parts !== undefined && (parts.time === undefined || (parts.offset !== undefined && text[10] === 'T'));
    },
  },
  'feed-moment': { code: 'invalid-date', test: (text) => momentParts(text) !== undefined },
  image: {
    test: (text) =>
      isHttps(text) || (/^[a-z0-9]+([._-][a-z0-9]+)*\.[a-z]+$/i.test(text) && imageTypeOf(text) !== undefined),
    // Without folders, and with hyphens in place of spaces and other special characters.
    meant: (text) => {
      const name = fileName(text);
      const dot = name.lastIndexOf('.');
      return dot < 0 ? undefined : `${slugOf(name.slice(0, dot))}${name.slice(dot)}`;
    },
    why: whyNotShown,
  },
  origin: { code: 'invalid-link', test: isOrigin },
  'network-link': {
    code: 'invalid-link',
    // With placeholders, none of them in the host.
    test: (text) => {
      const withoutPlaceholders = text.replace(/\{(?:url|programme|subId)\}/g, 'x');
      const { origin } = parsed(withoutPlaceholders) ?? {};
      return isHttps(withoutPlaceholders) && text.startsWith(`${origin}/`) && /\{(?:url|programme)\}/.test(text);
    },
  },
  'feed-discount-pattern': patternFormat(['percent', 'money', 'amount'], true),
  'feed-minimum-pattern': patternFormat(['money', 'amount'], true),
  'feed-pattern': patternFormat(['percent', 'money', 'amount'], false),
  'phone-number': {
    test: (text) => /^\+[1-9]\d{6,14}$/.test(text),
    meant: (text) =>
      withLatinDigits(text)
        .replace(/^\s*00/, '+')
        .replace(/(?!^\+)\D/g, ''),
  },
  'email-address': {
    test: (text) =>
      /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text) && text.length <= 254,
    meant: (text) => text.trim().replace(/^mailto:/i, ''),
  },
  'github-repository': {
    test: (text) => /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/.test(text),
    meant: (text) => /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/]+\/[^/?#]+)/.exec(text)?.[1]?.replace(/\.git$/, ''),
  },
  'git-branch': {
    test: (text) =>
      /^[\w.+@#-]+(?:\/[\w.+@#-]+)*$/.test(text) &&
      !/^-|(?:^|\/)\.|\.\.|^@$|\.(?:lock)?(?:\/|$)/.test(text) &&
      text.length <= 200,
    meant: (text) =>
      /^(?:refs\/heads\/|https?:\/\/(?:www\.)?github\.com\/[^/]+\/[^/]+\/tree\/)(.+)$/.exec(text.trim())?.[1] ??
      text.trim(),
  },
  'country-code': {
    test: isCountryCode,
    meant: (text) => (isCountryCode(text.toUpperCase()) ? text.toUpperCase() : countryCodeOf(text)),
  },
  'currency-code': { test: isCurrencyCode, meant: (text) => text.toUpperCase() },
  'time-zone': {
    test: isTimeZone,
    meant: (city) => {
      const ending = `/${city.trim().replaceAll(' ', '_').toLowerCase()}`;
      return Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(ending));
    },
  },
};

export const formats: Readonly<Record<string, Format>> = Object.fromEntries(
  Object.entries(table).map(([name, format]) => [name, { code: 'invalid-value', ...format }]),
);
