/** An old address and where it leads. A last `*` in `from` stands for the rest, and is repeated in `to`. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Where one rule leads from a path, if it fits. */
function follow(rule: RedirectRule, path: string): string | undefined {
  if (!rule.from.endsWith('*')) return path === rule.from ? rule.to : undefined;
  const prefix = rule.from.slice(0, -1);
  if (!path.startsWith(prefix) || path.length === prefix.length) return undefined;
  const rest = path.slice(prefix.length);
  return rule.to.endsWith('*') ? rule.to.slice(0, -1) + rest : rule.to;
}

/** Where a path leads by the first rule that fits, or undefined if none does. A trailing slash makes no difference. */
export function redirectTarget(rules: readonly RedirectRule[], path: string): string | undefined {
  const bare = withoutTrailingSlash(path);
  for (const rule of rules) {
    const target = follow(rule, bare);
    if (target !== undefined) return target;
  }
  return undefined;
}
