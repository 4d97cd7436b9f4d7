import { createContext, useMemo, type ReactNode } from 'react';
import type { SiteView } from '../domain/pages/page-data';
import type { Language } from '../domain/language/language';
import { useRequired } from './required';

interface SiteContextValue {
  readonly language: Language;
  readonly site: SiteView;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export function SiteProvider({ language, site, children }: SiteContextValue & { readonly children: ReactNode }) {
  const value = useMemo(() => ({ language, site }), [language, site]);
  return <SiteContext value={value}>{children}</SiteContext>;
}

function useSiteContext(): SiteContextValue {
  return useRequired(SiteContext);
}

export function useLanguage(): Language {
  return useSiteContext().language;
}

export function useSite(): SiteView {
  return useSiteContext().site;
}
