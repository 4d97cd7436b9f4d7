import { languages, type LanguageOrder } from '../language/language';
import { sitePath } from './paths';

/** A redirect from an old path. A final `*` in `from` matches the rest of the path; a final `*` in `to` inserts it. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

function applyRule(rule: RedirectRule, path: string): string | undefined {
  if (!rule.from.endsWith('*')) return path === rule.from ? rule.to : undefined;
  const prefix = rule.from.slice(0, -1);
  if (!path.startsWith(prefix) || path.length === prefix.length) return undefined;
  const suffix = path.slice(prefix.length);
  return rule.to.endsWith('*') ? rule.to.slice(0, -1) + suffix : rule.to;
}

/** The target of a path by the first matching rule; undefined if none matches. A trailing slash makes no difference. */
export function redirectTarget(rules: readonly RedirectRule[], path: string): string | undefined {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  for (const rule of rules) {
    const target = applyRule(rule, bare);
    if (target !== undefined) return target;
  }
  return undefined;
}

/** Expands {lang} in a redirect: to every language or, if only the target contains it, to the default language. */
export function expandLanguages<Rule extends RedirectRule>(
  rule: Rule,
  [defaultLanguage]: LanguageOrder,
): readonly Rule[] {
  const inLanguage = (language: string): Rule => ({
    ...rule,
    from: rule.from.replaceAll('{lang}', language),
    to: rule.to.replaceAll('{lang}', language),
  });
  return rule.from.includes('{lang}') ? languages.map(inLanguage) : [inLanguage(defaultLanguage)];
}

/** Adds a rule from the root to the home page in the default language, unless a rule for the root exists. */
export function withRoot<Rule extends RedirectRule>(
  rules: readonly Rule[],
  [defaultLanguage]: LanguageOrder,
): readonly (Rule | RedirectRule)[] {
  if (rules.some(({ from }) => from === '/')) return rules;
  return [{ from: '/', to: sitePath(defaultLanguage, '/') }, ...rules];
}
