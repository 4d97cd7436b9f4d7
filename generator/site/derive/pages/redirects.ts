import type { LanguageOrder } from '../../../../src/domain/language/language';
import { expandLanguages, withRoot, type RedirectRule } from '../../../../src/domain/pages/redirects';
import type { Redirect } from '../../../../src/generated/data-types';

export function redirectRules(redirects: readonly Redirect[], languages: LanguageOrder): readonly RedirectRule[] {
  return withRoot(
    redirects.flatMap((redirect) => expandLanguages(redirect, languages)),
    languages,
  );
}

/** For hosts without redirects. `paths` are the addresses of all pages from the site's root. */
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
