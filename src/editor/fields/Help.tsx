import type { ReactElement } from 'react';
import { directionOf } from '../../domain/language/language';
import { Sentence } from '../FindingList';
import { textInForm } from '../form-texts';
import { helpOf, type SchemaNode } from './field-model';
import { useForm } from './form-context';
import { Hint } from './Hint';

/** The description of a field. */
export function Help({ node }: { readonly node: SchemaNode }): ReactElement | null {
  const { language } = useForm();
  const help = helpOf(node, language);
  if (!help) return null;
  return (
    <Hint lang={help.language} dir={directionOf(help.language)}>
      <Sentence text={textInForm(help.text, help.language)} />
    </Hint>
  );
}
