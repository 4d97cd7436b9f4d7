import { createContext, use } from 'react';
import type { PageData } from '../domain/pages/page-data';
import { useRequired } from './required';

const PageContext = createContext<PageData | undefined>(undefined);

/** Provides the current page. */
export const PageProvider = PageContext;

/** The name of the store that the current page is about; undefined if it is about none. */
export function useStoreName(): string | undefined {
  const page = use(PageContext);
  return page && 'store' in page ? page.store?.name : undefined;
}

/** The current page. */
export function usePage(): PageData {
  return useRequired(PageContext);
}
