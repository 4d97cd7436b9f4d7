import { languageOrder, languages } from '../../../../../src/domain/language/language';
import { listOfPagePath, listPagePath } from '../../../../../src/domain/pages/list-pages';
import { collectionPath, notFoundPath, parseSitePath, sitePath } from '../../../../../src/domain/pages/paths';
import {
  expandLanguages,
  redirectTarget,
  withRoot,
  type RedirectRule,
} from '../../../../../src/domain/pages/redirects';
import { repeated } from '../../../../../src/domain/language/grouped';
import { choice } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path } from '../../../load/document';
import { addressesOf } from '../../engine/addresses';
import type { Draft, Rule } from '../../engine/draft';
import { reportMistakes, type Mistake } from '../../engine/mistakes';

interface Expanded extends RedirectRule {
  readonly index: number;
}

function collectionPaths({ categories, seasons }: Draft): ReadonlySet<string> {
  const { groups = {}, categories: entries = {} } = categories?.value ?? {};
  return new Set([
    ...[...Object.keys(groups), ...Object.keys(entries)].map((id) => collectionPath('category', id)),
    ...Object.keys(seasons?.value.seasons ?? {}).map((id) => collectionPath('season', id)),
  ]);
}

/** The addresses of pages. */
class Addresses {
  /** Paths without language. */
  private readonly known: ReadonlySet<string>;
  /** The paths of categories, groups and seasons, even if they have no page yet. */
  private readonly collections: ReadonlySet<string>;
  /** The second page of each list and store, as an example of its further pages. */
  private readonly further: readonly string[];

  private readonly isIncomplete: boolean;

  constructor(draft: Draft) {
    this.isIncomplete = draft.pathsIncomplete;
    // The home page always has its address, even if its file is invalid.
    this.known = new Set(['/', ...addressesOf(draft).map(({ path }) => path)]);
    this.collections = collectionPaths(draft);
    const lists = draft.pages.flatMap(({ value: { kind, path } }) =>
      kind === 'directory' || kind === 'coupons' ? [path] : [],
    );
    this.further = [...lists, ...draft.stores.map(({ path }) => path)].map((path) => listPagePath(path, 2));
  }

  /** Whether no page has this address, which starts with its language. */
  lacks(address: string): boolean {
    const target = parseSitePath(address);
    return !this.isIncomplete && (target === undefined || !this.known.has(target.path));
  }

  /** The addresses that redirects may lead to. */
  get targets(): readonly string[] {
    return inEveryLanguage([...this.known].filter((path) => path !== notFoundPath));
  }

  /** Expands only the addresses with this prefix, because there are thousands. */
  private beginningWith(beginning: string): readonly string[] {
    const language = languages.find((each) => beginning.startsWith(`/${each}/`));
    const paths = [...this.known, ...this.collections, ...this.further];
    if (language)
      return paths
        .filter((path) => path.startsWith(beginning.slice(language.length + 1)))
        .map((path) => sitePath(language, path));
    return languages.some((each) => `/${each}/`.startsWith(beginning)) ? inEveryLanguage(paths) : [];
  }

  /** The address of a page that a redirect would hide; undefined if it hides none. */
  hiddenBy(rule: RedirectRule): string | undefined {
    if (rule.from.endsWith('*'))
      return this.beginningWith(rule.from.slice(0, -1)).find(
        (address) => redirectTarget([rule], address) !== undefined,
      );
    // A rule without * matches one address, which is looked up directly.
    const own = rule.from.endsWith('/') ? undefined : parseSitePath(rule.from);
    const page = own && listOfPagePath(own.path);
    return own &&
      (this.known.has(own.path) ||
        this.collections.has(own.path) ||
        (page !== undefined && this.further.includes(listPagePath(page, 2))))
      ? sitePath(own.language, own.path)
      : undefined;
  }
}

function inEveryLanguage(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => languages.map((language) => sitePath(language, path)));
}

/** What is wrong with a rule by itself. */
function* formMistakes({ from, to }: RedirectRule, at: Path): Iterable<Mistake> {
  for (const [key, text] of Object.entries({ from, to })) {
    const brace = /\{(?!lang\})[^}]*\}?|(?<!\{lang)\}/.exec(text);
    if (brace)
      yield {
        code: 'invalid-value',
        at: [...at, key],
        range: { start: brace.index, end: brace.index + brace[0].length },
        id: 'redirect.brace',
        values: { character: quote(brace[0]), key: inFull(key) },
      };
  }
  if (to.endsWith('*') && !from.endsWith('*')) yield { code: 'invalid-value', at: [...at, 'to'], id: 'redirect.star' };
}

