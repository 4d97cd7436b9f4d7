import { sitePath } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import type { Page, Post, Redirects } from '../../../src/generated/data-types';
import { sitePages, storeAddress, type StoreAddress } from '../derive/pages/addresses';
import type { Collection } from '../derive/collections';
import { expandWildcards, redirectRules } from '../derive/pages/redirects';
import type { Unit, UnitOutput } from '../engine/unit';
import { redirectFiles, type HostingTarget } from '../render/hosts';
import type { Listings, SiteInputs } from './site-inputs';

type RedirectInputs = Readonly<{
  settings: Settings;
  target: HostingTarget;
  redirects: Redirects;
  stores: readonly StoreAddress[];
  pages: readonly Page[];
  posts: readonly Post[];
  listings: Listings;
  collections: readonly Collection[];
}>;

function makeRedirects({ settings, target, redirects, ...source }: RedirectInputs): UnitOutput {
  const { languages } = settings;
  const addresses = sitePages({ ...source, languages }).map(({ language, path }) => sitePath(language, path));
  const rules = expandWildcards(redirectRules(redirects.redirects, languages), addresses);
  return { files: redirectFiles(rules, { settings }, target) };
}

/** It has no files for a hosting target with redirects of its own. */
export function redirectUnit({ data, settings, listings }: SiteInputs, target: HostingTarget): Unit<RedirectInputs> {
  return {
    id: 'redirects',
    inputs: {
      settings,
      target,
      redirects: data.redirects,
      stores: data.stores.map(storeAddress),
      pages: data.pages,
      posts: data.posts,
      listings,
      collections: data.collections,
    },
    make: makeRedirects,
  };
}
