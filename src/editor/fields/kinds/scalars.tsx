import type { ReactElement } from 'react';
import type { KindProps, InputProps } from '../field-kind';
import { TextInput } from '../TextInput';
import type { Choice, FieldValue } from '../../../domain/editing/editor-protocol';
import { textOf, useForm } from '../form-context';
import { Options } from '../Options';
import { FormattedMessage } from 'react-intl';
import { FieldProblems, useDescribed } from '../FieldProblems';
import { Hint } from '../Hint';
import { idOf } from '../field-model';

export function BooleanField({ path, value, label }: KindProps<'boolean'>): ReactElement {
  const form = useForm();
  const described = useDescribed(path);
  return (
    <>
      <input
        type="checkbox"
        id={idOf(path)}
        checked={value === true}
        aria-label={label}
        {...described}
        onFocus={() => form.focused(path)}
        onChange={({ target }) => form.edit([{ kind: 'set', path, value: target.checked }], JSON.stringify(path))}
      />
      <FieldProblems path={path} />
    </>
  );
}

export function RawField({ path, value }: InputProps): ReactElement {
  return (
    <div>
      <pre dir="ltr">{JSON.stringify(value, null, 2)}</pre>
      <Hint>
        <FormattedMessage id="editor.raw" />
      </Hint>
      <FieldProblems path={path} />
    </div>
  );
}

function numberIn(text: string): FieldValue {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

/** A number. Invalid text is sent as it was typed, and the check reports it. */
export function NumberField({ field: { isWhole }, path, value, label }: KindProps<'number'>): ReactElement {
  const inputMode = isWhole ? 'numeric' : 'decimal';
  return <TextInput path={path} value={value} label={label} isLong={false} inputMode={inputMode} read={numberIn} />;
}

export function EnumField({ field: { values }, path, value, label }: KindProps<'enum'>): ReactElement {
  const { nameOf } = useForm();
  const options = values.map((each): Choice => {
    const name = textOf(each);
    return { value: name, label: { en: nameOf(name), ar: nameOf(name) } };
  });
  return <Options path={path} value={value} label={label} options={options} />;
}

export function TextField({ field: { isLong }, path, value, label }: KindProps<'text'>): ReactElement {
  return <TextInput path={path} value={value} label={label} isLong={isLong} />;
}
