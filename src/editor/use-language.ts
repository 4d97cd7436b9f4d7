import { useEffect, useState } from 'react';
import { directionOf, isLanguage, type Language } from '../domain/language/language';

/** Stored by the browser. `base` is the folder of the site: other sites on the host have their own setting. */
export function useLanguage(base: string): readonly [Language, (language: Language) => void] {
  const kept = `editor-language${base}`;
  const [language, setLanguage] = useState<Language>(() => {
    const known = localStorage.getItem(kept) ?? '';
    return isLanguage(known) ? known : (navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'en');
  });
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = directionOf(language);
    localStorage.setItem(kept, language);
  }, [language, kept]);
  return [language, setLanguage];
}
