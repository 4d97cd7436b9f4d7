import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDismissToast, useToast } from '../toast-provider';

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
