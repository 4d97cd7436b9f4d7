import { useEffect, useRef, useState } from 'react';

// In milliseconds: of several changes in a row only the last one is announced.
const settleDelay = 500;

/** A text for a live region: `text`, some time after the last change of `cause`, and nothing in between. */
export function useAnnouncement(text: string, cause: string, atFirst: boolean): string {
  const [said, setSaid] = useState('');
  const last = useRef(atFirst ? undefined : cause);
  useEffect(() => {
    if (last.current === cause) return undefined;
    setSaid('');
    const timer = setTimeout(() => {
      last.current = cause;
      setSaid(text);
    }, settleDelay);
    return () => clearTimeout(timer);
  }, [text, cause]);
  return said;
}
