import { languages } from '../../../src/domain/language';
import { partPath } from '../../../src/domain/list-pages';
import { notFoundPath, parseSitePath, sitePath } from '../../../src/domain/paths';
import { redirectTarget, type RedirectRule } from '../../../src/domain/redirects';
import { choose } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import { addressesOf } from '../addresses';
import type { Rule } from '../draft';

interface Expanded extends RedirectRule {
  readonly index: number;
}

/** A rule with {lang} is one rule for each language. */
function expand(rule: RedirectRule, index: number): readonly Expanded[] {
  if (!rule.from.includes('{lang}')) return [{ ...rule, index }];
  return languages.map((language) => ({ index, from: rule.from.replaceAll('{lang}', language), to: rule.to.replaceAll('{lang}', language) }));
}

/** More hops than any honest chain has. */
const maximumHops = 20;

/** Redirects end on a page, hide none, and do not run in circles. */
export const redirectTargets: Rule = {
  codes: ['redirect-loop', 'redirect-shadows-page', 'redirect-to-nowhere', 'duplicate-redirect', 'invalid-value'],
  check(draft, _context, report) {
    if (!draft.redirects) return;
    const { value, document } = draft.redirects;
    // The home page has its address whatever is wrong with its file.
    const known = new Set(['/', ...addressesOf(draft).map(({ path }) => path)]);
    // A list may have further pages, and one of them stands for all.
    const further = draft.pages.flatMap(({ value: { kind, path } }) => (kind === 'directory' || kind === 'coupons' ? [partPath(path, 2)] : []));
    const addressesAt = (paths: Iterable<string>): readonly string[] => [...paths].flatMap((path) => languages.map((language) => sitePath(language, path)));
    // Of thousands of addresses only those that begin as the rule does are written out.
    const addressesFrom = (beginning: string): readonly string[] => {
      const language = languages.find((each) => beginning.startsWith(`/${each}/`));
      const paths = [...known, ...further];
      if (language) return paths.filter((path) => path.startsWith(beginning.slice(language.length + 1))).map((path) => sitePath(language, path));
      return languages.some((each) => `/${each}/`.startsWith(beginning)) ? addressesAt(paths) : [];
    };
    const hiddenBy = (rule: Expanded): string | undefined => {
      if (rule.from.endsWith('*')) return addressesFrom(rule.from.slice(0, -1)).find((address) => redirectTarget([rule], address) !== undefined);
      // The address that a rule without * hides is found without asking every address.
      const own = rule.from.endsWith('/') ? undefined : parseSitePath(rule.from);
      return own && (known.has(own.path) || further.includes(own.path)) ? sitePath(own.language, own.path) : undefined;
    };
    const expanded = value.redirects.flatMap(expand);

    const first = new Map<string, number>();
    // A rule that cannot be right as it is written is not also followed.
    const faulty = new Set<number>();
    value.redirects.forEach(({ from, to }, index) => {
      const other = first.get(from);
      if (other === undefined) first.set(from, index);
      else {
        report('duplicate-redirect', document, document.span(['redirects', index, 'from']), {
          message: `${quote(from)} is redirected twice`,
          why: 'the first redirect that fits counts, so this one never does',
          fix: 'remove one of the two',
          related: [{ message: 'the first one', file: document.file.path, span: document.span(['redirects', other, 'from']) }],
        });
      }
      for (const [key, text] of [['from', from], ['to', to]] as const) {
        const brace = /\{(?!lang\})[^}]*\}?|(?<!\{lang)\}/.exec(text) ?? (key === 'to' && text.includes('{lang}') && !from.includes('{lang}') ? /\{lang\}/.exec(text) : null);
        if (brace) {
          faulty.add(index);
          report('invalid-value', document, document.spanWithin(['redirects', index, key], brace.index, brace.index + brace[0].length), {
            message: `${quote(brace[0])} has no meaning in \`${key}\``,
            fix: key === 'to' && brace[0] === '{lang}' ? 'use {lang} in `from` too, or name the language: /en' : 'only {lang} stands in braces',
          });
        }
      }
      if (to.endsWith('*') && !from.endsWith('*')) {
        faulty.add(index);
        report('invalid-value', document, document.span(['redirects', index, 'to']), {
          message: 'the * in `to` repeats the rest of the old address, and `from` has no *',
          fix: 'end `from` with * too, or name the page',
        });
      }
    });

    const told = new Set<string>();
    const once = (code: string, index: number): boolean => {
      const key = `${code} ${index}`;
      if (told.has(key)) return false;
      told.add(key);
      return true;
    };

    for (const rule of expanded) {
      const { index } = rule;
      if (faulty.has(index) || first.get(value.redirects[index]?.from ?? '') !== index) continue;
      const hidden = hiddenBy(rule);
      // A rule that catches its own target is a circle, whatever page it also hides.
      const sample = rule.from.endsWith('*') ? `${rule.from.slice(0, -1)}x` : rule.from;
      const visited = new Set([sample]);
      let current = redirectTarget(expanded, sample);
      let hops = 0;
      let last = current ?? rule.to;
      let loops = false;
      while (current !== undefined) {
        last = current;
        hops += 1;
        const bare = current.length > 1 ? current.replace(/\/$/, '') : current;
        if (visited.has(bare) || hops > maximumHops) {
          loops = true;
          break;
        }
        visited.add(bare);
        current = redirectTarget(expanded, current);
      }
      if (loops) {
        if (once('loop', index)) {
          report('redirect-loop', document, document.span(['redirects', index, 'from']), {
            message: `this redirect runs in a circle: ${[...visited].map((path) => quote(path)).join(' → ')} → ${quote(last)}`,
            fix: 'let it lead to a page',
          });
        }
        continue;
      }
      if (hidden !== undefined) {
        if (once('shadow', index)) {
          report('redirect-shadows-page', document, document.span(['redirects', index, 'from']), {
            message: `this redirect hides the page ${quote(hidden)}`,
            fix: 'redirect an address that no page has, or remove the redirect',
          });
        }
        continue;
      }
      const target = parseSitePath(last);
      if (rule.to.endsWith('*') || draft.unclearPaths || (target && known.has(target.path))) continue;
      if (once('nowhere', index)) {
        report('redirect-to-nowhere', document, document.span(['redirects', index, 'to']), {
          message: `no page has the address ${quote(last)}`,
          fix: choose(last, 'pages', addressesAt(known).filter((address) => parseSitePath(address)?.path !== notFoundPath)),
        });
      }
    }
  },
};
