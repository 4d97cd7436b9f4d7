import type { SiteData } from '../../site/derive/site-data';
import { unfinishedMark, unfinishedWord } from '../../catalogue/validate/rules/unfinished/rule';

// Shoppers do not see these words, so they are not among the site's messages.
const placeholders = { en: '[to be written]', ar: '[نص لم يُكتب بعد]' } as const;

/** Replaces missing texts with placeholders in the language of the file. */
export function withPlaceholders(content: string, path: string): string {
  if (!content.includes(unfinishedMark)) return content;
  const placeholder = placeholders[/(?:^|\/)ar(?:[/.-]|$)/.test(path) ? 'ar' : 'en'];
  const everyWord = new RegExp(unfinishedWord, 'gu');
  return JSON.stringify(
    JSON.parse(content, (_key, value: unknown) =>
      typeof value === 'string' && value.includes(unfinishedMark) ? value.replace(everyWord, placeholder) : value,
    ),
  );
}

/** New stores without a category need one. */
export function withUnfinishedCategory(data: SiteData): SiteData {
  if (data.stores.every(({ category }) => category !== unfinishedMark)) return data;
  const name = { en: unfinishedMark, ar: unfinishedMark };
  const { categories } = data.categories;
  return { ...data, categories: { ...data.categories, categories: { ...categories, [unfinishedMark]: { name } } } };
}
