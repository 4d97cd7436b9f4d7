import type { ButtonHTMLAttributes, Ref } from 'react';
import { css } from './Button.styles';
import { classNames } from './class-names';

/** How much a button asks to be pressed; `icon` is a square one for a drawing alone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'icon';

/** The height of a button: `s` inside dense rows, `m` everywhere else, `l` for the one action of a screen. */
export type ButtonSize = 's' | 'm' | 'l';

/** The class of a button, for links that look alike. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'm', more?: string): string {
  return classNames(css.button, css[size], css[variant], more);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button. One without words (`icon`) needs an `aria-label`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}
