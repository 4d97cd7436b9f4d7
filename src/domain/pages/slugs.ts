export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const maxLength = 80;

export function isSlug(text: string): boolean {
  return slugPattern.test(text) && text.length <= maxLength;
}

/** Creates a slug from a name; empty if the name contains no Latin letter and no digit. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The default path of a store: the one it has if its data sets none. */
export function usualPath(slug: string): string {
  return `/store/${slug}`;
}
