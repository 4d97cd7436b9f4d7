import type { Language } from '../domain/language';

/** The names of keys, kinds and values in the forms. */
export const labels: Readonly<Record<string, Readonly<Record<Language, string>>>> = {};
