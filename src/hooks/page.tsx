import { createContext, use } from 'react';
import type { PageData } from '../domain/page-data';

const PageContext = createContext<PageData | undefined>(undefined);

/** Provides the current page. */
export const PageProvider = PageContext;

/** The name of the store that the current page is about, if it is about one. */
export function useStoreName(): string | undefined {
  const page = use(PageContext);
  return page && 'store' in page ? page.store?.name : undefined;
}

/** The current page. */
export function usePage(): PageData {
  const page = use(PageContext);
  if (!page) throw new Error('A part of the site was rendered outside PageProvider.');
  return page;
}
