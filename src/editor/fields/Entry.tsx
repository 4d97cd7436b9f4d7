import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { FieldPath, FieldValue } from '../../domain/editor-protocol';
import { FieldBody } from './FieldBody';
import { fieldOf, idOf, resolved, type SchemaPlace } from './field-model';
import { bodyOf, isWithin, showEvent } from './focus';
import { useForm } from './form-context';
import { adderOf, RemoveButton } from './Remove';
import { styles } from './Entry.styles';
import { Fold } from './Fold';

/** Lists that are longer are closed at first, item by item. */
const shortList = 2;

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
      if (isWithin(detail, own)) setOpen(true);
    };
    window.addEventListener(showEvent, show);
    return () => window.removeEventListener(showEvent, show);
  }, [key]);
  return [isOpen, setOpen];
}

interface EntryProps {
  readonly path: FieldPath;
  readonly place: SchemaPlace;
  readonly value: FieldValue;
  readonly name: string;
  /** How many entries there are. */
  readonly count: number;
  /** Further buttons of its heading. */
  readonly tools?: ReactNode;
  /** What stands between its heading and its fields. */
  readonly children?: ReactNode;
}

/** An entry of a list or a mapping that has fields of its own, under a heading that opens it. */
export function Entry({ path, place, value, name, count, tools, children }: EntryProps): ReactElement {
  const { schemas } = useForm();
  const [isOpen, setOpen] = useOpen(path, count <= shortList);
  const at = resolved(schemas, place);
  return (
    <li className={styles.entry} id={bodyOf(path)}>
      <div className={styles.head}>
        <Fold id={idOf(path)} isOpen={isOpen} onOpen={setOpen}>
          <bdi>{name}</bdi>
        </Fold>
        {tools}
        <RemoveButton path={path} label={name} next={adderOf(path)} />
      </div>
      {children}
      {isOpen && <FieldBody field={fieldOf(schemas, at)} path={path} place={at} value={value} name={name} />}
    </li>
  );
}
