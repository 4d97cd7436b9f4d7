import type { Change, OutboxStorage } from './outbox';

/** What the names of this site's entries in the storage of the browser begin with. */
function prefixOf(project: string): string {
  return `editor-changes:${project}:`;
}

function changesAt(key: string): readonly Change[] {
  try {
    const changes: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    // This page wrote them.
    return Array.isArray(changes) ? (changes as readonly Change[]) : [];
  } catch {
    return [];
  }
}

function write(key: string, changes: readonly Change[]): boolean {
  try {
    if (changes.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(changes));
    return true;
  } catch {
    // The storage is full or not allowed.
    return false;
  }
}

/** The place of this window's changes in the storage of the browser. */
export interface OwnWindow {
  readonly storage: OutboxStorage;
  /** Gives the changes to a window that the server knows. */
  release(): void;
}

/** Other sites of the host have an entry of their own. */
const nameOfWindow = `editor-window${import.meta.env.BASE_URL.replace(/\/$/, '')}`;

/**
 * Claims the changes that this window had before it was loaded again. Those of windows that are closed, or that the server does not
 * know, are handed to `inherit`, once. A lock of the browser tells which windows are open.
 */
export async function ownWindow(project: string, inherit: (changes: readonly Change[]) => void): Promise<OwnWindow> {
  const prefix = prefixOf(project);
  let release = (): void => undefined;
  const claim = (key: string): Promise<boolean> =>
    new Promise((resolve) => {
      void navigator.locks.request(key, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((end) => (release = end));
      });
    });
  let name = sessionStorage.getItem(nameOfWindow) ?? crypto.randomUUID();
  // A duplicated tab has the name of the other one.
  if (!(await claim(prefix + name))) {
    name = crypto.randomUUID();
    await claim(prefix + name);
  }
  sessionStorage.setItem(nameOfWindow, name);
  const own = prefix + name;
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix) || key === own) continue;
    void navigator.locks.request(key, () => {
      const changes = changesAt(key);
      if (changes.length > 0) inherit(changes);
      localStorage.removeItem(key);
    });
  }
  return {
    storage: { read: () => changesAt(own), write: (changes) => write(own, changes) },
    release: () => release(),
  };
}
