import { useSyncExternalStore } from 'react';
import { countryOf } from '../domain/country';
import { parseSaved, savedKey, savedText, setAsideKey, type SavedCode } from '../domain/saved';
import { countryCodes } from '../generated/codes';
import type { Country } from '../generated/data-types';
import { countryKey } from './kept-country';
import { removeWorker } from './register-worker';

const none: readonly SavedCode[] = [];
const listeners = new Set<() => void>();

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

function tell(): void {
  for (const listener of listeners) listener();
}

/** The last content that was read, because a store must return the same value while nothing changes. */
let last: { readonly text: string | null; readonly codes: readonly SavedCode[] } = { text: null, codes: none };

/** The codes that are kept. Content that cannot be read counts as none. */
export function savedCodes(): readonly SavedCode[] {
  const text = read(savedKey);
  if (text !== last.text) last = { text, codes: parseSaved(text) ?? none };
  return last.codes;
}

function keysAside(kept: Storage): readonly string[] {
  return Object.keys(kept).filter((key) => key.startsWith(setAsideKey));
}

/** Whether content that could not be read was set aside. */
export function hasSetAside(): boolean {
  const kept = storage();
  return kept !== undefined && keysAside(kept).length > 0;
}

/** Gives content that cannot be read another key, so that it is not lost when codes are saved. */
export function setAside(): void {
  const kept = storage();
  const text = read(savedKey);
  if (!kept || text === null || parseSaved(text)) return;
  const number = keysAside(kept).length;
  kept.setItem(number === 0 ? setAsideKey : `${setAsideKey}-${number + 1}`, text);
  kept.removeItem(savedKey);
  tell();
}

/** Changes the codes that are kept, and tells all who show them. Returns false if the browser refuses. */
export function changeSaved(change: (codes: readonly SavedCode[]) => readonly SavedCode[]): boolean {
  try {
    setAside();
    const before = savedCodes();
    const after = change(before);
    if (after === before) return true;
    window.localStorage.setItem(savedKey, savedText(after));
    tell();
    return true;
  } catch {
    // The storage refuses, or is full.
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  // Another tab has changed something; without a key, it has deleted everything.
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(savedKey)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
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
    tell();
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

function ownKeys(kept: Storage): readonly string[] {
  return Object.keys(kept).filter((key) => key.startsWith(savedKey));
}

function isAnythingKept(): boolean {
  const kept = storage();
  return kept !== undefined && ownKeys(kept).length > 0;
}

/** Whether the storage has anything of the site, be it without a code or unreadable, in all tabs the same. */
export function useIsAnythingKept(): boolean {
  return useSyncExternalStore(subscribe, isAnythingKept, () => false);
}

/** Deletes all that the site keeps on the device: storage, caches and service workers. Resolves to whether that worked. */
export async function forgetEverything(): Promise<boolean> {
  try {
    for (const key of ownKeys(window.localStorage)) window.localStorage.removeItem(key);
    tell();
    await removeWorker();
    return true;
  } catch {
    return false;
  }
}
