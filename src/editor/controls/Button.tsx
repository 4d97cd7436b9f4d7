import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { buttonClass } from '../../ui/Button';
import { styles } from './Button.styles';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `icon` is a square with one character; `link` is part of a text. */
  readonly look?: 'primary' | 'secondary' | 'icon' | 'link';
}

const classes: Readonly<Record<NonNullable<ButtonProps['look']>, string>> = {
  primary: buttonClass('primary', 's'),
  secondary: buttonClass('secondary', 's', styles.pressable),
  icon: buttonClass('secondary', 's', styles.icon),
  link: styles.link,
};

export function Button({ look = 'secondary', type = 'button', ...rest }: ButtonProps): ReactElement {
  return <button type={type} className={classes[look]} {...rest} />;
}
