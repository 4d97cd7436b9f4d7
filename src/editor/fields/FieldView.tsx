import { memo, useEffect, useRef, useState, type ReactElement } from 'react';
import type { FieldPath, FieldValue } from '../../domain/editor-protocol';
import {
  emptyValue,
  emptyVariant,
  fieldOf,
  helpOf,
  idOf,
  isCompound,
  isMapping,
  reshaped,
  resolved,
  shapeOf,
  summaryOf,
  type Field,
  type GroupKey,
  type Place,
  type SchemaNode,
} from './field-model';
import { focusPath, isWithin, showEvent } from './focus';
import { formWords } from './form-words';
import { directionOf } from '../../domain/language';
import { Sentence } from '../FindingList';
import { labelOf } from '../labels';
import { useForm } from './form-context';
import { FieldProblems, ScalarInput } from './inputs';
import { nameItems, type NamedItems } from './shared-values';

/** Lists that are longer are closed at first, item by item. */
const shortList = 2;

interface FieldProps {
  readonly path: FieldPath;
  readonly place: Place;
  readonly value: FieldValue | undefined;
  readonly label: string;
  /** Whether the field can be taken out. */
  readonly isOptional: boolean;
  /** The slug of the store that the mapping around the field names. */
  readonly named?: string | undefined;
}

function Help({ node }: { readonly node: SchemaNode }): ReactElement | null {
  const { language } = useForm();
  const help = helpOf(node, language);
  if (!help) return null;
  return (
    <p className="help" lang={help.language} dir={directionOf(help.language)}>
      <Sentence text={help.text} />
    </p>
  );
}

function RemoveButton({
  path,
  label,
  next,
}: {
  readonly path: FieldPath;
  readonly label: string;
  readonly next: FieldPath;
}): ReactElement {
  const { edit, language } = useForm();
  return (
    <button
      type="button"
      className="icon"
      title={formWords[language].remove(label)}
      aria-label={formWords[language].remove(label)}
      onClick={() => {
        edit([{ kind: 'remove', path }], '');
        focusPath(next);
      }}
    >
      ×
    </button>
  );
}

/** Where the focus goes after something was taken out of a group or a list. */
function adderOf(path: FieldPath): FieldPath {
  return [...path.slice(0, -1), '+'];
}

/** One field with its label, what it is for and what is wrong with it. */
const FieldView = memo(
  function FieldView({ path, place: at, value, label, isOptional, named }: FieldProps): ReactElement {
    const { schemas } = useForm();
    const place = resolved(schemas, at);
    const field = fieldOf(schemas, place);
    const head = (
      <div className="field-head">
        {field.kind === 'both' || isCompound(field) ? (
          <span className="label" id={`${idOf(path)}-label`}>
            {label}
          </span>
        ) : (
          <label className="label" htmlFor={idOf(path)}>
            {label}
          </label>
        )}
        {isOptional && <RemoveButton path={path} label={label} next={adderOf(path)} />}
      </div>
    );
    return (
      <div className={`field ${field.kind}`}>
        {head}
        <Help node={place.node} />
        {isCompound(field) ? (
          <CompoundView field={field} path={path} place={place} value={value} label={label} named={named} />
        ) : (
          <ScalarInput field={field} path={path} value={value} named={named} />
        )}
      </div>
    );
  },
  (before, after) =>
    before.value === after.value &&
    before.label === after.label &&
    before.isOptional === after.isOptional &&
    before.place.node === after.place.node &&
    before.named === after.named &&
    before.path.join('/') === after.path.join('/'),
);

interface CompoundProps {
  readonly field: Field;
  readonly path: FieldPath;
  readonly place: Place;
  readonly value: FieldValue | undefined;
  readonly label: string;
  readonly named?: string | undefined;
}

/** A field that has fields. */
function CompoundView({ field, path, place, value, label, named }: CompoundProps): ReactElement {
  const { schemas, edit, language } = useForm();
  if (field.kind === 'list') return <ListView path={path} items={field.items} value={value} label={label} />;
  if (field.kind === 'either') return <EitherView path={path} field={field} value={value} label={label} />;
  if (value === undefined)
    return (
      <button
        type="button"
        id={idOf(path)}
        onClick={() => edit([{ kind: 'set', path, value: emptyValue(schemas, place) }], '')}
      >
        {formWords[language].add(label)}
      </button>
    );
  if (field.kind === 'map')
    return <MapView path={path} values={field.values} value={value} label={label} named={named} />;
  if (field.kind === 'union') return <UnionView path={path} field={field} value={value} label={label} />;
  return <GroupView path={path} keys={field.kind === 'group' ? field.keys : []} value={value} label={label} />;
}

