import { BidiText } from '../../ui/text/Bidi';
import { styles } from './PrintCode.styles';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { importWhole } from '../../browser/import-whole';
import type PrintedCode from './PrintedCode';

type Drawing = typeof PrintedCode;

let drawing: Drawing | undefined;
let isPrinting = false;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    drawing ??= (await importWhole(() => import('./PrintedCode'))).default;
  } catch {
    // Without a connection, paper has only the address. The next page tries again.
  }
}

/** Synchronously: the browser prints what the page shows when the last listener returns. */
function setPrinting(value: boolean): void {
  isPrinting = value;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const begin = (): void => setPrinting(true);
const end = (): void => setPrinting(false);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    // Printing does not wait for scripts, so this one is loaded in advance, at once: an idle browser may begin later than
    // the first print.
    void load();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** The component that draws QR codes on paper; undefined on the screen, and until its script is loaded. */
function usePrintedCode(): Drawing | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (isPrinting ? drawing : undefined),
    () => undefined,
  );
}

interface PrintCodeProps {
  readonly address: string;
  readonly caption: string;
}

/** A QR code for print only, drawn when the page is printed, with its address: the script may not be loaded. */
export function PrintCode({ address, caption }: PrintCodeProps) {
  const PrintedCode = usePrintedCode();
  return (
    <figure className={styles.code}>
      {PrintedCode && <PrintedCode address={address} />}
      <figcaption>
        <BidiText text={caption} />
        <bdi dir="ltr">{address}</bdi>
      </figcaption>
    </figure>
  );
}
