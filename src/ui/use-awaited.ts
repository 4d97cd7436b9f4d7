import { useCallback } from 'react';
import { useMessages } from '../hooks/messages';
import { useDismissToast, useToast } from './toast-provider';

// In milliseconds.
const noticeAfter = 1000;
const giveUpAfter = 10_000;

/**
 * Waits for code that a press needs. Says that it is being loaded if that takes more than a second. Resolves to false
 * where it cannot be loaded, or not in ten seconds: a window that opens any later would take the reader by surprise.
 */
export function useAwaited(): (loading: Promise<boolean>) => Promise<boolean> {
  const t = useMessages();
  const toast = useToast();
  const dismiss = useDismissToast();
  return useCallback(
    async (loading) => {
      let announced = false;
      const notice = setTimeout(() => {
        announced = true;
        toast({ title: t('ui.loading'), duration: giveUpAfter });
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
    [t, toast, dismiss],
  );
}
