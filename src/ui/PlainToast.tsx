import { useEffect } from 'react';
import { toastDuration } from '../domain/constants';
import { Bidi } from './Bidi';
import { css } from './PlainToast.styles';
import type { ShownToast } from './toast';
import { ToastLink } from './ToastLink';

interface PlainToastProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

/** A notice for as long as the code of the full one is not loaded. It goes away after its time. */
export function PlainToast({ toast, onDismiss }: PlainToastProps) {
  const { title, description, link, duration = toastDuration } = toast;
  useEffect(() => {
    const timer = setTimeout(onDismiss, duration);
    return () => clearTimeout(timer);
  }, [onDismiss, duration]);
  return (
    <div className={css.toast} data-open data-toast>
      {[title, description].map(
        (words) =>
          words !== undefined && (
            <p key={words}>
              <Bidi>{words}</Bidi>
            </p>
          ),
      )}
      <ToastLink link={link} />
    </div>
  );
}
