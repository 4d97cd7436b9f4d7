import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { importWhole } from '../loading/import-whole';
import { PlainToast } from './PlainToast';
import type { ShownToast, Toast } from './toast';
import { VisuallyHidden } from './VisuallyHidden';
import { usePart } from '../hooks/part';

const importToastView = () => importWhole(() => import('./ToastView'));

interface ToastState {
  readonly toast: ShownToast | undefined;
  readonly dismiss: () => void;
  /** The hosts that are on the page, the last one on top. */
  readonly hosts: readonly string[];
  readonly addHost: (id: string) => () => void;
}

const ShowContext = createContext<((toast: Toast) => void) | undefined>(undefined);
const StateContext = createContext<ToastState | undefined>(undefined);

/** Shows notices, one at a time: a new one takes the place of the last (spec, section 2.2). */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast>();
  const [hosts, setHosts] = useState<readonly string[]>([]);
  const count = useRef(0);

  const show = useCallback((next: Toast) => {
    count.current += 1;
    setToast({ ...next, key: count.current, remaining: undefined });
  }, []);
  const dismiss = useCallback(() => setToast(undefined), []);
  const addHost = useCallback((id: string) => {
    setHosts((present) => [...present, id]);
    return () => setHosts((present) => present.filter((host) => host !== id));
  }, []);
  const state = useMemo(() => ({ toast, dismiss, hosts, addHost }), [toast, dismiss, hosts, addHost]);

  return (
    <ShowContext value={show}>
      <StateContext value={state}>
        {children}
        <ToastHost />
      </StateContext>
    </ShowContext>
  );
}

/** `const toast = useToast(); toast({ title })` shows a notice. */
export function useToast(): (toast: Toast) => void {
  const show = use(ShowContext);
  if (!show) throw new Error('A part of the site was rendered outside ToastProvider.');
  return show;
}

/**
 * A place where notices appear. The site has one; every open dialog brings its own, because all that is outside a
 * modal dialog is inert. The live region is there before anything is said in it, or nothing would be read out.
 */
export function ToastHost() {
  const state = use(StateContext);
  if (!state) throw new Error('A part of the site was rendered outside ToastProvider.');
  const { toast, dismiss, hosts, addHost } = state;
  const id = useId();
  const [spoken, setSpoken] = useState<ShownToast>();
  const { Part: ToastView, failed, load } = usePart(importToastView);
  const onTop = hosts.at(-1) === id;
  const shown = onTop ? toast : undefined;

  useEffect(() => addHost(id), [addHost, id]);

  useEffect(() => {
    if (shown) void load();
  }, [shown, load]);

  useEffect(() => {
    // Said once, by the host that was on top when it came.
    if (!toast) setSpoken(undefined);
    else if (onTop && toast.remaining === undefined) setSpoken(toast);
  }, [toast, onTop]);

  return (
    <>
      <div role="status" aria-live="polite" aria-atomic="true">
        {spoken && (
          <VisuallyHidden key={spoken.key} as="p">
            {spoken.title} {spoken.description}
          </VisuallyHidden>
        )}
      </div>
      {shown && ToastView && <ToastView key={shown.key} toast={shown} onDismiss={dismiss} />}
      {shown && !ToastView && failed && <PlainToast key={shown.key} toast={shown} onDismiss={dismiss} />}
    </>
  );
}
