import {
  useId,
  useLayoutEffect,
  useRef,
  type DOMAttributes,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIntl } from 'react-intl';
import { ToastHost, useDismissToast } from './toast-provider';
import { BidiText } from './text/Bidi';
import { Button } from './Button';
import { joinClasses } from './join-classes';
import { styles } from './Dialog.styles';
import { Icon } from './Icon';

interface DialogProps {
  /** The heading and accessible name of the dialog. */
  readonly title: string;
  /** Called when the reader closes it by the button, Escape or a click outside. The caller then unmounts it. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** The control that is focused first; by default the close button. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

function isOutside(dialog: HTMLDialogElement, event: { readonly clientX: number; readonly clientY: number }): boolean {
  const { top, bottom, left, right } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** Opens the dialog as a modal one while it is mounted, and returns the focus afterwards. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  firstFocus: RefObject<HTMLElement | null> | undefined,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    firstFocus?.current?.focus();
    return () => {
      // Before removal, because the browser restores the focus only if the dialog is closed while it is in the
      // document.
      element.close();
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, [dialog, firstFocus]);
}

function useClickOutside(onClose: () => void): Pick<DOMAttributes<HTMLDialogElement>, 'onMouseDown' | 'onClick'> {
  const pressedOutside = useRef(false);
  const onMouseDown = (event: MouseEvent<HTMLDialogElement>): void => {
    pressedOutside.current = event.target === event.currentTarget && isOutside(event.currentTarget, event);
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>): void => {
    // Both press and release must be outside: dragging a text selection out of the dialog also ends outside.
    if (pressedOutside.current && event.target === event.currentTarget && isOutside(event.currentTarget, event))
      onClose();
  };

  return { onMouseDown, onClick };
}

/** A modal dialog, open while it is mounted. The focus stays inside and returns to the previous element on closing. */
export function Dialog({ title, onClose, className, firstFocus, children }: DialogProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // An earlier toast belongs to the page, which is inert while the dialog is open.
  const dismissToast = useDismissToast();
  useLayoutEffect(dismissToast, [dismissToast]);

  useModal(dialog, firstFocus);
  const closeOutside = useClickOutside(onClose);

  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, className)}
      aria-labelledby={titleId}
      {...closeOutside}
      onCancel={(event) => {
        // `cancel` events of elements inside, such as a file input, bubble.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <BidiText as="h2" id={titleId} className={styles.title} text={title} />
          <Button
            variant="icon"
            className={styles.close}
            aria-label={intl.formatMessage({ id: 'ui.close' })}
            onClick={onClose}
          >
            <Icon name="close" />
          </Button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
      <ToastHost />
    </dialog>
  );
}
