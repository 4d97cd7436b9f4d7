/** The kinds of entries of shared lists, and the files that list them. The key of the list is the name of its file. */
export const listFiles = {
  country: 'countries',
  currency: 'currencies',
  category: 'categories',
  /** In `groups`. */
  group: 'categories',
  season: 'seasons',
  payment: 'payments',
  goods: 'goods',
  network: 'networks',
} as const;

export type ListedKind = keyof typeof listFiles;
