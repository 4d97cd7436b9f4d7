import type { RedirectRule } from '../../../src/domain/pages/redirects';
import type { Settings } from '../../../src/domain/pages/settings';
import { siteFiles, buildFile, type BuildStamp } from '../../../src/domain/pages/site-files';
import { redirectRules, expandWildcards } from '../derive/pages/redirects';
import { imageOriginsOf } from '../derive/shared-parts';
import type { Unit, UnitOutput } from '../engine/unit';
import { adminHeaderRules } from '../render/admin';
import { buildManifestFile } from '../render/build-manifest';
import { contentSecurityPolicy, headerRules, type HeaderRule } from '../render/headers';
import { hostFiles, robots, type HostingTarget, redirectFiles, keyFile } from '../render/hosts';
import type { SiteInputs, Listings } from './site-inputs';
import type { IndexNow, Page, Post, Redirects, Home } from '../../../src/generated/data-types';
import { sitePath } from '../../../src/domain/pages/paths';
import { sitePages, storeAddress, type StoreAddress } from '../derive/pages/addresses';
import type { Collection } from '../derive/collections';
import { lastModifiedOf, type DatedStore } from '../derive/stores/last-modified';
import { sitemap } from '../render/sitemap';

type HostInputs = Readonly<{
  settings: Settings;
  target: HostingTarget;
  redirects: readonly RedirectRule[];
  headers: readonly HeaderRule[];
}>;

function makeHostFiles({ settings, target, redirects, headers }: HostInputs): UnitOutput {
  const { basePath } = settings;
  return {
    files: [
      ...hostFiles({ settings, redirects }, target, headers),
      // For the router in the browser, on hosts that have no redirects of their own.
      { path: siteFiles.redirects, content: JSON.stringify(redirects) },
      buildManifestFile({ basePath, redirects, headers }),
      { path: 'robots.txt', content: robots({ settings }) },
    ],
  };
}

/** The files with redirects, headers and the sitemap for hosts, servers and robots. */
export function hostUnit(
  { data, settings }: SiteInputs,
  target: HostingTarget,
  starter: string,
  isEdited: boolean,
): Unit<HostInputs> {
  const redirects = redirectRules(data.redirects.redirects, settings.languages);
  const { basePath } = settings;
  const imageOrigins = imageOriginsOf(data.site, data.stores, data.posts);
  const headers = [
    ...headerRules(basePath, contentSecurityPolicy({ starter }, imageOrigins)),
    ...(isEdited ? adminHeaderRules(basePath) : []),
  ];
  return { id: 'host', inputs: { settings, target, redirects, headers }, make: makeHostFiles };
}

type KeyInputs = Readonly<{ indexNow: IndexNow }>;

function makeKeyFile({ indexNow }: KeyInputs): UnitOutput {
  return { files: [keyFile(indexNow)] };
}

/** Empty if the site has no key for announcements. */
export function indexNowUnits({ data: { site } }: SiteInputs): readonly Unit<KeyInputs>[] {
  return site.indexNow ? [{ id: 'index-now', inputs: { indexNow: site.indexNow }, make: makeKeyFile }] : [];
}

type BuildInputs = Readonly<{ commit: string }>;

function makeBuildFile({ commit }: BuildInputs): UnitOutput {
  const stamp: BuildStamp = { commit };
  return { files: [{ path: buildFile, content: `${JSON.stringify(stamp)}\n` }] };
}

/** None if the commit is unknown. No other file contains the commit, so a new commit changes no other file. */
export function buildFileUnits(commit: string | undefined): readonly Unit<BuildInputs>[] {
  return commit === undefined ? [] : [{ id: 'build', inputs: { commit }, make: makeBuildFile }];
}

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

type SitemapInputs = Readonly<{
  settings: Settings;
  home: Home;
  pages: readonly Page[];
  posts: readonly Post[];
  stores: readonly DatedStore[];
  listings: Listings;
  collections: readonly Collection[];
}>;

function makeSitemap(content: SitemapInputs): UnitOutput {
  const { settings, pages, posts, stores, listings, collections } = content;
  const addresses = sitePages({ languages: settings.languages, stores, pages, posts, listings, collections });
  return { files: sitemap({ settings, lastModified: lastModifiedOf(content, addresses), pages: addresses }) };
}

export function sitemapUnit({ data, settings, listings }: SiteInputs): Unit<SitemapInputs> {
  const stores = data.stores.map((store): DatedStore => {
    const { slug, changedOn } = store;
    return { slug, ...storeAddress(store), changedOn };
  });
  return {
    id: 'sitemap',
    inputs: {
      settings,
      home: data.home,
      pages: data.pages,
      posts: data.posts,
      stores,
      listings,
      collections: data.collections,
    },
    make: makeSitemap,
  };
}
