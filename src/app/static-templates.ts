import type { PageKind } from '../domain/pages/page-data';
import ArticlePage from '../pages/ArticlePage';
import BlogPage from '../pages/BlogPage';
import ChecksPage from '../pages/ChecksPage';
import CategoryPage from '../pages/CategoryPage';
import SeasonPage from '../pages/SeasonPage';
import ComparePage from '../compare/ComparePage';
import CouponsPage from '../coupons/CouponsPage';
import DirectoryPage from '../pages/DirectoryPage';
import HomePage from '../pages/HomePage';
import NotFoundPage from '../pages/NotFoundPage';
import PostPage from '../pages/PostPage';
import SavedPage from '../pages/SavedPage';
import StaticPage from '../pages/StaticPage';
import StoreOffersPage from '../pages/StoreOffersPage';
import StorePage from '../store-page/StorePage';
import type { AnyTemplate, Template } from './templates';

const templates = {
  home: HomePage,
  store: StorePage,
  'store-offers': StoreOffersPage,
  directory: DirectoryPage,
  coupons: CouponsPage,
  static: StaticPage,
  checks: ChecksPage,
  article: ArticlePage,
  category: CategoryPage,
  season: SeasonPage,
  compare: ComparePage,
  saved: SavedPage,
  blog: BlogPage,
  post: PostPage,
  'not-found': NotFoundPage,
} satisfies { readonly [Kind in PageKind]: Template<Kind> };

/** The template of a page kind, imported statically: the generator renders pages of all kinds in one process. */
export function staticTemplate(kind: PageKind): AnyTemplate {
  // The registry pairs each kind with its template, but TypeScript cannot relate the two unions.
  return templates[kind] as AnyTemplate;
}
