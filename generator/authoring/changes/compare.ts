import { languages, type Language } from '../../../src/domain/language/language';
import type { PageData } from '../../../src/domain/pages/page-data';
import { sitePath } from '../../../src/domain/pages/paths';
import type { RedirectRule } from '../../../src/domain/pages/redirects';
import { compareOffers } from './compare-offers';
import { compareEntries } from './compare-texts';
import type {
  Comparison,
  ContentChanges,
  PageReference,
  SiteContent,
  SiteSettings,
  TextChange,
  ValueChange,
} from './content';
import { entriesOf, pageEntries, type Entry } from './entries';

const addressOf = ({ language, path }: PageData): string => sitePath(language, path);

/** The pages that the other version does not have. */
function pagesMissing(pages: readonly PageData[], others: ReadonlyMap<string, PageData>): readonly PageReference[] {
  const byPath = new Map<string, { path: string; languages: Language[]; title: string }>();
  for (const page of pages) {
    if (others.has(addressOf(page))) continue;
    const known = byPath.get(page.path) ?? { path: page.path, languages: [], title: page.title };
    known.languages.push(page.language);
    byPath.set(page.path, known);
  }
  return [...byPath.values()];
}

/** Added and removed offers, stores and posts are reported once, not for every list. */
function withoutMissing(entries: readonly Entry[], missing: ReadonlySet<string>): readonly Entry[] {
  return missing.size === 0 ? entries : entries.filter(({ field, text }) => !missing.has(`${field} ${text}`));
}

/** The names of everything that only one version has, in the form of list entries. */
function missingNames(
  { added, removed }: ContentChanges['offers'],
  pages: readonly (readonly PageData[])[],
): ReadonlySet<string> {
  return new Set([
    ...[...added, ...removed].map(({ store, id }) => `offer ${store}/${id}`),
    ...pages.flat().flatMap((page) => {
      if (page.kind === 'store') return [`store ${page.store.slug}`];
      return page.kind === 'post' ? [`post ${page.post.slug}`] : [];
    }),
  ]);
}

function compareLayouts(before: SiteContent, after: SiteContent): readonly ValueChange[] {
  return languages.flatMap((language) => {
    const { changes, reordered } = compareEntries(entriesOf(before.sites[language]), entriesOf(after.sites[language]));
    const moved: readonly ValueChange[] = reordered ? [{ field: 'order', language }] : [];
    return [...changes.map((each) => ({ ...each, language })), ...moved];
  });
}

function compareNamed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly ValueChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field): readonly ValueChange[] => {
    const [one, other] = [before.get(field), after.get(field)];
    if (one === other) return [];
    return [{ field, before: one, after: other }];
  });
}

function compareMessages(before: SiteContent['messages'], after: SiteContent['messages']): readonly ValueChange[] {
  const textsIn = (messages: SiteContent['messages'], language: Language): ReadonlyMap<string, string> =>
    new Map([...messages].map(([id, texts]) => [id, texts[language]]));
  return languages.flatMap((language) =>
    compareNamed(textsIn(before, language), textsIn(after, language)).map((change) => ({ ...change, language })),
  );
}

/** The order of alternative names does not matter. */
function compareAliases(before: SiteContent['aliases'], after: SiteContent['aliases']): readonly ValueChange[] {
  const textsOf = (aliases: SiteContent['aliases']): ReadonlyMap<string, string> =>
    new Map([...aliases].map(([name, others]) => [name, [...others].sort().join(', ')]));
  return compareNamed(textsOf(before), textsOf(after));
}

function* valuesIn(value: unknown, name: string): Generator<readonly [name: string, text: string]> {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) yield [name, String(value)];
    return;
  }
  for (const [key, child] of Object.entries(value)) yield* valuesIn(child, name === '' ? key : `${name}.${key}`);
}

