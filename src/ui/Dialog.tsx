import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../hooks/messages';
import { ToastHost, useDismissToast } from './toast-provider';
import { Bidi } from './Bidi';
import { Button } from './Button';
import { classNames } from './class-names';
import { css } from './Dialog.styles';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface DialogProps {
  /** The name of the dialog, its heading. */
  readonly title: string;
  /** true where the heading is for screen readers only, because the content begins with one of its own. */
  readonly titleHidden?: boolean;
  /** Called when the reader closes it: with the button, with Escape, or with a click beside it. The caller then unmounts it. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function isOutside(dialog: HTMLDialogElement, event: { readonly clientX: number; readonly clientY: number }): boolean {
  const { top, bottom, left, right } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/** A modal dialog, open for as long as it is mounted. Focus stays inside, and goes back to where it came from. */
export function Dialog({ title, titleHidden = false, onClose, className, children }: DialogProps) {
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  // A notice of what was done before belongs to the page, which is inert from now on.
  const dismissToast = useDismissToast();
  useLayoutEffect(dismissToast, [dismissToast]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      // Closed while it is still in the document, the browser gives focus back; a removed one would drop it.
      element.close();
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);

  const onPress = (event: MouseEvent<HTMLDialogElement>): void => {
    pressedOutside.current = event.target === event.currentTarget && isOutside(event.currentTarget, event);
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>): void => {
    // Both ends of the click: a selection dragged out of the dialog ends outside, too.
    if (pressedOutside.current && event.target === event.currentTarget && isOutside(event.currentTarget, event))
      onClose();
  };

  const heading = (
    <h2 id={titleId} className={css.title}>
      <Bidi>{title}</Bidi>
    </h2>
  );
  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, className)}
      aria-labelledby={titleId}
      onMouseDown={onPress}
      onClick={onClick}
      onCancel={(event) => {
        // A file chooser or the like inside would bubble its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.frame}>
        <div className={css.head}>
          {titleHidden ? (
            <VisuallyHidden as="h2" id={titleId}>
              {title}
            </VisuallyHidden>
          ) : (
            heading
          )}
          <Button variant="icon" className={css.close} aria-label={t('ui.close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <div className={css.body}>{children}</div>
      </div>
      <ToastHost />
    </dialog>
  );
}
