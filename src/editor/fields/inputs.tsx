import { useRef, useState, type ReactElement } from 'react';
import type { Choice, FeedLook, FieldPath, FieldValue } from '../../domain/editor-protocol';
import type { Language } from '../../domain/language';
import { Sentence } from '../FindingList';
import { idOf, isMapping, type Field } from './field-model';
import { formWords } from './form-words';
import { labelOf } from '../labels';
import { textOf, useForm, useProblems, useTyped } from './form-context';

/** What every input has. */
export interface InputProps {
  readonly path: FieldPath;
  readonly value: FieldValue | undefined;
  /** How it is called, where no label stands above it. */
  readonly label?: string | undefined;
  /** The slug of the store that the mapping around the field names. */
  readonly named?: string | undefined;
}

/** What is wrong with a field, below it. */
export function FieldProblems({ path }: { readonly path: FieldPath }): ReactElement | null {
  const problems = useProblems(path);
  if (problems.length === 0) return null;
  return (
    <div id={`${idOf(path)}-problem`} className="field-problems" lang="en" dir="ltr">
      {problems.map(({ kind, message, fix }, index) => (
        <p key={index} className={kind}>
          <Sentence text={message} />.{' '}
          {fix !== undefined && (
            <span>
              <Sentence text={fix} />
            </span>
          )}
        </p>
      ))}
    </div>
  );
}

/** The attributes that tie an input to what is wrong with it. */
function useDescribed(path: FieldPath): Readonly<Record<string, string | boolean>> {
  const problems = useProblems(path);
  if (problems.length === 0) return {};
  return {
    'aria-describedby': `${idOf(path)}-problem`,
    ...(problems.some(({ kind }) => kind === 'error') && { 'aria-invalid': true }),
  };
}

const placeholders = ['{store}', '{code}', '{month}', '{year}', '{country}'];

