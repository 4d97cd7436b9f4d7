import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldPath } from '../../domain/editing/editor-protocol';
import { emptyValue, idOf, type SchemaPlace } from './field-model';
import { changeAndFocus } from './focus';
import { useForm } from './form-context';
import { Button } from '../controls/Button';

export function AddValue({
  path,
  place,
  name,
}: {
  readonly path: FieldPath;
  readonly place: SchemaPlace;
  readonly name: string;
}): ReactElement {
  const { schemas, edit } = useForm();
  return (
    <Button
      id={idOf(path)}
      onClick={() => changeAndFocus(() => edit([{ kind: 'set', path, value: emptyValue(schemas, place) }], ''), path)}
    >
      <FormattedMessage id="editor.add" values={{ name }} />
    </Button>
  );
}
