import type { ReactElement } from 'react';
import type { KindProps } from '../field-kind';
import { TextInput } from '../TextInput';

export function TextField({ field: { isLong }, path, value, label }: KindProps<'text'>): ReactElement {
  return <TextInput path={path} value={value} label={label} isLong={isLong} />;
}
