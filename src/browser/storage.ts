import { useSyncExternalStore } from 'react';
import { countryOf } from '../domain/offers/country';
import { parseSaved, savedText, type SavedCode } from '../domain/saved/saved';
import { countryCodes } from '../generated/codes';
import type { Country } from '../generated/data-types';
import { countryKey, keyEnd } from './kept-country';
import { removeWorker } from './register-worker';
import { listenKept, savedKey, tellKept } from './saved-sign';

const savedName = 'saved';

/** Matches the storage keys of content that could not be parsed. From the second one on, a number follows. */
const asideName = /^saved-unreadable(?:-\d+)?$/;

const none: readonly SavedCode[] = [];

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

/** The last parsed content, because `useSyncExternalStore` requires the same value while nothing changes. */
let last: { readonly text: string | null; readonly codes: readonly SavedCode[] } = { text: null, codes: none };

/** The saved codes. Content that cannot be parsed counts as none. */
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

/** Moves content from earlier keys, which had no base path; other content there belongs to another application. */
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
  // The storage is not allowed or full; its content stays.
}

/** Moves content that cannot be parsed completely to another key, so that nothing is lost when codes are saved. */
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

/** Changes the saved codes and notifies all listeners. Returns false if the browser refuses. */
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
    // The storage is not allowed or full.
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  // Without a key, another tab has deleted everything.
  return listenKept((key) => {
    if (key === undefined || key === null || isOwnKey(key)) listener();
  });
}

export function useSavedCodes(): readonly SavedCode[] {
  return useSyncExternalStore(subscribe, savedCodes, () => none);
}

/** Stores a country on the device, or removes it (product rule R56). Returns false if the browser refuses. */
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

export function useKeptCountry(): Country | undefined {
  return useSyncExternalStore(
    subscribe,
    () => countryOf(`?country=${read(countryKey)}`, countryCodes),
    () => undefined,
  );
}

function isOwnKey(key: string): boolean {
  return key === savedKey || key === countryKey || isAside(key);
}

function keysThat(test: (key: string) => boolean): readonly string[] {
  return Object.keys(storage() ?? {}).filter(test);
}

/** Whether content that could not be parsed was set aside, in sync with other tabs. */
export function useHasSetAside(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => keysThat(isAside).length > 0,
    () => false,
  );
}

/** Whether the storage contains anything of the site, even without codes or unparsable, in sync with other tabs. */
export function useIsAnythingKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => keysThat(isOwnKey).length > 0,
    () => false,
  );
}

function forgetStorage(): void {
  for (const key of keysThat(isOwnKey)) window.localStorage.removeItem(key);
  tellKept();
}

/** Deletes storage, caches and service workers of the site. Resolves to whether that succeeded. */
export async function forgetEverything(): Promise<boolean> {
  // If one of them fails, the other is deleted nevertheless.
  const results = await Promise.allSettled([Promise.resolve().then(forgetStorage), removeWorker()]);
  return results.every(({ status }) => status === 'fulfilled');
}
