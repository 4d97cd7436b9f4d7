import { memo, useEffect, useRef, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldPath, FieldValue } from '../../../domain/editing/editor-protocol';
import { Entry } from '../Entry';
import { FieldBody } from '../FieldBody';
import { hasFields, type KindProps } from '../field-kind';
import { emptyValue, fieldOf, idOf, resolveReference, summaryOf, type Field, type SchemaPlace } from '../field-model';
import { FieldProblems } from '../FieldProblems';
import { changeAndFocus } from '../focus';
import { useForm } from '../form-context';
import { adderOf, RemoveButton } from '../Remove';
import { nameItems, type NamedItems } from '../shared-values';
import { styles } from './list.styles';
import { Button } from '../../controls/Button';

interface ItemProps {
  readonly path: FieldPath;
  readonly place: SchemaPlace;
  readonly value: FieldValue;
  readonly index: number;
  readonly count: number;
}

interface MoveButtonProps {
  readonly path: FieldPath;
  readonly direction: 'up' | 'down';
  readonly label: string;
  readonly onPress: () => void;
}

function MoveButton({ path, direction, label, onPress }: MoveButtonProps): ReactElement {
  return (
    <Button look="icon" id={`${idOf(path)}:${direction}`} aria-label={label} title={label} onClick={onPress}>
      {direction === 'up' ? '↑' : '↓'}
    </Button>
  );
}

/** Moves an item of the list and keeps the focus on its button. */
function useMove(path: FieldPath, index: number): (to: number, button: 'up' | 'down') => void {
  const { edit } = useForm();
  const moved = useRef<{ readonly to: number; readonly button: string }>(undefined);
  // Moving the element loses the focus. At either end of the list only one of the buttons exists.
  useEffect(() => {
    if (moved.current?.to !== index) return;
    const buttons = [moved.current.button, 'up', 'down'].map((each) =>
      document.getElementById(`${idOf(path)}:${each}`),
    );
    buttons.find((each) => each !== null)?.focus();
    moved.current = undefined;
  });
  return (to, button) => {
    edit([{ kind: 'move', path, to }], '');
    moved.current = { to, button };
  };
}

const ItemView = memo(
  function ItemView({ path, place, value, index, count }: ItemProps): ReactElement {
    const { language } = useForm();
    const move = useMove(path, index);
    const intl = useIntl();
    const name = summaryOf(value, language) || intl.formatMessage({ id: 'editor.entry' }, { number: index + 1 });
    const tools = (
      <>
        {index > 0 && (
          <MoveButton
            path={path}
            direction="up"
            label={intl.formatMessage({ id: 'editor.up' }, { name })}
            onPress={() => move(index - 1, 'up')}
          />
        )}
        {index < count - 1 && (
          <MoveButton
            path={path}
            direction="down"
            label={intl.formatMessage({ id: 'editor.down' }, { name })}
            onPress={() => move(index + 1, 'down')}
          />
        )}
      </>
    );
    return (
      <Entry path={path} place={place} value={value} name={name} count={count} tools={tools}>
        <FieldProblems path={path} />
      </Entry>
    );
  },
  (before, after) =>
    before.value === after.value &&
    before.count === after.count &&
    before.place.node === after.place.node &&
    before.path.join('/') === after.path.join('/'),
);

function ScalarItem(props: Omit<KindProps<Field['kind']>, 'label'>): ReactElement {
  const { path, name } = props;
  return (
    <li className={styles.value}>
      <FieldBody {...props} label={name} />
      <RemoveButton path={path} label={name} next={adderOf(path)} />
    </li>
  );
}

const noItems: readonly FieldValue[] = [];

export function ListField({ field: { items: each }, path, value, name }: KindProps<'list'>): ReactElement {
  const { schemas, kinds, edit } = useForm();
  const intl = useIntl();
  const list: readonly FieldValue[] = Array.isArray(value) ? value : noItems;
  const items = useRef<NamedItems>({ items: noItems, names: [] });
  items.current = nameItems(items.current, list);
  const place = resolveReference(schemas, each);
  const field = fieldOf(schemas, place);
  const add = (): void => {
    const at = list.length;
    changeAndFocus(() => edit([{ kind: 'insert', path, at, value: emptyValue(schemas, place) }], ''), [...path, at]);
  };
  return (
    <div className={styles.list}>
      <FieldProblems path={path} />
      <ol>
        {list.map((item, index) =>
          hasFields(kinds, field) ? (
            <ItemView
              key={items.current.names[index]}
              path={[...path, index]}
              place={each}
              value={item}
              index={index}
              count={list.length}
            />
          ) : (
            <ScalarItem
              key={index}
              path={[...path, index]}
              place={place}
              field={field}
              value={item}
              name={`${name}, ${intl.formatMessage({ id: 'editor.entry' }, { number: index + 1 })}`}
            />
          ),
        )}
      </ol>
      <Button id={idOf([...path, '+'])} onClick={add}>
        <FormattedMessage id="editor.add" values={{ name }} />
      </Button>
    </div>
  );
}
