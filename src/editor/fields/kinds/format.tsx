import { type ReactElement, useState } from 'react';
import type { KindProps, InputProps } from '../field-kind';
import { TextInput } from '../TextInput';
import { useIntl, FormattedMessage } from 'react-intl';
import { textOf, useForm } from '../form-context';
import { styles } from './format.styles';
import { Hint } from '../Hint';

const typedByBrowser = { date: /^(?:\d{4}-\d\d-\d\d)?$/, month: /^(?:\d{4}-\d\d)?$/ } as const;

/** Whether the browser's input cannot show a value. Stays true, so that the input does not change while typing. */
function useOtherForm(text: string, type: 'date' | 'month'): boolean {
  const isOther = !typedByBrowser[type].test(text);
  const [wasOther, setWasOther] = useState(isOther);
  if (isOther && !wasOther) setWasOther(true);
  return wasOther;
}

/** A day or a month in the browser's own input, if that can show it. */
function DateInput({ type, path, value, label }: InputProps & { readonly type: 'date' | 'month' }): ReactElement {
  const text = textOf(value);
  const wasOther = useOtherForm(text, type);
  return (
    <>
      <TextInput path={path} value={value} label={label} isLong={false} type={wasOther ? undefined : type} />
      {path.at(-1) === 'expires' && /^\d{4}-\d\d-\d\d$/.test(text) && (
        <Hint>
          <FormattedMessage id="editor.through-the-day" />
        </Hint>
      )}
    </>
  );
}

function ColourInput({ path, value, label }: InputProps): ReactElement {
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

/** The formats for which browsers have an input. */
const typesByFormat: Readonly<Record<string, 'date' | 'month'>> = {
  month: 'month',
  date: 'date',
  moment: 'date',
  'day-or-month': 'date',
};

export function FormatField({ field: { format }, path, value, label }: KindProps<'format'>): ReactElement {
  const own = { path, value, label };
  if (format === 'colour') return <ColourInput {...own} />;
  const type = typesByFormat[format];
  if (type) return <DateInput {...own} type={type} />;
  return <TextInput {...own} isLong={false} inputMode={format === 'https-url' ? 'url' : undefined} />;
}
