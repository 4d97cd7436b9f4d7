import { useRef, useState, type ComponentType } from 'react';
import type { LazyPart } from '../../domain/pages/messages';
import { usePart } from '../../hooks/part';
import type { Toast } from '../toast';
import { useToast } from '../toast-provider';
import { useLoadNotice } from './use-load-notice';

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
