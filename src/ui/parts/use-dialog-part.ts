import { useRef, useState, type ComponentType, useCallback } from 'react';
import type { LazyPart } from '../../domain/pages/messages';
import { usePart } from '../../hooks/part';
import type { Toast } from '../toast';
import { useToast, useDismissToast } from '../toast-provider';
import { useIntl } from 'react-intl';

// In milliseconds.
const noticeAfter = 1000;
const giveUpAfter = 10_000;

/**
 * Returns a function that waits for code that a click handler needs, with a toast after a second. False if the code
 * cannot be loaded in ten seconds: a dialog that opens later would surprise the reader.
 */
export function useLoadNotice(): (loading: Promise<boolean>) => Promise<boolean> {
  const intl = useIntl();
  const toast = useToast();
  const dismiss = useDismissToast();
  return useCallback(
    async (loading) => {
      let announced = false;
      const notice = setTimeout(() => {
        announced = true;
        toast({ title: intl.formatMessage({ id: 'ui.loading' }), duration: giveUpAfter });
      }, noticeAfter);
      let limit: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<boolean>((resolve) => {
        limit = setTimeout(() => resolve(false), giveUpAfter);
      });
      const loaded = await Promise.race([loading, tooLate]);
      clearTimeout(notice);
      clearTimeout(limit);
      if (announced) dismiss();
      return loaded;
    },
    [intl, toast, dismiss],
  );
}

interface DialogPart<Props> {
  readonly Part: ComponentType<Props> | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/** A toast says so if loading takes long; the toast `failure` is shown if it fails. */
export function useDialogPart<Props extends object>(
  name: LazyPart,
  importPart: () => Promise<{ readonly default: ComponentType<Props> }>,
  failure: Pick<Toast, 'title' | 'description'>,
): DialogPart<Props> {
  const toast = useToast();
  const withNotice = useLoadNotice();
  const { Part, load } = usePart(name, importPart);
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef(false);
  const open = async (): Promise<void> => {
    if (waiting.current) return;
    waiting.current = true;
    const loaded = await withNotice(load());
    waiting.current = false;
    if (loaded) setOpen(true);
    else toast({ ...failure, tone: 'bad' });
  };
  return { Part: isOpen ? Part : undefined, open: () => void open(), close: () => setOpen(false) };
}