function Placeholders({ onChoose }: { readonly onChoose: (placeholder: string) => void }): ReactElement {
  return (
    <div className="chips" dir="ltr">
      {placeholders.map((each) => (
        <button key={each} type="button" onClick={() => onChoose(each)}>
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
  /** What the typed text is as a value; by default the text itself. */
  readonly read?: ((text: string) => FieldValue) | undefined;
  /** Sends another edit than one of this field alone. */
  readonly send?: ((value: FieldValue, group: string) => void) | undefined;
}

/** A text that is typed. */
export function TextInput({
  path,
  value,
  label,
  isLong,
  language,
  type,
  inputMode,
  ...more
}: TextInputProps): ReactElement {
  const { hasPlaceholders = false, read = (text: string): FieldValue => text, send } = more;
  const form = useForm();
  const described = useDescribed(path);
  const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const typed = useTyped(textOf(value), (text, session) => {
    const group = `${JSON.stringify(path)}#${session}`;
    if (send) send(read(text), group);
    else form.edit([{ kind: 'set', path, value: read(text) }], group);
  });
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
    ...(label !== undefined && { 'aria-label': label }),
    ...(language ? { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', spellCheck: true } : { dir: 'auto' }),
    ...described,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => typed.type(target.value),
    onFocus: () => {
      typed.begin();
      form.focused(path, typeof value === 'string' ? value : undefined);
    },
    onBlur: typed.flush,
  };
  // Stays while the field is shown: another element would not have the focus. Typing alone puts no line break into an input.
  const [wasLong] = useState(isLong || typed.shown.length > 60);
  const needsLines = wasLong || typed.shown.includes('\n');
  return (
    <div className="text-input">
      {needsLines ? (
        <textarea {...shared} rows={Math.min(14, Math.max(2, Math.ceil(typed.shown.length / 45)))} />
      ) : (
        <input {...shared} {...(type && { type })} {...(inputMode && { inputMode })} />
      )}
      {hasPlaceholders && <Placeholders onChoose={insert} />}
      <FieldProblems path={path} />
    </div>
  );
}

/** An English and an Arabic text next to each other. */
export function BothInput({ path, value, isMarkdown }: InputProps & { readonly isMarkdown: boolean }): ReactElement {
  const form = useForm();
  const texts = isMapping(value) ? value : undefined;
  return (
    <div className="pair" role="group" aria-labelledby={`${idOf(path)}-label`}>
      {(['en', 'ar'] as const).map((language) => (
        <TextInput
          key={language}
          path={[...path, language]}
          value={texts?.[language]}
          label={formWords[form.language][language]}
          isLong={isMarkdown}
          language={language}
          hasPlaceholders
          {...(!texts && {
            send: (text: FieldValue, group: string) =>
              form.edit([{ kind: 'set', path, value: { en: '', ar: '', [language]: text } }], group),
          })}
        />
      ))}
      <FieldProblems path={path} />
    </div>
  );
}

function Options({
  path,
  value,
  label,
  options,
  onChoose,
}: InputProps & { readonly options: readonly Choice[]; readonly onChoose?: (value: string) => void }): ReactElement {
  const form = useForm();
  const described = useDescribed(path);
  const current = textOf(value);
  const isKnown = current === '' || options.some((option) => option.value === current);
  return (
    <>
      <select
        id={idOf(path)}
        value={current}
        {...(label !== undefined && { 'aria-label': label })}
        {...described}
        onFocus={() => form.focused(path)}
        onChange={({ target }) =>
          onChoose
            ? onChoose(target.value)
            : form.edit([{ kind: 'set', path, value: target.value }], JSON.stringify(path))
        }
      >
        {current === '' && <option value="" />}
        {!isKnown && <option>{current}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[form.language]}
          </option>
        ))}
      </select>
      <FieldProblems path={path} />
    </>
  );
}

/** One of the values that the schema lists. */
export function EnumInput(props: InputProps & { readonly values: readonly FieldValue[] }): ReactElement {
  const options = props.values.map((each): Choice => {
    const name = textOf(each);
    return { value: name, label: { en: labelOf(name, 'en'), ar: labelOf(name, 'ar') } };
  });
  return <Options {...props} options={options} />;
}

function PictureInput(props: InputProps): ReactElement {
  const { choices, language, addPicture, edit } = useForm();
  const [problem, setProblem] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const added = await addPicture(file);
    setProblem('message' in added ? added.message : '');
    if ('name' in added) edit([{ kind: 'set', path: props.path, value: added.name }], JSON.stringify(props.path));
  };
  const name = textOf(props.value);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input for files does the same by keyboard.
    <div
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      {/^[\w.-]+$/.test(name) && (
        <img src={`${import.meta.env.BASE_URL}images/${name}`} alt="" width="64" height="64" />
      )}
      <Options {...props} options={choices.pictures.map((value) => ({ value, label: { en: value, ar: value } }))} />
      <input
        type="file"
        accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
        aria-label={formWords[language].addPicture}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {problem !== '' && (
        <p className="problem" role="alert" lang="en" dir="ltr">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A column of a table with a cell of it, which tells more than its name. */
function columnChoice({ name, cells: [cell] }: FeedLook['columns'][number]): Choice {
  const label = cell === undefined ? name : `${name} · ${cell.slice(0, 40)}`;
  return { value: name, label: { en: label, ar: label } };
}

/** One of the things that other files have: a category, a country, an offer. */
export function ChoiceInput(props: InputProps & { readonly of: string }): ReactElement {
  const { choices, columns, store } = useForm();
  const { of, named } = props;
  if (of === 'pictures') return <PictureInput {...props} />;
  if (of === 'icons')
    return <Options {...props} options={choices.icons.map((value) => ({ value, label: { en: value, ar: value } }))} />;
  if (of === 'columns') return <Options {...props} options={columns.map(columnChoice)} />;
  if (of === 'offers') return <Options {...props} options={choices.offers[named ?? store ?? ''] ?? []} />;
  const lists: Readonly<Record<string, readonly Choice[]>> = {
    categories: choices.categories,
    seasons: choices.seasons,
    payments: choices.payments,
    goods: choices.goods,
    networks: choices.networks,
    stores: choices.stores,
    feeds: choices.feeds,
    countries: choices.countries,
    currencies: choices.currencies,
  };
  return <Options {...props} options={lists[of] ?? []} />;
}

/** A number. What is none is sent as it is typed, and the check says so. */
export function NumberInput({ isWhole, ...props }: InputProps & { readonly isWhole: boolean }): ReactElement {
  const read = (text: string): FieldValue => {
    const number = Number(text);
    return text.trim() === '' || Number.isNaN(number) ? text : number;
  };
  return <TextInput {...props} isLong={false} inputMode={isWhole ? 'numeric' : 'decimal'} read={read} />;
}

/** A yes or no. */
export function BooleanInput({ path, value, label }: InputProps): ReactElement {
  const form = useForm();
  const described = useDescribed(path);
  return (
    <>
      <input
        type="checkbox"
        id={idOf(path)}
        checked={value === true}
        {...(label !== undefined && { 'aria-label': label })}
        {...described}
        onFocus={() => form.focused(path)}
        onChange={({ target }) => form.edit([{ kind: 'set', path, value: target.checked }], JSON.stringify(path))}
      />
      <FieldProblems path={path} />
    </>
  );
}

/** A text of a fixed form: a day, a month, a colour, an address. */
export function FormatInput({ format, ...props }: InputProps & { readonly format: string }): ReactElement {
  const form = useForm();
  const { path, value } = props;
  const text = textOf(value);
  if (format === 'colour')
    return (
      <div className="colour">
        <input
          type="color"
          aria-label={formWords[form.language].pickColour}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={({ target }) =>
            form.edit([{ kind: 'set', path, value: target.value }], `${JSON.stringify(path)}#colour`)
          }
        />
        <TextInput {...props} isLong={false} />
      </div>
    );
  // A day with a time, or a month where a day is usual, is typed.
  const type =
    format === 'month' && /^(?:\d{4}-\d\d)?$/.test(text)
      ? 'month'
      : ['date', 'day-or-moment', 'expiry'].includes(format) && /^(?:\d{4}-\d\d-\d\d)?$/.test(text)
        ? 'date'
        : undefined;
  return (
    <>
      <TextInput {...props} isLong={false} type={type} inputMode={format === 'https-url' ? 'url' : undefined} />
      {path.at(-1) === 'expires' && /^\d{4}-\d\d-\d\d$/.test(text) && (
        <p className="help">{formWords[form.language].throughTheDay}</p>
      )}
    </>
  );
}

/** The input of a field that holds one value. */
export function ScalarInput({ field, ...props }: InputProps & { readonly field: Field }): ReactElement {
  const { language } = useForm();
  switch (field.kind) {
    case 'both':
      return <BothInput {...props} isMarkdown={field.isMarkdown} />;
    case 'text':
      return <TextInput {...props} isLong={field.isLong} />;
    case 'format':
      return <FormatInput {...props} format={field.format} />;
    case 'choice':
      return <ChoiceInput {...props} of={field.of} />;
    case 'enum':
      return <EnumInput {...props} values={field.values} />;
    case 'number':
      return <NumberInput {...props} isWhole={field.isWhole} />;
    case 'boolean':
      return <BooleanInput {...props} />;
    default:
      return (
        <div>
          <pre dir="ltr">{JSON.stringify(props.value, null, 2)}</pre>
          <p className="help">{formWords[language].raw}</p>
          <FieldProblems path={props.path} />
        </div>
      );
  }
}
