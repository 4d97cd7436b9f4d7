import { createContext, use } from 'react';
import type { PageData } from '../domain/page-data';

const PageContext = createContext<PageData | undefined>(undefined);

/** Gives the tree below it the page that is shown. */
export const PageProvider = PageContext;

/** The page that is shown. */
export function usePage(): PageData {
  const page = use(PageContext);
  if (!page) throw new Error('A part of the site was rendered outside PageProvider.');
  return page;
}
