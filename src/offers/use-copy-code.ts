import type { RefObject } from 'react';
import { useCopy } from '../hooks/copy';
import { useMessages } from '../hooks/messages';
import { useToast } from '../ui/toast-provider';

interface CopyCode {
  /** true for three seconds after a copy, or until another code is copied. */
  readonly copied: boolean;
  /** Copies the code; resolves to whether that worked. Call it in the handler of a click. */
  readonly copyCode: () => Promise<boolean>;
}

/**
 * Copies a code and shows a toast. If the browser refuses, the element with the code is selected, and the toast asks the
 * reader to copy it manually.
 */
export function useCopyCode(code: string, shownIn: RefObject<HTMLElement | null>, copiedNotice?: string): CopyCode {
  const t = useMessages();
  const toast = useToast();
  const { copied, copy } = useCopy();
  const copyCode = async (): Promise<boolean> => {
    const done = await copy(code, shownIn.current);
    if (done) {
      // A function, because a replacement text would read `$` in a code as a pattern.
      const description = copiedNotice?.replaceAll('{code}', () => code) ?? t('notice.code-copied-text', { code });
      toast({ title: t('notice.code-copied-title'), description, tone: 'good' });
    } else {
      toast({ title: t('notice.copy-refused-title'), description: t('notice.copy-refused-text') });
    }
    return done;
  };
  return { copied, copyCode };
}
