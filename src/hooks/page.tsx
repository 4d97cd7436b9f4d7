import { createContext, use } from 'react';
import type { PageData } from '../domain/pages/page-data';
import { useRequired } from './required';

const PageContext = createContext<PageData | undefined>(undefined);

export const PageProvider = PageContext;

export function useStoreName(): string | undefined {
  const page = use(PageContext);
  return page && 'store' in page ? page.store?.name : undefined;
}

export function usePage(): PageData {
  return useRequired(PageContext);
}
