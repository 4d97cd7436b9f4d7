import type { ButtonHTMLAttributes, Ref } from 'react';
import { styles } from './Button.styles';
import { joinClasses } from './join-classes';

/** The emphasis of a button; `icon` is a square button with an icon only. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'icon';

/** The height of a button: `s` in dense rows, `l` for the main action of a page, else `m`. */
export type ButtonSize = 's' | 'm' | 'l';

/** The class of a button, for links styled as buttons. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'm', more?: string): string {
  return joinClasses(styles.button, styles[size], styles[variant], more);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. An `icon` button needs an `aria-label`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}
