import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InputProps } from '../field-kind';
import { textOf } from '../form-context';
import { TextInput } from '../TextInput';
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
export function DateInput({
  type,
  path,
  value,
  label,
}: InputProps & { readonly type: 'date' | 'month' }): ReactElement {
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
