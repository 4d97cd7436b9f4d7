import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { Countries } from '../../../../src/generated/data-types';
import type { Path } from '../../load/document';
import type { Entry, MessageEntry } from '../catalogue';

/** The message areas of country names, by the field of data/countries.yaml that they come from. */
const messageOfField = { name: 'country', short: 'country-short' } as const;

/** The names of countries as interface messages: `country.SA`, `country-short.SA`. */
export function countryMessages({ value, document }: Entry<Countries>): readonly MessageEntry[] {
  return Object.entries(value.countries).flatMap(([code, country]) =>
    // The index type allows absent values, but entries always have one.
    country === undefined
      ? []
      : (['name', 'short'] as const).map((field): MessageEntry => {
          const path: Path = ['countries', code, field];
          const literal = (text: string): MessageEntry['en'] => [{ type: TYPE.literal, value: text }];
          const { en, ar } = country[field];
          return {
            id: `${messageOfField[field]}.${code}`,
            en: literal(en),
            ar: literal(ar),
            placeholders: {},
            document,
            path,
          };
        }),
  );
}
