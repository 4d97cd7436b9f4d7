import { useRef, useState, type ReactElement } from 'react';
import type { FieldValue } from '../../domain/editing/editor-protocol';
import type { Language } from '../../domain/language/language';
import type { InputProps } from './field-kind';
import { idOf } from './field-model';
import { FieldProblems, useDescribed } from './FieldProblems';
import { textOf, useForm, useTyped } from './form-context';
import { styles } from './TextInput.styles';

/** A longer text does not fit into one line of a form, or of half a form. */
export const longestLine = 40;

const placeholders = ['{store}', '{code}', '{month}', '{year}', '{country}'];

function Placeholders({ onChoose }: { readonly onChoose: (placeholder: string) => void }): ReactElement {
  return (
    <div className={styles.placeholders} dir="ltr">
      {placeholders.map((each) => (
        <button key={each} type="button" className={styles.placeholder} onClick={() => onChoose(each)}>
          {each}
        </button>
      ))}
    </div>
  );
}

interface TextInputProps extends InputProps {
  readonly isLong: boolean;
  readonly language?: Language | undefined;
  readonly type?: 'date' | 'month' | undefined;
  readonly inputMode?: 'decimal' | 'numeric' | 'url' | undefined;
  readonly hasPlaceholders?: boolean;
  /** Converts the typed text to a value; by default it is the text itself. */
  readonly read?: ((text: string) => FieldValue) | undefined;
  /** Sends a different edit instead of setting this field. */
  readonly send?: ((value: FieldValue, group: string) => void) | undefined;
}

export function TextInput({ path, value, label, isLong, language, ...more }: TextInputProps): ReactElement {
  const { type, inputMode, hasPlaceholders = false, read = (text: string): FieldValue => text, send } = more;
  const form = useForm();
  const described = useDescribed(path);
  const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const typed = useTyped(
    textOf(value),
    (text) => textOf(read(text)),
    (text, session) => {
      const group = `${JSON.stringify(path)}#${session}`;
      if (send) send(read(text), group);
      else form.edit([{ kind: 'set', path, value: read(text), was: value }], group);
    },
  );
  const insert = (text: string): void => {
    const { selectionStart, selectionEnd } = own.current ?? {};
    const start = selectionStart ?? typed.shown.length;
    typed.type(typed.shown.slice(0, start) + text + typed.shown.slice(selectionEnd ?? start));
    own.current?.focus();
  };
  const shared = {
    id: idOf(path),
    ref: own,
    value: typed.shown,
    'aria-label': label,
    ...(language ? { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', spellCheck: true } : { dir: 'auto' }),
    ...described,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => typed.type(target.value),
    onFocus: () => {
      typed.begin();
      form.focused(path, typeof value === 'string' ? value : undefined);
    },
    onBlur: typed.end,
  };
  // The kind of element is fixed while the field is shown, because a new element would lose the focus. It changes only
  // if a line break is inserted other than by typing.
  const [wasLong] = useState(isLong || language !== undefined || typed.shown.length > longestLine);
  const needsLines = wasLong || typed.shown.includes('\n');
  return (
    <div className={styles.root}>
      {needsLines ? (
        <textarea
          {...shared}
          rows={Math.min(14, Math.max(isLong ? 2 : 1, Math.ceil(typed.shown.length / 45)))}
          // The text of a title or label is one paragraph.
          onKeyDown={(event) => !isLong && event.key === 'Enter' && event.preventDefault()}
        />
      ) : (
        <input {...shared} type={type} inputMode={inputMode} />
      )}
      {hasPlaceholders && <Placeholders onChoose={insert} />}
      <FieldProblems path={path} />
    </div>
  );
}
