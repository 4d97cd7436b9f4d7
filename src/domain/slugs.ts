/** The form of slugs and path segments: lower-case Latin letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The maximum length in the schema. */
const maxLength = 80;

/** Whether a text can be a slug. */
export function isSlug(text: string): boolean {
  return slugPattern.test(text) && text.length <= maxLength;
}

/** A slug made from a name; empty if the name has no Latin letter and no digit. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The path of a store whose data names none. */
export function usualPath(slug: string): string {
  return `/store/${slug}`;
}
