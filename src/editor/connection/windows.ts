import type { Change, OutboxStorage } from './outbox';

function changesAt(key: string): readonly Change[] {
  try {
    const changes: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    // The assertion is sound: this page wrote them.
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

export interface OwnWindow {
  readonly storage: OutboxStorage;
  /** Passes the changes to a window that the server knows. */
  release(): void;
}

/** Contains the base path, because other sites on the same host have their own entries. */
const nameOfWindow = `editor-window${import.meta.env.BASE_URL.replace(/\/$/, '')}`;

/**
 * Restores the changes that this window had before it was reloaded. Those of windows that are closed, or that the
 * server does not know, are passed to `inherit` once. Locks of the browser tell which windows are open.
 */
export async function ownWindow(project: string, inherit: (changes: readonly Change[]) => void): Promise<OwnWindow> {
  const prefix = `editor-changes:${project}:`;
  let release = (): void => undefined;
  const claim = (key: string): Promise<boolean> =>
    new Promise((resolve) => {
      void navigator.locks.request(key, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((end) => (release = end));
      });
    });
  let name = sessionStorage.getItem(nameOfWindow) ?? crypto.randomUUID();
  // A duplicated tab has the name of the original.
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
