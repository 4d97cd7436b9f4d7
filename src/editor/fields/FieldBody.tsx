import type { ComponentType, ReactElement } from 'react';
import type { KindProps } from './field-kind';
import type { Field } from './field-model';
import { useForm } from './form-context';

export function FieldBody(props: KindProps<Field['kind']>): ReactElement {
  const { kinds } = useForm();
  // The assertion is sound: the view is looked up by the kind of this field.
  const View = kinds[props.field.kind].View as ComponentType<KindProps<Field['kind']>>;
  return <View {...props} />;
}
