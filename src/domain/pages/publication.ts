export interface Publication {
  readonly draft?: boolean | undefined;
  /** The first day on which it is published, YYYY-MM-DD. */
  readonly publish?: string | undefined;
}

/** A value that sorts after every day. On this "day" even drafts are published. Days are compared as strings. */
export const lastDay = '~';

/** The first day on which something is published: empty if it is always published, `lastDay` for a draft. */
export function publishedFrom({ draft = false, publish = '' }: Publication): string {
  return draft ? lastDay : publish;
}

export function isPublished(publication: Publication, day: string): boolean {
  return publishedFrom(publication) <= day;
}

export function laterDay(a: string, b: string): string {
  return a > b ? a : b;
}
