import { useEffect } from 'react';

/** Keeps the screen awake while the component is mounted, where the browser can and allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    // Some browsers, and pages without https, have none at run time.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!wakeLock) return undefined;
    let isMounted = true;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      // The browser releases it when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await wakeLock.request('screen');
        if (!isMounted) await lock.release();
      } catch {
        // The browser refuses, as with a low battery.
      }
    };
    const onChange = (): void => void ask();
    document.addEventListener('visibilitychange', onChange);
    onChange();
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
}