function* duplicates(rules: readonly RedirectRule[]): Iterable<Mistake> {
  for (const [[first], [index, { from }]] of repeated(rules.entries(), ([, rule]) => rule.from))
    yield {
      code: 'duplicate-redirect',
      at: ['redirects', index, 'from'],
      values: { from: quote(from) },
      also: [{ id: 'related.first' }, ['redirects', first, 'from']],
    };
}

/** The chain of redirects from one address. */
interface Trail {
  /** The visited addresses. */
  readonly visited: ReadonlySet<string>;
  readonly last: string;
  /** Whether the chain is endless. */
  readonly loops: boolean;
}

/** A longer chain counts as a loop. */
const maximumHops = 20;

/** Follows the rules from an address that the given rule matches. */
function follow(rule: RedirectRule, rules: readonly RedirectRule[]): Trail {
  const sample = rule.from.endsWith('*') ? `${rule.from.slice(0, -1)}x` : rule.from;
  const visited = new Set([sample]);
  let last = rule.to;
  for (let next = redirectTarget(rules, sample); next !== undefined; next = redirectTarget(rules, next)) {
    last = next;
    const bare = next.length > 1 ? next.replace(/\/$/, '') : next;
    if (visited.has(bare) || visited.size > maximumHops) return { visited, last, loops: true };
    visited.add(bare);
  }
  return { visited, last, loops: false };
}

/** What is wrong with where the rules lead, one mistake for each rule; `own` are the rules in each language. */
function* targetMistakes(
  own: readonly Expanded[],
  rules: readonly RedirectRule[],
  addresses: Addresses,
): Iterable<Mistake> {
  /** The addresses of reported loops, so that a loop of several redirects is reported once. */
  const circles = new Set<string>();
  for (const rule of own) {
    const { visited, last, loops } = follow(rule, rules);
    const at = (key: 'from' | 'to'): Path => ['redirects', rule.index, key];
    // A rule that matches its own target is reported as a loop, even if it also hides a page.
    const hidden = loops ? undefined : addresses.hiddenBy(rule);
    if (loops) {
      if ([...visited].some((path) => circles.has(path))) continue;
      for (const path of visited) circles.add(path);
      yield {
        code: 'redirect-loop',
        at: at('from'),
        values: { way: [...visited, last].map(quote).join(' → '), several: visited.size > 1 },
      };
    } else if (hidden !== undefined)
      yield {
        code: 'redirect-shadows-page',
        at: at('from'),
        values: { path: quote(hidden) },
      };
    else if (!rule.to.endsWith('*') && addresses.lacks(last))
      yield {
        code: 'redirect-to-nowhere',
        at: at('to'),
        id: 'redirect-to-nowhere',
        values: { path: quote(last) },
        fix: choice(last, { id: 'label.pages' }, addresses.targets),
      };
  }
}

/** Redirects lead to an existing page, hide no page, and do not form loops. */
export const redirectTargets: Rule = {
  name: 'redirect-targets',
  codes: ['redirect-loop', 'redirect-shadows-page', 'redirect-to-nowhere', 'duplicate-redirect', 'invalid-value'],
  check(draft, _context, report) {
    if (!draft.redirects) return;
    const { value, document } = draft.redirects;
    const ofForm = [
      ...value.redirects.flatMap((rule, index) => [...formMistakes(rule, ['redirects', index])]),
      ...duplicates(value.redirects),
    ];
    reportMistakes(ofForm, document, [], report);
    const wrong = new Set(ofForm.map(({ at: [, index] }) => index));
    const order = languageOrder(draft.site?.value.languages);
    const own = value.redirects.flatMap((rule, index) => expandLanguages<Expanded>({ ...rule, index }, order));
    const sound = own.filter(({ index }) => !wrong.has(index));
    const found = [...targetMistakes(sound, withRoot(own, order), new Addresses(draft))];
    // A mistake that occurs in each language is reported once.
    const again = new Set(repeated(found, ({ code, at }) => `${code} ${at[1]}`).map(([, each]) => each));
    reportMistakes(
      found.filter((each) => !again.has(each)),
      document,
      [],
      report,
    );
  },
};
