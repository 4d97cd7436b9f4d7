import type { ComponentType, ReactElement } from 'react';
import type { KindProps } from './field-kind';
import type { Field } from './field-model';
import { useForm } from './form-context';

/** What a field shows below its label. */
export function FieldBody(props: KindProps<Field['kind']>): ReactElement {
  const { kinds } = useForm();
  // The view of a kind is for fields of that kind, and it is looked up by the kind of this one.
  const View = kinds[props.field.kind].View as ComponentType<KindProps<Field['kind']>>;
  return <View {...props} />;
}
