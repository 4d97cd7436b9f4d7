import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A value of a file, with the text of one language where the file has a text in both. */
function inLanguage(value, language) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if ('en' in value && 'ar' in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, language)]));
}

const files = readdirSync('stores').map((file) => parse(readFileSync(`stores/${file}`, 'utf8')));

/** The interface texts of both languages. */
export const texts = {
  en: { list: 'All stores', columns: ['Offer', 'Code', 'Saves', 'Ends'], open: 'Open the store', terms: 'Terms' },
  ar: { list: 'كل المتاجر', columns: ['العرض', 'الكود', 'التوفير', 'ينتهي'], open: 'افتح المتجر', terms: 'الشروط' },
};

/** Both languages, each with its texts and its stores by name. Each file is parsed once in a build. */
export const languages = ['en', 'ar'].map((language) => ({
  language,
  direction: language === 'ar' ? 'rtl' : 'ltr',
  texts: texts[language],
  stores: files
    .map((file) => inLanguage(file, language))
    .sort((one, other) => one.name.localeCompare(other.name, language)),
}));

/** A page of each store in each language. */
export const storePages = languages.flatMap(({ stores, ...rest }) => stores.map((store) => ({ ...rest, store })));
