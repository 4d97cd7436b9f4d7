import type { Language } from '../../../src/domain/language/language';

/** Texts and examples of codes are in generator/catalogue/validate/codes, one document per language. */
interface CodeFacts {
  readonly severity: 'error' | 'warning';
  /** Only for warnings that depend on the date: the day on which the examples are checked, YYYY-MM-DD. */
  readonly asOf?: string;
  /** A note about unfinished or left-out parts, which `--strict` does not turn into an error. */
  readonly note?: true;
  /** Reported only by `npm run check -- --live`. */
  readonly launch?: true;
}

type Codes = Readonly<Record<string, CodeFacts>>;

const error = { severity: 'error' } as const;
const warning = { severity: 'warning' } as const;
const ofTime = { severity: 'warning', asOf: '2025-09-20' } as const;

const files = {
  'unknown-file': error,
  'missing-file': error,
  'empty-file': error,
  'unreadable-file': error,
  'wrong-encoding': error,
  'file-too-large': error,
  'merge-conflict': error,
  'yaml-syntax': error,
  'tab-indentation': error,
  'duplicate-key': error,
  'anchor-or-alias': error,
  tag: error,
  'multiple-documents': error,
  'nested-too-deeply': error,
} satisfies Codes;

const values = {
  'lost-text': error,
  'garbled-text': error,
  'escaped-character': error,
  'merged-lines': error,
  'joined-entries': error,
  'unknown-key': error,
  'missing-key': error,
  'missing-value': error,
  'missing-translation': error,
  'wrong-type': error,
  'unquoted-text': error,
  'unknown-section-kind': error,
  'unknown-kind': error,
  'unknown-value': error,
  'invalid-value': error,
  'invalid-link': error,
  'invalid-date': error,
  'out-of-range': error,
  'wrong-count': error,
  'duplicate-entry': error,
  'deal-with-code': error,
  'missing-code': error,
  'not-a-code': error,
  'stray-in-link': warning,
  'link-detour': warning,
  'foreign-tracking': warning,
  'preview-link': warning,
  'several-publishers': warning,
  'hidden-character': error,
  'padded-text': error,
} satisfies Codes;

const texts = {
  'translations-disagree': warning,
  'invalid-message': error,
  'missing-plural-form': error,
  'missing-message': error,
  'duplicate-message': error,
  'double-space': warning,
  'non-breaking-space': warning,
  'raw-html': error,
  'visible-markup': error,
  'unsupported-markdown': error,
  'foreign-punctuation': warning,
  'other-digits': warning,
  'percent-first': warning,
  'arabic-number': warning,
  'half-written': warning,
  'weekday-differs': warning,
  'arabic-spelling': warning,
  'stretched-word': warning,
  'persian-letter': warning,
  'reversed-text': warning,
  'latin-arabic': warning,
  'chat-line': warning,
  shouting: warning,
  'long-text': warning,
  'straight-quotes': warning,
  'repeated-word': warning,
  'cut-off-text': warning,
  'unknown-placeholder': error,
  'visible-brace': error,
  'misplaced-placeholder': error,
  'placeholder-mismatch': error,
  'written-out-name': warning,
  'figures-differ': warning,
  'untranslated-text': warning,
  'mixed-languages': warning,
  'unfinished-text': error,
  'unfinished-draft': { ...warning, note: true },
} satisfies Codes;

const consistency = {
  'unused-confirmation': warning,
  'removed-store-named': warning,
  'text-differs': warning,
  'code-not-alone': warning,
  'code-unlike-others': warning,
  'codes-alike': warning,
  'duplicate-deal': warning,
  'belongs-to-other-store': warning,
  'code-without-offer': warning,
  'code-afterwards': warning,
  'check-basket-grew': error,
  'check-currency': warning,
  'check-reason': error,
  'check-outside-offer': warning,
  'checks-contradict': warning,
  'claim-without-source': error,
  'duplicate-claim': error,
  'incomplete-claim': error,
  'unusual-code': warning,
  'country-not-offered': error,
  'draft-reference': error,
  'repeated-correction': error,
  'correction-of-own-offer': error,
  'feed-setting': error,
  'unknown-filter': error,
  'slug-differs-from-file': error,
  'future-date': error,
  'date-too-early': warning,
  'unknown-link': error,
  'unknown-network': error,
  'network-link-host': error,
  'network-sub-id': error,
  'network-programme': warning,
  'code-not-for-website': error,
  'sub-id-taken': warning,
  'starts-after-end': error,
  'title-differs': warning,
  'end-far-away': warning,
  'range-reversed': error,
  'verified-without-source': error,
  'benefit-twice': error,
  'benefit-never-given': error,
  'spend-reversed': error,
  'maximum-discount': error,
  'currencies-differ': warning,
  'limit-empty': error,
  'only-and-except': error,
  'combines-against-rule': warning,
  'offers-or-feed': error,
  'missing-page': error,
  'duplicate-page-kind': error,
  'not-found-path': error,
  'code-differs-from-title': warning,
  'unreachable-page': error,
  'redirect-loop': error,
  'redirect-shadows-page': error,
  'redirect-to-nowhere': error,
  'duplicate-redirect': error,
  'unknown-reference': error,
  'no-report-channel': error,
  'season-ends-early': error,
  'unlisted-country': error,
  'unlisted-currency': error,
  'unknown-category': error,
  'unknown-group': error,
  'unknown-payment': error,
  'unknown-goods': error,
  'unknown-season': error,
  'category-like-group': error,
  'duplicate-offer-id': error,
  'duplicate-code': warning,
  'code-in-feed': warning,
  'duplicate-anchor': error,
  'duplicate-section': error,
  'duplicate-name': error,
  'duplicate-path': error,
} satisfies Codes;

