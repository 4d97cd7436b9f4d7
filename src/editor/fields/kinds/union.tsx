import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { isMapping } from '../../../domain/editing/edited-value';
import { AddValue } from '../AddValue';
import type { KindProps } from '../field-kind';
import { emptyVariant, fieldOf, idOf } from '../field-model';
import { FieldProblems } from '../FieldProblems';
import { useForm } from '../form-context';
import { GroupView } from './group';
import { styles } from './union.styles';

export function UnionField({ path, field, place, value, name }: KindProps<'union'>): ReactElement {
  const { schemas, edit, nameOf } = useForm();
  if (value === undefined) return <AddValue path={path} place={place} name={name} />;
  const own = isMapping(value) ? value : {};
  const current = String(own[field.key] ?? '');
  const variant = field.variants.find((each) => each.name === current);
  const inner = variant && fieldOf(schemas, variant.place);
  const keys = inner?.kind === 'group' ? inner.keys.filter(({ key }) => key !== field.key) : [];
  const at = [...path, field.key];
  return (
    <div>
      <div className={styles.kind}>
        <label htmlFor={idOf(at)}>
          <FormattedMessage id="editor.kind" />
        </label>
        <select
          id={idOf(at)}
          value={current}
          onChange={({ target }) => {
            const next = field.variants.find((each) => each.name === target.value);
            if (next) edit([{ kind: 'set', path, value: emptyVariant(schemas, field.key, next, own) }], '');
          }}
        >
          {!variant && <option value={current}>{current}</option>}
          {field.variants.map((each) => (
            <option key={each.name} value={each.name}>
              {nameOf(each.name)}
            </option>
          ))}
        </select>
        <FieldProblems path={at} />
      </div>
      <GroupView path={path} keys={keys} value={value} label={name} />
    </div>
  );
}
