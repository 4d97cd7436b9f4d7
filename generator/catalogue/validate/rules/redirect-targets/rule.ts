import type { Redirects } from '../../../../../src/generated/data-types';
import { languageOrder, languages } from '../../../../../src/domain/language/language';
import { listOfPagePath, listPagePath } from '../../../../../src/domain/pages/list-pages';
import { collectionPath, notFoundPath, parseSitePath, sitePath } from '../../../../../src/domain/pages/paths';
import {
  expandLanguages,
  redirectTarget,
  withRoot,
  type RedirectRule,
} from '../../../../../src/domain/pages/redirects';
import { choice } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import { addressesOf } from '../../engine/addresses';
import type { Entry } from '../../catalogue';
import type { Draft, Report, Rule } from '../../engine/draft';
import { relatedAt } from '../../engine/related';

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

  constructor(draft: Draft) {
    // The home page always has its address, even if its file is invalid.
    this.known = new Set(['/', ...addressesOf(draft).map(({ path }) => path)]);
    this.collections = collectionPaths(draft);
    const lists = draft.pages.flatMap(({ value: { kind, path } }) =>
      kind === 'directory' || kind === 'coupons' ? [path] : [],
    );
    this.further = [...lists, ...draft.stores.map(({ path }) => path)].map((path) => listPagePath(path, 2));
  }

  /** Whether a page has this address, which starts with its language. */
  has(address: string): boolean {
    const target = parseSitePath(address);
    return target !== undefined && this.known.has(target.path);
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

/** Reports rules that are invalid by themselves; returns the indexes of the others. */
function checkForm({ value, document }: Entry<Redirects>, report: Report): ReadonlySet<number> {
  const first = new Map<string, number>();
  const sound = new Set<number>();
  value.redirects.forEach(({ from, to }, index) => {
    let invalid = false;
    const other = first.get(from);
    if (other === undefined) first.set(from, index);
    else {
      invalid = true;
      report('duplicate-redirect', document, document.span(['redirects', index, 'from']), {
        id: 'duplicate-redirect',
        values: { from: quote(from) },
        related: relatedAt({ id: 'related.first' }, document, ['redirects', other, 'from']),
      });
    }
    for (const [key, text] of [
      ['from', from],
      ['to', to],
    ] as const) {
      const brace = /\{(?!lang\})[^}]*\}?|(?<!\{lang)\}/.exec(text);
      if (!brace) continue;
      invalid = true;
      report(
        'invalid-value',
        document,
        document.spanWithin(['redirects', index, key], brace.index, brace.index + brace[0].length),
        { id: 'redirect.brace', values: { character: quote(brace[0]), key: inFull(key) } },
      );
    }
    if (to.endsWith('*') && !from.endsWith('*')) {
      invalid = true;
      report('invalid-value', document, document.span(['redirects', index, 'to']), {
        id: 'redirect.star',
      });
    }
    if (!invalid) sound.add(index);
  });
  return sound;
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

/** Redirects lead to an existing page, hide no page, and do not form loops. */
export const redirectTargets: Rule = {
  name: 'redirect-targets',
  codes: ['redirect-loop', 'redirect-shadows-page', 'redirect-to-nowhere', 'duplicate-redirect', 'invalid-value'],
  check(draft, _context, report) {
    if (!draft.redirects) return;
    const { value, document } = draft.redirects;
    const sound = checkForm(draft.redirects, report);
    const addresses = new Addresses(draft);
    const order = languageOrder(draft.site?.value.languages);
    const own = value.redirects.flatMap((rule, index) => expandLanguages<Expanded>({ ...rule, index }, order));
    const rules = withRoot(own, order);
    const reported = new Set<string>();
    /** The addresses of reported loops. */
    const circles = new Set<string>();
    // An error that occurs in each language is reported once.
    const reportOnce = (
      code: 'redirect-loop' | 'redirect-shadows-page' | 'redirect-to-nowhere',
      { index }: Expanded,
      key: 'from' | 'to',
      words: () => Parameters<Report>[3],
    ): void => {
      if (reported.has(`${code} ${index}`)) return;
      reported.add(`${code} ${index}`);
      report(code, document, document.span(['redirects', index, key]), words());
    };

    for (const rule of own) {
      if (!sound.has(rule.index)) continue;
      const { visited, last, loops } = follow(rule, rules);
      // A rule that matches its own target is reported as a loop, even if it also hides a page.
      const hidden = loops ? undefined : addresses.hiddenBy(rule);
      if (loops) {
        // A loop of several redirects is reported once.
        if ([...visited].some((path) => circles.has(path))) continue;
        for (const path of visited) circles.add(path);
        reportOnce('redirect-loop', rule, 'from', () => ({
          id: 'redirect-loop',
          values: { way: [...visited, last].map(quote).join(' → '), several: visited.size > 1 },
        }));
      } else if (hidden !== undefined) {
        reportOnce('redirect-shadows-page', rule, 'from', () => ({
          id: 'redirect-shadows-page',
          values: { path: quote(hidden) },
        }));
      } else if (!rule.to.endsWith('*') && !draft.pathsIncomplete && !addresses.has(last)) {
        reportOnce('redirect-to-nowhere', rule, 'to', () => ({
          id: 'redirect-to-nowhere',
          values: { path: quote(last) },
          fix: choice(last, { id: 'label.pages' }, addresses.targets),
        }));
      }
    }
  },
};
