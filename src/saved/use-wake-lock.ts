import { useEffect } from 'react';

export function useWakeLock(): void {
  useEffect(() => {
    // Absent at run time in some browsers and on pages without https.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!wakeLock) return undefined;
    let isMounted = true;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      // The browser releases the lock when the page is hidden.
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await wakeLock.request('screen');
        if (!isMounted) await lock.release();
      } catch {
        // The browser refuses, for example when the battery is low.
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
