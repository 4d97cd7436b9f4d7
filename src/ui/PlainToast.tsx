import { useEffect } from 'react';
import { toastDuration } from '../domain/constants';
import { Bidi } from './Bidi';
import { css } from './PlainToast.styles';
import type { ShownToast } from './toast';

interface PlainToastProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

/** A notice without anything to press, for when the code of the full one cannot be loaded. It goes away after its time. */
export function PlainToast({ toast, onDismiss }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(onDismiss, toastDuration);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return (
    // What it says has been read out by the region that stands beside it.
    <div className={css.toast} data-open data-toast aria-hidden="true">
      {[toast.title, toast.description].map(
        (words) =>
          words !== undefined && (
            <p key={words}>
              <Bidi>{words}</Bidi>
            </p>
          ),
      )}
    </div>
  );
}