function compareSettings(before: SiteSettings, after: SiteSettings): readonly ValueChange[] {
  const [former, current] = [new Map(valuesIn(before, '')), new Map(valuesIn(after, ''))];
  const changes = compareNamed(former, current);
  const orders = [former, current].map((values) => [...values.keys()].join());
  // Only the order of the countries has changed, which lists follow.
  return changes.length === 0 && orders[0] !== orders[1] ? [{ field: 'order' }] : changes;
}

function compareRedirects(
  before: readonly RedirectRule[],
  after: readonly RedirectRule[],
): ContentChanges['redirects'] {
  const missingIn = (others: readonly RedirectRule[], rules: readonly RedirectRule[]): readonly RedirectRule[] =>
    rules.filter(({ from, to }) => !others.some((other) => other.from === from && other.to === to));
  const added = missingIn(before, after);
  const removed = missingIn(after, before);
  const kept = before.filter((rule) => !removed.includes(rule));
  const others = after.filter((rule) => !added.includes(rule));
  return { added, removed, reordered: others.filter(({ from }, index) => from !== kept[index]?.from) };
}

export function compareContent({ before, after, at }: Comparison): ContentChanges {
  const former = new Map(before.pages.map((page) => [addressOf(page), page]));
  const current = new Map(after.pages.map((page) => [addressOf(page), page]));
  const offers = compareOffers(before.pages, after, at);
  const missing = missingNames(offers, [
    before.pages.filter((page) => !current.has(addressOf(page))),
    after.pages.filter((page) => !former.has(addressOf(page))),
  ]);
  const texts = new Map<string, TextChange & { readonly pages: string[] }>();
  const reordered: string[] = [];
  for (const [address, page] of current) {
    const previous = former.get(address);
    if (!previous) continue;
    const difference = compareEntries(
      withoutMissing(pageEntries(previous), missing),
      withoutMissing(pageEntries(page), missing),
    );
    if (difference.reordered) reordered.push(address);
    for (const change of difference.changes) {
      const key = JSON.stringify([page.language, change.field, change.before, change.after]);
      const known = texts.get(key) ?? { ...change, language: page.language, pages: [] };
      if (!known.pages.includes(address)) known.pages.push(address);
      texts.set(key, known);
    }
  }
  return {
    pages: { added: pagesMissing(after.pages, former), removed: pagesMissing(before.pages, current) },
    offers,
    texts: [...texts.values()],
    reordered,
    layout: compareLayouts(before, after),
    messages: compareMessages(before.messages, after.messages),
    redirects: compareRedirects(before.redirects, after.redirects),
    images: {
      added: [...after.images.keys()].filter((name) => !before.images.has(name)),
      removed: [...before.images.keys()].filter((name) => !after.images.has(name)),
      changed: [...after.images].flatMap(([name, hash]) =>
        before.images.has(name) && before.images.get(name) !== hash ? [name] : [],
      ),
    },
    aliases: compareAliases(before.aliases, after.aliases),
    settings: compareSettings(before.settings, after.settings),
  };
}

/** In the order of the site: new pages, pages with changed offers, pages with changed texts; without removed pages. */
export function changedPages(
  { pages: { added }, offers, texts, reordered }: ContentChanges,
  { pages }: Pick<SiteContent, 'pages'>,
): readonly string[] {
  const changed = Object.values(offers).flat();
  const stores = new Set(changed.map(({ store }) => store));
  const ids = new Set(changed.map(({ store, id }) => `${store}/${id}`));
  const named = new Set([
    ...added.flatMap((page) => page.languages.map((language) => sitePath(language, page.path))),
    ...texts.flatMap((text) => text.pages),
    ...reordered,
  ]);
  const showsOffer = (page: PageData): boolean => {
    if (page.kind === 'store') return stores.has(page.store.slug);
    return page.kind === 'store-offers' && page.offers.some(({ id }) => ids.has(`${page.store.slug}/${id}`));
  };
  return pages.flatMap((page) => {
    const address = sitePath(page.language, page.path);
    return named.has(address) || showsOffer(page) ? [address] : [];
  });
}
