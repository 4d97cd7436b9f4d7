import { useEffect, useState } from 'react';
import { directionOf, isLanguage, type Language } from '../domain/language/language';

/** The first language of the browser that the editor has. */
function browserLanguage(): Language {
  return navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'en';
}

/**
 * The language of the user, which the browser stores, and a function that changes it.
 * @param base the folder of the site on its host: other sites on the host have their own setting
 */
export function useLanguage(base: string): readonly [Language, (language: Language) => void] {
  const kept = `editor-language${base}`;
  const [language, setLanguage] = useState<Language>(() => {
    const known = localStorage.getItem(kept) ?? '';
    return isLanguage(known) ? known : browserLanguage();
  });
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = directionOf(language);
    localStorage.setItem(kept, language);
  }, [language, kept]);
  return [language, setLanguage];
}
