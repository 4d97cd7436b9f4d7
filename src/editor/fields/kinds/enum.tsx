import type { ReactElement } from 'react';
import type { Choice } from '../../../domain/editing/editor-protocol';
import { labelOf } from '../../../domain/editing/field-labels';
import type { KindProps } from '../field-kind';
import { textOf } from '../form-context';
import { Options } from '../Options';

/** A choice of the values in the schema. */
export function EnumField({ field: { values }, path, value, label }: KindProps<'enum'>): ReactElement {
  const options = values.map((each): Choice => {
    const name = textOf(each);
    return { value: name, label: { en: labelOf(name, 'en'), ar: labelOf(name, 'ar') } };
  });
  return <Options path={path} value={value} label={label} options={options} />;
}
