import { languages } from '../../../src/domain/language';
import type { RedirectRule } from '../../../src/domain/redirects';
import type { Redirect } from '../../../src/generated/data-types';

/** The redirects with {lang} written out for each language. */
export function expandLanguages(redirects: readonly Redirect[]): readonly RedirectRule[] {
  return redirects.flatMap(({ from, to }) =>
    from.includes('{lang}')
      ? languages.map((language) => ({
          from: from.replaceAll('{lang}', language),
          to: to.replaceAll('{lang}', language),
        }))
      : [{ from, to }],
  );
}

/**
 * The redirects with every `*` expanded to the pages that it matches, for hosts without redirects. `paths`
 * are the addresses of all pages, from the site's root.
 */
export function expandWildcards(rules: readonly RedirectRule[], paths: Iterable<string>): readonly RedirectRule[] {
  const expanded = new Map<string, string>();
  const known = [...paths];
  for (const { from, to } of rules) {
    if (!from.endsWith('*')) {
      if (!expanded.has(from)) expanded.set(from, to);
      continue;
    }
    const target = to.slice(0, -1);
    for (const path of known) {
      if (!path.startsWith(target) || path === target) continue;
      const old = from.slice(0, -1) + path.slice(target.length);
      if (!expanded.has(old)) expanded.set(old, path);
    }
  }
  return [...expanded].map(([from, to]) => ({ from, to }));
}
