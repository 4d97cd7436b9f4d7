import type { ReactElement } from 'react';
import type { KindProps } from '../field-kind';
import { idOf } from '../field-model';
import { FieldProblems, useDescribed } from '../FieldProblems';
import { useForm } from '../form-context';

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
