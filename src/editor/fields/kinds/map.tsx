import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isMapping } from '../../../domain/editing/edited-value';
import type { FieldPath } from '../../../domain/editing/editor-protocol';
import { AddValue } from '../AddValue';
import { Entry } from '../Entry';
import { hasFields, type KindProps } from '../field-kind';
import { emptyValue, fieldOf, idOf, resolveReference } from '../field-model';
import { FieldProblems } from '../FieldProblems';
import { FieldView } from '../FieldView';
import { changeAndFocus } from '../focus';
import { useForm } from '../form-context';
import { styles } from './map.styles';
import { Button } from '../../controls/Button';

function NewKey({
  path,
  label,
  suggested,
  onAdd,
}: {
  readonly path: FieldPath;
  readonly label: string;
  readonly suggested: readonly string[];
  readonly onAdd: (key: string) => void;
}): ReactElement {
  const intl = useIntl();
  const nameOfName = intl.formatMessage({ id: 'editor.entry-name' });
  const [name, setName] = useState('');
  const list = `${idOf(path)}:names`;
  const add = (): void => {
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <div className={styles.newKey}>
      <input
        id={idOf([...path, '+'])}
        value={name}
        aria-label={`${label}: ${nameOfName}`}
        placeholder={nameOfName}
        dir="auto"
        list={suggested.length > 0 ? list : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <Button onClick={add}>{intl.formatMessage({ id: 'editor.add-entry' })}</Button>
      {suggested.length > 0 && (
        <datalist id={list}>
          {suggested.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  );
}

export function MapField({ field: { values }, path, place: at, value, name, named }: KindProps<'map'>): ReactElement {
  const { schemas, kinds, edit, columns } = useForm();
  if (value === undefined) return <AddValue path={path} place={at} name={name} />;
  const own = isMapping(value) ? value : {};
  const place = resolveReference(schemas, values);
  const field = fieldOf(schemas, place);
  const add = (key: string): void => {
    const at = [...path, key];
    changeAndFocus(() => {
      if (own[key] === undefined) edit([{ kind: 'set', path: at, value: emptyValue(schemas, place) }], '');
    }, at);
  };
  const entries = Object.entries(own);
  // Cells of the column that have no meaning yet.
  const cells = columns.find((each) => each.name === named)?.cells ?? [];
  return (
    <div>
      <FieldProblems path={path} />
      <ol>
        {entries.map(([key, each]) =>
          hasFields(kinds, field) ? (
            <Entry key={key} path={[...path, key]} place={values} value={each} name={key} count={entries.length} />
          ) : (
            <li key={key}>
              <FieldView path={[...path, key]} place={values} value={each} label={key} isOptional />
            </li>
          ),
        )}
      </ol>
      <NewKey path={path} label={name} suggested={cells.filter((cell) => own[cell] === undefined)} onAdd={add} />
    </div>
  );
}
