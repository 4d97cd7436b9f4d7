import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldBody } from '../FieldBody';
import type { KindProps } from '../field-kind';
import { fieldOf, reshape, shapeOf } from '../field-model';
import { useForm } from '../form-context';
import { styles } from './either.styles';

export function EitherField({ path, field, value, name }: KindProps<'either'>): ReactElement | null {
  const { schemas, edit } = useForm();
  const intl = useIntl();
  const current = shapeOf(value);
  const shape = field.shapes.find((each) => each.name === current) ?? field.shapes[0];
  if (!shape) return null;
  const inner = fieldOf(schemas, shape.place);
  const body = <FieldBody field={inner} path={path} place={shape.place} value={value} name={name} label={name} />;
  // The button that adds the value stands alone.
  if (value === undefined && shape.name !== 'string') return body;
  return (
    <div className={styles.either}>
      {body}
      <select
        aria-label={`${name}: ${intl.formatMessage({ id: 'editor.shape' })}`}
        value={shape.name}
        onChange={({ target }) => {
          const next = field.shapes.find((each) => each.name === target.value);
          if (next) edit([{ kind: 'set', path, value: reshape(schemas, next, value) }], '');
        }}
      >
        {field.shapes.map((each) => (
          <option key={each.name} value={each.name}>
            <FormattedMessage id={`editor.shape-${each.name}`} />
          </option>
        ))}
      </select>
    </div>
  );
}
