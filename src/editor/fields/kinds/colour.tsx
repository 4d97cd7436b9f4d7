import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { InputProps } from '../field-kind';
import { textOf, useForm } from '../form-context';
import { TextInput } from '../TextInput';
import { styles } from './colour.styles';

export function ColourInput({ path, value, label }: InputProps): ReactElement {
  const form = useForm();
  const intl = useIntl();
  const text = textOf(value);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={intl.formatMessage({ id: 'editor.pick-colour' })}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
        onChange={({ target }) =>
          form.edit([{ kind: 'set', path, value: target.value }], `${JSON.stringify(path)}#colour`)
        }
      />
      <TextInput path={path} value={value} label={label} isLong={false} />
    </div>
  );
}
