import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { isMapping } from '../../../domain/editing/edited-value';
import type { FieldPath, FieldValue } from '../../../domain/editing/editor-protocol';
import { AddValue } from '../AddValue';
import type { KindProps } from '../field-kind';
import { emptyValue, idOf, resolveReference, type GroupKey } from '../field-model';
import { FieldProblems } from '../FieldProblems';
import { FieldView, Help } from '../FieldView';
import { changeAndFocus } from '../focus';
import { useForm } from '../form-context';
import { styles } from './group.styles';
import { Button } from '../../controls/Button';

function Absent({ path, keys }: { readonly path: FieldPath; readonly keys: readonly GroupKey[] }): ReactElement {
  const { schemas, edit, nameOf } = useForm();
  return (
    <details className={styles.add}>
      <summary id={idOf([...path, '+'])}>
        <FormattedMessage id="editor.add-field" />
      </summary>
      <ul>
        {keys.map(({ key, place }) => (
          <li key={key}>
            <Button
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
                const own = [...path, key];
                changeAndFocus(() => edit([{ kind: 'set', path: own, value: emptyValue(schemas, place) }], ''), own);
              }}
            >
              {nameOf(key)}
            </Button>
            <Help node={resolveReference(schemas, place).node} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The fields of a mapping: the required, usual and present ones, and a list of those that can be added. */
export function GroupView({
  path,
  keys,
  value,
  label,
}: {
  readonly path: FieldPath;
  readonly keys: readonly GroupKey[];
  readonly value: FieldValue;
  readonly label: string;
}): ReactElement {
  const { nameOf } = useForm();
  const own = isMapping(value) ? value : {};
  const isShown = ({ key, isRequired, usual }: GroupKey): boolean =>
    isRequired || usual !== undefined || own[key] !== undefined;
  const place = ({ usual = keys.length }: GroupKey): number => usual;
  const shown = keys.filter(isShown).toSorted((one, another) => place(one) - place(another));
  const absent = keys.filter((each) => !isShown(each));
  return (
    <div className={path.length > 0 ? styles.inner : undefined} role="group" aria-label={label}>
      <FieldProblems path={path} />
      {shown.map(({ key, place, isRequired }) => (
        <FieldView
          key={key}
          path={[...path, key]}
          place={place}
          value={own[key]}
          label={nameOf(key)}
          isOptional={!isRequired}
          named={[own['store'], own['column']].find((each) => typeof each === 'string')}
        />
      ))}
      {absent.length > 0 && <Absent path={path} keys={absent} />}
    </div>
  );
}

export function GroupField({ field: { keys }, path, place, value, name }: KindProps<'group'>): ReactElement {
  if (value === undefined) return <AddValue path={path} place={place} name={name} />;
  return <GroupView path={path} keys={keys} value={value} label={name} />;
}
