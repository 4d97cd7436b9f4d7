import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The content of a store page in one language. */
export interface Store {
  readonly slug: string;
  readonly url: string;
  readonly brand: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly subtitle: string;
  readonly offers: readonly {
    readonly id: string;
    readonly code?: string;
    readonly url: string;
    readonly title: string;
    readonly description: string;
    readonly terms: string;
    readonly benefit?: { readonly percent: number };
    readonly expires?: string;
  }[];
  readonly sections: readonly {
    readonly kind: string;
    readonly heading: string;
    readonly steps?: readonly { readonly title: string; readonly text: string }[];
    readonly points?: readonly { readonly title: string; readonly text: string }[];
    readonly questions?: readonly { readonly question: string; readonly answer: string }[];
    readonly body?: string;
  }[];
}

/** Replaces each text in both languages by the text in one. */
function inLanguage(value: unknown, language: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  const entries = Object.entries(value);
  if ('en' in value && 'ar' in value) return entries.find(([key]) => key === language)?.[1];
  return Object.fromEntries(entries.map(([key, part]) => [key, inLanguage(part, language)]));
}

const files: readonly unknown[] = readdirSync('stores').map((file) => parse(readFileSync(`stores/${file}`, 'utf8')));
// This project has checked the files before they are copied.
const storesIn = (language: string) => files.map((file) => inLanguage(file, language) as Store);

/** All stores in each language, by name. Each file is read and parsed once in a build. */
export const stores = new Map(
  ['en', 'ar'].map((language) => [
    language,
    storesIn(language).sort((one, other) => one.name.localeCompare(other.name, language)),
  ]),
);