const claims = {
  'claim-unused': warning,
  'claim-contradicted': warning,
  'claim-ended': ofTime,
  'claim-of-owner': { ...error, launch: true },
  'permit-missing': { ...warning, launch: true },
  'example-address': { ...error, launch: true },
} satisfies Codes;

const feeds = {
  'missing-feed-file': error,
  'feed-table': error,
  'feed-column': error,
  'feed-row-invalid': warning,
  'feed-row-host': warning,
  'feed-row-value': warning,
  'feed-row-skipped': warning,
  'feed-row-code': warning,
  'feed-row-advertiser': warning,
  'feed-row-elsewhere': { ...warning, note: true },
  'no-such-advertiser': warning,
  'several-advertisers': warning,
  'rows-of-two-stores': warning,
  'order-without-offer': warning,
} satisfies Codes;

const pictures = {
  'missing-image': error,
  'unfit-picture': warning,
  'shell-contrast': error,
  'unknown-icon': error,
  'picture-format': error,
  'damaged-picture': error,
  'svg-content': error,
  'large-picture': error,
  'unused-picture': warning,
  'unfit-icon': error,
  'icon-name': error,
  'pictures-alike': error,
} satisfies Codes;

const dates = {
  'text-out-of-date': ofTime,
  'offer-expired': ofTime,
  'offer-ending-soon': ofTime,
  'check-stale': ofTime,
  'label-aged': ofTime,
  'feed-without-live-rows': ofTime,
  'feed-test-without-row': ofTime,
  'correction-without-row': ofTime,
  'licence-ending': ofTime,
  'licence-ended': ofTime,
} satisfies Codes;

const entries = { ...files, ...values, ...texts, ...consistency, ...claims, ...feeds, ...pictures, ...dates };

/** The permanent code of a diagnostic, by which people search and scripts filter. */
export type DiagnosticCode = keyof typeof entries;

export const registry: Readonly<Record<DiagnosticCode, CodeFacts>> = entries;

/** `npm run check -- --strict` refuses no notes, and nothing that time alone has made wrong (decision 0007). */
export function isRefusedIfStrict(code: DiagnosticCode): boolean {
  const { severity, note, asOf } = registry[code];
  return severity === 'warning' && !note && asOf === undefined;
}

// `Object.keys` loses the key type.
function codesOf(part: Partial<Record<DiagnosticCode, CodeFacts>>): readonly DiagnosticCode[] {
  return Object.keys(part) as readonly DiagnosticCode[];
}

/** Every code, in the order of the registry. */
export const diagnosticCodes = codesOf(registry);

export const codeGroups: readonly {
  readonly heading: Readonly<Record<Language, string>>;
  readonly codes: readonly DiagnosticCode[];
}[] = [
  { heading: { en: 'Files', ar: 'الملفات' }, codes: codesOf(files) },
  { heading: { en: 'Keys and values', ar: 'المفاتيح والقيم' }, codes: codesOf(values) },
  { heading: { en: 'Texts', ar: 'النصوص' }, codes: codesOf(texts) },
  {
    heading: { en: 'Consistency between fields and files', ar: 'التوافق بين الحقول والملفات' },
    codes: codesOf(consistency),
  },
  { heading: { en: 'Claims', ar: 'الادعاءات' }, codes: codesOf(claims) },
  { heading: { en: 'Feeds', ar: 'قوائم الشبكات' }, codes: codesOf(feeds) },
  { heading: { en: 'Pictures', ar: 'الصور' }, codes: codesOf(pictures) },
  {
    heading: { en: 'Dates that have passed or will soon pass', ar: 'تواريخ مضت أو ستمضي قريبًا' },
    codes: codesOf(dates),
  },
];
