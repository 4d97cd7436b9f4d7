import { useEffect, useState } from 'react';
import { directionOf, type Language } from '../domain/language';

/**
 * The language of the reader, which the browser keeps, and what changes it.
 *
 * @param base the folder of the host in which the site is: other sites of the host have a language of their own
 */
export function useLanguage(base: string): readonly [Language, (language: Language) => void] {
  const kept = `editor-language${base}`;
  const [language, setLanguage] = useState<Language>(() => (localStorage.getItem(kept) === 'ar' ? 'ar' : 'en'));
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = directionOf(language);
    localStorage.setItem(kept, language);
  }, [language, kept]);
  return [language, setLanguage];
}
