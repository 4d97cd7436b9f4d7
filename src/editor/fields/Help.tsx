import type { ReactElement } from 'react';
import { describedIn } from '../../domain/editing/names';
import { Sentence } from '../FindingList';
import { textInForm } from '../form-texts';
import type { SchemaNode } from './field-model';
import { useForm } from './form-context';
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
