import type { ReactElement } from 'react';
import type { Choice } from '../../../domain/editing/editor-protocol';
import type { KindProps } from '../field-kind';
import { textOf, useForm } from '../form-context';
import { Options } from '../Options';

export function EnumField({ field: { values }, path, value, label }: KindProps<'enum'>): ReactElement {
  const { nameOf } = useForm();
  const options = values.map((each): Choice => {
    const name = textOf(each);
    return { value: name, label: { en: nameOf(name), ar: nameOf(name) } };
  });
  return <Options path={path} value={value} label={label} options={options} />;
}
