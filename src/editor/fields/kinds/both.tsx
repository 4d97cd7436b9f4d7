import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isMapping } from '../../../domain/editing/edited-value';
import type { FieldValue } from '../../../domain/editing/editor-protocol';
import type { KindProps } from '../field-kind';
import { idOf } from '../field-model';
import { FieldProblems } from '../FieldProblems';
import { textOf, useForm } from '../form-context';
import { longestLine, TextInput } from '../TextInput';
import { styles } from './both.styles';

/** An English and an Arabic text, side by side if both are short. */
export function BothField({ path, value, field: { isMarkdown } }: KindProps<'both'>): ReactElement {
  const form = useForm();
  const intl = useIntl();
  const texts = isMapping(value) ? value : undefined;
  // Fixed while the field is shown, because a text that moves while a person types is lost from sight.
  const [isStacked] = useState(
    isMarkdown || [texts?.['en'], texts?.['ar']].some((text) => textOf(text).length > longestLine),
  );
  return (
    <div className={isStacked ? styles.stacked : styles.pair} role="group" aria-labelledby={`${idOf(path)}-label`}>
      {(['en', 'ar'] as const).map((language) => (
        <TextInput
          key={language}
          path={[...path, language]}
          value={texts?.[language]}
          label={intl.formatMessage({ id: language === 'en' ? 'editor.in-english' : 'editor.in-arabic' })}
          isLong={isMarkdown}
          language={language}
          hasPlaceholders
          send={
            texts
              ? undefined
              : (text: FieldValue, group: string) =>
                  form.edit([{ kind: 'set', path, value: { en: '', ar: '', [language]: text } }], group)
          }
        />
      ))}
      <FieldProblems path={path} />
    </div>
  );
}
