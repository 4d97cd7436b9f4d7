/** What slugs, and the steps of addresses, look like: small Latin letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** As the schema has it. */
const longest = 80;

/** Whether a text can be a slug. */
export function isSlug(text: string): boolean {
  return slugPattern.test(text) && text.length <= longest;
}

/** A slug made of a name; empty if it has no Latin letter and no digit. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
