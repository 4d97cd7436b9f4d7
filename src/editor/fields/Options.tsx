import type { ReactElement } from 'react';
import type { Choice } from '../../domain/editing/editor-protocol';
import type { InputProps } from './field-kind';
import { idOf } from './field-model';
import { FieldProblems, useDescribed } from './FieldProblems';
import { textOf, useForm } from './form-context';

/** A selection of one of several values. A value that is not an option stays selected. */
export function Options({
  path,
  value,
  label,
  options,
}: InputProps & { readonly options: readonly Choice[] }): ReactElement {
  const form = useForm();
  const described = useDescribed(path);
  const current = textOf(value);
  const isKnown = current === '' || options.some((option) => option.value === current);
  return (
    <>
      <select
        id={idOf(path)}
        value={current}
        aria-label={label}
        {...described}
        onFocus={() => form.focused(path)}
        onChange={({ target }) => form.edit([{ kind: 'set', path, value: target.value }], JSON.stringify(path))}
      >
        {current === '' && <option value="" />}
        {!isKnown && <option>{current}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[form.language]}
          </option>
        ))}
      </select>
      <FieldProblems path={path} />
    </>
  );
}
