import { useEffect } from 'react';
import { toastDuration } from '../domain/constants';
import { BidiText } from './text/Bidi';
import { styles } from './PlainToast.styles';
import type { ShownToast } from './toast';
import { ToastLink } from './ToastLink';

interface PlainToastProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

/** The toast while `ToastView` is not loaded: without buttons, closed after its duration. */
export function PlainToast({ toast, onDismiss }: PlainToastProps) {
  const { title, description, link, duration = toastDuration } = toast;
  useEffect(() => {
    const timer = setTimeout(onDismiss, duration);
    return () => clearTimeout(timer);
  }, [onDismiss, duration]);
  return (
    <div className={styles.toast} data-open data-toast>
      {[title, description].map((text) => text !== undefined && <BidiText key={text} text={text} />)}
      <ToastLink link={link} />
    </div>
  );
}