/** The store or the column that the other fields of a mapping are about. */
function namedIn({ store, column }: Readonly<Record<string, FieldValue>>): string | undefined {
  return [store, column].find((each) => typeof each === 'string');
}

/** The fields of a mapping: those that it must have, those that it has, and a list of those that it could have. */
export function GroupView({
  path,
  keys,
  value,
  label,
}: {
  readonly path: FieldPath;
  readonly keys: readonly GroupKey[];
  readonly value: FieldValue;
  readonly label: string;
}): ReactElement {
  const { schemas, edit, language } = useForm();
  const own = isMapping(value) ? value : {};
  const shown = keys.filter(({ key, isRequired }) => isRequired || own[key] !== undefined);
  const absent = keys.filter(({ key, isRequired }) => !isRequired && own[key] === undefined);
  return (
    <div className="group" role="group" aria-label={label}>
      <FieldProblems path={path} />
      {shown.map(({ key, place, isRequired }) => (
        <FieldView
          key={key}
          path={[...path, key]}
          place={place}
          value={own[key]}
          label={labelOf(key, language)}
          isOptional={!isRequired}
          named={namedIn(own)}
        />
      ))}
      {absent.length > 0 && (
        <details className="add">
          <summary id={idOf([...path, '+'])}>{formWords[language].addField}</summary>
          <ul>
            {absent.map(({ key, place }) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    edit([{ kind: 'set', path: [...path, key], value: emptyValue(schemas, place) }], '');
                    currentTarget.closest('details')?.removeAttribute('open');
                    focusPath([...path, key]);
                  }}
                >
                  {labelOf(key, language)}
                </button>
                <Help node={resolved(schemas, place).node} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A value that can be written as a text, a list or a mapping: the form can be chosen. */
function EitherView({
  path,
  field,
  value,
  label,
}: {
  readonly path: FieldPath;
  readonly field: Extract<Field, { kind: 'either' }>;
  readonly value: FieldValue | undefined;
  readonly label: string;
}): ReactElement | null {
  const { schemas, edit, language } = useForm();
  const text = formWords[language];
  const current = shapeOf(value);
  const shape = field.shapes.find(({ name }) => name === current) ?? field.shapes[0];
  if (!shape) return null;
  const inner = fieldOf(schemas, shape.place);
  return (
    <div className="shapes">
      {isCompound(inner) ? (
        <CompoundView field={inner} path={path} place={shape.place} value={value} label={label} />
      ) : (
        <ScalarInput field={inner} path={path} value={value} label={label} />
      )}
      <select
        aria-label={`${label}: ${text.shape}`}
        value={shape.name}
        onChange={({ target }) => {
          const next = field.shapes.find(({ name }) => name === target.value);
          if (next) edit([{ kind: 'set', path, value: reshaped(schemas, next, value) }], '');
        }}
      >
        {field.shapes.map(({ name }) => (
          <option key={name} value={name}>
            {text.shapes[name]}
          </option>
        ))}
      </select>
    </div>
  );
}

function UnionView({
  path,
  field,
  value,
  label,
}: {
  readonly path: FieldPath;
  readonly field: Extract<Field, { kind: 'union' }>;
  readonly value: FieldValue;
  readonly label: string;
}): ReactElement {
  const { schemas, edit, language } = useForm();
  const own = isMapping(value) ? value : {};
  const current = String(own[field.key] ?? '');
  const variant = field.variants.find(({ name }) => name === current);
  const inner = variant && fieldOf(schemas, variant.place);
  const keys = inner?.kind === 'group' ? inner.keys.filter(({ key }) => key !== field.key) : [];
  const at = [...path, field.key];
  return (
    <div className="union">
      <div className="field">
        <label className="label" htmlFor={idOf(at)}>
          {formWords[language].kind}
        </label>
        <select
          id={idOf(at)}
          value={current}
          onChange={({ target }) => {
            const next = field.variants.find(({ name }) => name === target.value);
            if (next) edit([{ kind: 'set', path, value: emptyVariant(schemas, field.key, next, own) }], '');
          }}
        >
          {!variant && <option value={current}>{current}</option>}
          {field.variants.map(({ name }) => (
            <option key={name} value={name}>
              {labelOf(name, language)}
            </option>
          ))}
        </select>
        <FieldProblems path={at} />
      </div>
      <GroupView path={path} keys={keys} value={value} label={label} />
    </div>
  );
}

interface ItemProps {
  readonly path: FieldPath;
  readonly place: Place;
  readonly value: FieldValue;
  readonly index: number;
  readonly count: number;
  readonly startsOpen: boolean;
}

/** Whether an item is open: closed ones render no fields, so that long lists stay quick. */
function useOpen(path: FieldPath, startsOpen: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(startsOpen);
  const key = JSON.stringify(path);
  useEffect(() => {
    // It is the text of a path: paths are made anew with each rendering, and this text is not.
    const own = JSON.parse(key) as FieldPath;
    const show = (event: Event): void => {
      // Only `focusPath` sends this event.
      const { detail } = event as CustomEvent<FieldPath>;
      if (detail.length > own.length && isWithin(detail, own)) setOpen(true);
    };
    window.addEventListener(showEvent, show);
    return () => window.removeEventListener(showEvent, show);
  }, [key]);
  return [isOpen, setOpen];
}

/** An item of a list that has fields of its own, under a heading that opens it. */
const ItemView = memo(
  function ItemView({ path, place, value, index, count, startsOpen }: ItemProps): ReactElement {
    const { schemas, edit, language } = useForm();
    const [isOpen, setOpen] = useOpen(path, startsOpen);
    const text = formWords[language];
    const name = summaryOf(value, language) || text.item(index + 1);
    const at = resolved(schemas, place);
    const moved = useRef<{ readonly to: number; readonly button: string }>(undefined);
    const move = (to: number, button: string): void => {
      edit([{ kind: 'move', path, to }], '');
      moved.current = { to, button };
    };
    // The answer moves the element, which then loses the focus. At an end of the list there is only the other button.
    useEffect(() => {
      if (moved.current?.to !== index) return;
      const buttons = [moved.current.button, 'up', 'down'].map((each) =>
        document.getElementById(`${idOf(path)}:${each}`),
      );
      buttons.find((each) => each !== null)?.focus();
      moved.current = undefined;
    });
    return (
      <li className="item">
        <div className="item-head">
          <button type="button" id={idOf(path)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <bdi>{name}</bdi>
          </button>
          {index > 0 && (
            <button
              type="button"
              className="icon"
              id={`${idOf(path)}:up`}
              aria-label={text.up(name)}
              title={text.up(name)}
              onClick={() => move(index - 1, 'up')}
            >
              ↑
            </button>
          )}
          {index < count - 1 && (
            <button
              type="button"
              className="icon"
              id={`${idOf(path)}:down`}
              aria-label={text.down(name)}
              title={text.down(name)}
              onClick={() => move(index + 1, 'down')}
            >
              ↓
            </button>
          )}
          <RemoveButton path={path} label={name} next={adderOf(path)} />
        </div>
        <FieldProblems path={path} />
        {isOpen && <CompoundView field={fieldOf(schemas, at)} path={path} place={at} value={value} label={name} />}
      </li>
    );
  },
  (before, after) =>
    before.value === after.value &&
    before.count === after.count &&
    before.place.node === after.place.node &&
    before.path.join('/') === after.path.join('/'),
);

function ScalarItem({ path, field, value, label }: Omit<CompoundProps, 'place'>): ReactElement {
  return (
    <li className="item scalar">
      <ScalarInput field={field} path={path} value={value} label={label} />
      <RemoveButton path={path} label={label} next={adderOf(path)} />
    </li>
  );
}

const noItems: readonly FieldValue[] = [];

function ListView({
  path,
  items: each,
  value,
  label,
}: {
  readonly path: FieldPath;
  readonly items: Place;
  readonly value: FieldValue | undefined;
  readonly label: string;
}): ReactElement {
  const { schemas, edit, language } = useForm();
  const text = formWords[language];
  const list: readonly FieldValue[] = Array.isArray(value) ? value : noItems;
  const items = useRef<NamedItems>({ items: noItems, names: [] });
  items.current = nameItems(items.current, list);
  const place = resolved(schemas, each);
  const field = fieldOf(schemas, place);
  const add = (): void => {
    const at = list.length;
    edit([{ kind: 'insert', path, at, value: emptyValue(schemas, place) }], '');
    // A path into the item opens it.
    focusPath(isCompound(field) ? [...path, at, firstKeyOf(field)] : [...path, at]);
  };
  return (
    <div className="list">
      <FieldProblems path={path} />
      <ol>
        {list.map((item, index) =>
          isCompound(field) ? (
            <ItemView
              key={items.current.names[index]}
              path={[...path, index]}
              place={each}
              value={item}
              index={index}
              count={list.length}
              startsOpen={list.length <= shortList}
            />
          ) : (
            <ScalarItem
              key={index}
              path={[...path, index]}
              field={field}
              value={item}
              label={`${label}, ${text.item(index + 1)}`}
            />
          ),
        )}
      </ol>
      <button type="button" id={idOf([...path, '+'])} onClick={add}>
        {text.add(label)}
      </button>
    </div>
  );
}

/** The first field of a new item. */
function firstKeyOf(field: Field): string {
  if (field.kind === 'union') return field.key;
  return (field.kind === 'group' && field.keys.find(({ isRequired }) => isRequired)?.key) || '+';
}

/** Where the name of a new entry of a mapping is typed. */
function NewKey({
  path,
  label,
  suggested,
  onAdd,
}: {
  readonly path: FieldPath;
  readonly label: string;
  readonly suggested: readonly string[];
  readonly onAdd: (key: string) => void;
}): ReactElement {
  const { language } = useForm();
  const text = formWords[language];
  const [name, setName] = useState('');
  const list = `${idOf(path)}:names`;
  const add = (): void => {
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <div className="add-key">
      <input
        id={idOf([...path, '+'])}
        value={name}
        aria-label={`${label}: ${text.name}`}
        placeholder={text.name}
        dir="auto"
        {...(suggested.length > 0 && { list })}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <button type="button" onClick={add}>
        {text.addItem}
      </button>
      {suggested.length > 0 && (
        <datalist id={list}>
          {suggested.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  );
}

function MapView({
  path,
  values,
  value,
  label,
  named,
}: {
  readonly path: FieldPath;
  readonly values: Place;
  readonly value: FieldValue;
  readonly label: string;
  readonly named: string | undefined;
}): ReactElement {
  const { schemas, edit, columns } = useForm();
  const own = isMapping(value) ? value : {};
  const place = resolved(schemas, values);
  const field = fieldOf(schemas, place);
  const add = (key: string): void => {
    if (own[key] === undefined) edit([{ kind: 'set', path: [...path, key], value: emptyValue(schemas, place) }], '');
    focusPath([...path, key]);
  };
  const entries = Object.entries(own);
  // The words of a column that are still to be given a meaning.
  const cells = columns.find(({ name }) => name === named)?.cells ?? [];
  return (
    <div className="map">
      <FieldProblems path={path} />
      <ol>
        {entries.map(([key, each]) =>
          isCompound(field) ? (
            <MapEntry
              key={key}
              path={[...path, key]}
              place={values}
              value={each}
              name={key}
              startsOpen={entries.length <= shortList}
            />
          ) : (
            <li key={key}>
              <FieldView path={[...path, key]} place={values} value={each} label={key} isOptional />
            </li>
          ),
        )}
      </ol>
      <NewKey path={path} label={label} suggested={cells.filter((cell) => own[cell] === undefined)} onAdd={add} />
    </div>
  );
}

function MapEntry({
  path,
  place,
  value,
  name,
  startsOpen,
}: {
  readonly path: FieldPath;
  readonly place: Place;
  readonly value: FieldValue;
  readonly name: string;
  readonly startsOpen: boolean;
}): ReactElement {
  const { schemas } = useForm();
  const [isOpen, setOpen] = useOpen(path, startsOpen);
  const at = resolved(schemas, place);
  return (
    <li className="item">
      <div className="item-head">
        <button type="button" id={idOf(path)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <bdi>{name}</bdi>
        </button>
        <RemoveButton path={path} label={name} next={adderOf(path)} />
      </div>
      {isOpen && <CompoundView field={fieldOf(schemas, at)} path={path} place={at} value={value} label={name} />}
    </li>
  );
}
