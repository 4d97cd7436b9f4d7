import { createContext, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { importWhole } from '../browser/import-whole';
import { PlainToast } from './PlainToast';
import type { ShownToast, Toast } from './toast';
import { VisuallyHidden } from './VisuallyHidden';
import { usePart } from '../hooks/part';
import { useRequired } from '../hooks/required';

// In milliseconds. If `ToastView` takes longer to load, the toast is shown without buttons.
const viewTimeout = 500;

interface ToastState {
  readonly toast: ShownToast | undefined;
  /** The ids of the mounted hosts, the topmost last. */
  readonly hosts: readonly string[];
}

interface ToastActions {
  readonly show: (toast: Toast) => void;
  readonly dismiss: () => void;
  readonly addHost: (id: string) => () => void;
}

const ActionsContext = createContext<ToastActions | undefined>(undefined);
const StateContext = createContext<ToastState | undefined>(undefined);

/** Provides toasts. A new toast replaces the previous one. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<ToastState>({ toast: undefined, hosts: [] });
  const count = useRef(0);
  const actions = useMemo<ToastActions>(
    () => ({
      show(next) {
        count.current += 1;
        const key = count.current;
        setState(({ hosts }) => ({
          toast: { ...next, key, announcedBy: hosts.at(-1), remaining: undefined },
          hosts,
        }));
      },
      dismiss: () => setState(({ hosts }) => ({ toast: undefined, hosts })),
      addHost(id) {
        setState(({ toast, hosts }) => ({ toast, hosts: [...hosts, id] }));
        return () => setState(({ toast, hosts }) => ({ toast, hosts: hosts.filter((host) => host !== id) }));
      },
    }),
    [],
  );

  return (
    <ActionsContext value={actions}>
      <StateContext value={state}>
        {children}
        <ToastHost />
      </StateContext>
    </ActionsContext>
  );
}

function useToastActions(): ToastActions {
  return useRequired(ActionsContext);
}

export function useToast(): (toast: Toast) => void {
  return useToastActions().show;
}

export function useDismissToast(): () => void {
  return useToastActions().dismiss;
}

/**
 * The site has one host, and each open dialog another: everything outside a modal dialog is inert. The live region is
 * rendered before it has content; otherwise screen readers would not announce it.
 */
export function ToastHost() {
  const { toast, hosts } = useRequired(StateContext);
  const { dismiss, addHost } = useToastActions();
  const id = useId();
  const { Part: ToastView, failed, load } = usePart('ToastView', () => importWhole(() => import('./ToastView')));
  const [late, setLate] = useState(false);
  const shown = hosts.at(-1) === id ? toast : undefined;
  const announced = toast?.announcedBy === id ? toast : undefined;

  useEffect(() => addHost(id), [addHost, id]);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setLate(true), viewTimeout);
    void load().finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [shown, load]);

  return (
    <>
      <div role="status" aria-live="polite" aria-atomic="true">
        {announced && (
          <VisuallyHidden key={announced.key} as="p">
            {announced.title} {announced.description}
          </VisuallyHidden>
        )}
      </div>
      {shown && ToastView && <ToastView key={shown.key} toast={shown} onDismiss={dismiss} />}
      {shown && !ToastView && (failed || late) && <PlainToast key={shown.key} toast={shown} onDismiss={dismiss} />}
    </>
  );
}
