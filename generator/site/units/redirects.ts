import { sitePath } from '../../../src/domain/pages/paths';
import type { Settings } from '../../../src/domain/pages/settings';
import type { Page, Post, Redirects } from '../../../src/generated/data-types';
import { sitePages, storeAddress, type StoreAddress } from '../derive/addresses';
import type { Collection } from '../derive/collections';
import { expandWildcards, redirectRules } from '../derive/redirects';
import { valueInput, type Input, type ValuesOf } from '../engine/input';
import type { Unit, UnitOutput } from '../engine/unit';
import { redirectFiles, type HostingTarget } from '../render/hosts';
import type { Listings, SiteInputs } from './site-inputs';

type RedirectInputs = Readonly<{
  settings: Input<Settings>;
  target: Input<HostingTarget>;
  redirects: Input<Redirects>;
  stores: Input<readonly StoreAddress[]>;
  pages: Input<readonly Page[]>;
  posts: Input<readonly Post[]>;
  listings: Input<Listings>;
  collections: Input<readonly Collection[]>;
}>;

function makeRedirects({ settings, target, redirects, ...source }: ValuesOf<RedirectInputs>): UnitOutput {
  const { languages } = settings;
  const addresses = sitePages({ ...source, languages }).map(({ language, path }) => sitePath(language, path));
  const rules = expandWildcards(redirectRules(redirects.redirects, languages), addresses);
  return { files: redirectFiles(rules, { settings }, target) };
}

/** The unit of redirect pages. It has no files for a hosting target with redirects of its own. */
export function redirectUnit(
  { data, settings, posts, listings }: SiteInputs,
  target: HostingTarget,
): Unit<RedirectInputs> {
  return {
    id: 'redirects',
    inputs: {
      settings,
      target: valueInput(target),
      redirects: valueInput(data.redirects),
      stores: valueInput(data.stores.map(storeAddress)),
      pages: valueInput(data.pages),
      posts,
      listings,
      collections: valueInput(data.collections),
    },
    make: makeRedirects,
  };
}
