import { useSyncExternalStore } from 'react';
import { countryOf } from '../domain/country';
import { parseSaved, savedText, type SavedCode } from '../domain/saved';
import { countryCodes } from '../generated/codes';
import type { Country } from '../generated/data-types';
import { countryKey, keyEnd } from './kept-country';
import { removeWorker } from './register-worker';
import { listenKept, savedKey, tellKept } from './saved-sign';

const savedName = 'saved';

/** What the keys of content begin with that could not be read; a number follows from the second one on. */
const asideName = /^saved-unreadable(?:-\d+)?$/;

const none: readonly SavedCode[] = [];

/** The storage of the browser; undefined where it refuses. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function read(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The last content that was read, because a store must return the same value while nothing changes. */
let last: { readonly text: string | null; readonly codes: readonly SavedCode[] } = { text: null, codes: none };

/** The codes that are kept. Content that cannot be read counts as none. */
export function savedCodes(): readonly SavedCode[] {
  const text = read(savedKey);
  if (text !== last.text) last = { text, codes: parseSaved(text).codes };
  return last.codes;
}

function isAside(key: string): boolean {
  return key.endsWith(keyEnd) && asideName.test(key.slice(0, -keyEnd.length));
}

function keepAside(kept: Storage, text: string): void {
  let number = 1;
  const key = (): string => (number === 1 ? 'saved-unreadable' : `saved-unreadable-${number}`) + keyEnd;
  while (kept.getItem(key()) !== null) number += 1;
  kept.setItem(key(), text);
}

/**
 * Gives what is under the former keys, which had no base path, the present ones. Other content under the key of the codes is
 * another application's.
 */
function takeOver(kept: Storage): void {
  const former = kept.getItem(savedName);
  if (former !== null && parseSaved(former).isOwn && kept.getItem(savedKey) === null) {
    kept.setItem(savedKey, former);
    kept.removeItem(savedName);
  }
  for (const key of Object.keys(kept).filter((each) => asideName.test(each))) {
    keepAside(kept, kept.getItem(key) ?? '');
    kept.removeItem(key);
  }
}

try {
  if (typeof window !== 'undefined') takeOver(window.localStorage);
} catch {
  // The storage refuses, or is full; what is in it stays there.
}

/** Gives content that cannot be read wholly another key, so that nothing is lost when codes are saved. */
export function setAside(): void {
  const kept = storage();
  const text = read(savedKey);
  if (!kept || text === null) return;
  const { codes, isWhole } = parseSaved(text);
  if (isWhole) return;
  keepAside(kept, text);
  if (codes.length > 0) kept.setItem(savedKey, savedText(codes));
  else kept.removeItem(savedKey);
  tellKept();
}

/** Changes the codes that are kept, and tells all who show them. Returns false if the browser refuses. */
export function changeSaved(change: (codes: readonly SavedCode[]) => readonly SavedCode[]): boolean {
  try {
    setAside();
    const before = savedCodes();
    const after = change(before);
    if (after === before) return true;
    window.localStorage.setItem(savedKey, savedText(after));
    tellKept();
    return true;
  } catch {
    // The storage refuses, or is full.
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  // Without a key, another tab has deleted everything.
  return listenKept((key) => {
    if (key === undefined || key === null || isOwnKey(key)) listener();
  });
}

/** The codes that are kept, in all tabs the same. */
export function useSavedCodes(): readonly SavedCode[] {
  return useSyncExternalStore(subscribe, savedCodes, () => none);
}

/** Keeps a country on the device, or none (product rule R56). Returns false if the browser refuses. */
export function keepCountry(country: Country | undefined): boolean {
  try {
    if (country) window.localStorage.setItem(countryKey, country.toLowerCase());
    else window.localStorage.removeItem(countryKey);
    tellKept();
    return true;
  } catch {
    return false;
  }
}

function keptCountry(): Country | undefined {
  return countryOf(`?country=${read(countryKey)}`, countryCodes);
}

/** The country that is kept, in all tabs the same. Undefined without one, and for an unknown value. */
export function useKeptCountry(): Country | undefined {
  return useSyncExternalStore(subscribe, keptCountry, () => undefined);
}

function isOwnKey(key: string): boolean {
  return key === savedKey || key === countryKey || isAside(key);
}

function keysThat(test: (key: string) => boolean): readonly string[] {
  return Object.keys(storage() ?? {}).filter(test);
}

function hasSetAside(): boolean {
  return keysThat(isAside).length > 0;
}

/** Whether content that could not be read was set aside, in all tabs the same. */
export function useHasSetAside(): boolean {
  return useSyncExternalStore(subscribe, hasSetAside, () => false);
}

function isAnythingKept(): boolean {
  return keysThat(isOwnKey).length > 0;
}

/** Whether the storage has anything of the site, be it without a code or unreadable, in all tabs the same. */
export function useIsAnythingKept(): boolean {
  return useSyncExternalStore(subscribe, isAnythingKept, () => false);
}

function forgetStorage(): void {
  for (const key of keysThat(isOwnKey)) window.localStorage.removeItem(key);
  tellKept();
}

/** Deletes all that the site keeps on the device: storage, caches and service workers. Resolves to whether that worked. */
export async function forgetEverything(): Promise<boolean> {
  // One that refuses does not keep the other.
  const results = await Promise.allSettled([Promise.resolve().then(forgetStorage), removeWorker()]);
  return results.every(({ status }) => status === 'fulfilled');
}
