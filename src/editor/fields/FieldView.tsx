import { memo, type ReactElement } from 'react';
import type { FieldPath, FieldValue } from '../../domain/editing/editor-protocol';
import { FieldSource } from './FieldProblems';
import { FieldBody } from './FieldBody';
import { fieldOf, idOf, resolveReference, type SchemaPlace, type SchemaNode } from './field-model';
import { bodyOf } from './focus';
import { useForm } from './form-context';
import { adderOf, RemoveButton, RemoveListButton } from './Remove';
import { styles } from './FieldView.styles';
import { describedIn } from '../../domain/editing/names';
import { Sentence } from '../FindingList';
import { textInForm } from '../form-texts';
import { Hint } from './Hint';

export function Help({ node: { description } }: { readonly node: SchemaNode }): ReactElement | null {
  const { language, nameOf } = useForm();
  if (description === undefined) return null;
  return (
    <Hint>
      <Sentence text={textInForm(describedIn(description, language), language, nameOf)} />
    </Hint>
  );
}

interface FieldProps {
  readonly path: FieldPath;
  readonly place: SchemaPlace;
  readonly value: FieldValue | undefined;
  readonly label: string;
  readonly isOptional: boolean;
  /** The slug of the store in the mapping that contains the field. */
  readonly named?: string | undefined;
}

export const FieldView = memo(
  function FieldView({ path, place: at, value, label, isOptional, named }: FieldProps): ReactElement {
    const { schemas, kinds } = useForm();
    const place = resolveReference(schemas, at);
    const field = fieldOf(schemas, place);
    const Remove = Array.isArray(value) && value.length > 0 ? RemoveListButton : RemoveButton;
    const head = (
      <div className={styles.head}>
        {kinds[field.kind].holds !== 'value' ? (
          <span className={styles.label} id={`${idOf(path)}-label`}>
            {label}
          </span>
        ) : (
          <label className={styles.label} htmlFor={idOf(path)}>
            {label}
          </label>
        )}
        {isOptional && value !== undefined && <Remove path={path} label={label} next={adderOf(path)} />}
      </div>
    );
    return (
      <div className={styles.field} id={bodyOf(path)}>
        {head}
        <FieldSource path={path} />
        <Help node={place.node} />
        <FieldBody field={field} path={path} place={place} value={value} name={label} named={named} />
      </div>
    );
  },
  (before, after) =>
    before.value === after.value &&
    before.label === after.label &&
    before.isOptional === after.isOptional &&
    before.place.node === after.place.node &&
    before.named === after.named &&
    before.path.join('/') === after.path.join('/'),
);
