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
import { reportMistakes, type Mistake } from '../../engine/reporting';

interface Expanded extends RedirectRule {
  readonly index: number;
}

/** The paths of categories, groups and seasons, even if they have no page yet. */
function collectionPaths({ categories, seasons }: Draft): readonly string[] {
  const { groups = {}, categories: entries = {} } = categories?.value ?? {};
  return [
    ...Object.keys({ ...groups, ...entries }).map((id) => collectionPath('category', id)),
    ...Object.keys(seasons?.value.seasons ?? {}).map((id) => collectionPath('season', id)),
  ];
}

function inEveryLanguage(paths: Iterable<string>): readonly string[] {
  return [...paths].flatMap((path) => languages.map((language) => sitePath(language, path)));
}

/** The paths of pages, without language. */
class Paths {
  /** Those that are defined. The home page always has its path, even if its file is invalid. */
  private readonly known: ReadonlySet<string>;
  /** The second page of each list and store, as an example of its further pages. */
  private readonly further: ReadonlySet<string>;
  /** All that redirects could hide. */
  private readonly shown: ReadonlySet<string>;
  private readonly addresses: readonly string[];

  constructor(private readonly draft: Draft) {
    const lists = draft.pages.filter(({ value: { kind } }) => kind === 'directory' || kind === 'coupons');
    const growing = [...lists.map(({ value }) => value), ...draft.stores];
    this.known = new Set(['/', ...addressesOf(draft).map(({ path }) => path)]);
    this.further = new Set(growing.map(({ path }) => listPagePath(path, 2)));
    this.shown = new Set([...this.known, ...collectionPaths(draft), ...this.further]);
    this.addresses = inEveryLanguage(this.shown);
  }

  /** Whether no page has this address, which starts with its language. */
  lacks(address: string): boolean {
    return !this.draft.pathsIncomplete && !this.known.has(parseSitePath(address)?.path ?? '');
  }

  /** The addresses that redirects may lead to. */
  get targets(): readonly string[] {
    return inEveryLanguage([...this.known].filter((path) => path !== notFoundPath));
  }

  /** The address of a page that a redirect would hide; undefined if it hides none. */
  hiddenBy(rule: RedirectRule): string | undefined {
    const { from } = rule;
    if (from.endsWith('*')) return this.addresses.find((address) => redirectTarget([rule], address) !== undefined);
    // A rule without * matches one address, which is looked up directly.
    const own = from.endsWith('/') ? undefined : parseSitePath(from);
    const isShown =
      own && (this.shown.has(own.path) || this.further.has(listPagePath(listOfPagePath(own.path) ?? '', 2)));
    return isShown ? sitePath(own.language, own.path) : undefined;
  }
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

interface Trail {
  readonly visited: ReadonlySet<string>;
  readonly last: string;
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
function* targetMistakes(own: readonly Expanded[], rules: readonly RedirectRule[], paths: Paths): Iterable<Mistake> {
  /** The addresses of reported loops, so that a loop of several redirects is reported once. */
  const circles = new Set<string>();
  for (const rule of own) {
    const { visited, last, loops } = follow(rule, rules);
    const at = (key: 'from' | 'to'): Path => ['redirects', rule.index, key];
    // A rule that matches its own target is reported as a loop, even if it also hides a page.
    const hidden = loops ? undefined : paths.hiddenBy(rule);
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
    else if (!rule.to.endsWith('*') && paths.lacks(last))
      yield {
        code: 'redirect-to-nowhere',
        at: at('to'),
        id: 'redirect-to-nowhere',
        values: { path: quote(last) },
        fix: choice(last, { id: 'label.pages' }, paths.targets),
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
      ...repeated(value.redirects.entries(), ([, rule]) => rule.from).map(
        ([[first], [index, { from }]]): Mistake => ({
          code: 'duplicate-redirect',
          at: ['redirects', index, 'from'],
          values: { from: quote(from) },
          also: [{ id: 'related.first' }, ['redirects', first, 'from']],
        }),
      ),
    ];
    reportMistakes(ofForm, document, [], report);
    const wrong = new Set(ofForm.map(({ at: [, index] }) => index));
    const order = languageOrder(draft.site?.value.languages);
    const own = value.redirects.flatMap((rule, index) => expandLanguages<Expanded>({ ...rule, index }, order));
    const sound = own.filter(({ index }) => !wrong.has(index));
    const found = [...targetMistakes(sound, withRoot(own, order), new Paths(draft))];
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
