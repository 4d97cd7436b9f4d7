import type { ReactElement } from 'react';
import type { FieldValue } from '../../../domain/editing/editor-protocol';
import type { KindProps } from '../field-kind';
import { TextInput } from '../TextInput';

function read(text: string): FieldValue {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

/** A number. Invalid text is sent as it was typed, and the check reports it. */
export function NumberField({ field: { isWhole }, path, value, label }: KindProps<'number'>): ReactElement {
  const inputMode = isWhole ? 'numeric' : 'decimal';
  return <TextInput path={path} value={value} label={label} isLong={false} inputMode={inputMode} read={read} />;
}
