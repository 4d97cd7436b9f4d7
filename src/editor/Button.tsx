import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { buttonClass } from '../ui/Button';
import { styles } from './Button.styles';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `icon` is a square for one sign, `link` stands in a text. */
  readonly look?: 'primary' | 'secondary' | 'icon' | 'link';
}

const classes: Readonly<Record<NonNullable<ButtonProps['look']>, string>> = {
  primary: buttonClass('primary', 's'),
  secondary: buttonClass('secondary', 's', styles.pressable),
  icon: buttonClass('secondary', 's', styles.icon),
  link: styles.link,
};

/** A button of the editor: a small one of the site. */
export function Button({ look = 'secondary', type = 'button', ...rest }: ButtonProps): ReactElement {
  return <button type={type} className={classes[look]} {...rest} />;
}
