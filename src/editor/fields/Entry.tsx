import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { FieldPath, FieldValue } from '../../domain/editing/editor-protocol';
import { FieldBody } from './FieldBody';
import { fieldOf, idOf, resolveReference, type SchemaPlace } from './field-model';
import { bodyOf, isWithin, showEvent } from './focus';
import { useForm } from './form-context';
import { adderOf, RemoveButton } from './Remove';
import { styles } from './Entry.styles';
import { Fold } from './Fold';
import { Title } from '../controls/Title';

/** The items of longer lists are collapsed at first. */
const shortList = 2;

/** Whether an item is expanded. Collapsed items render no fields, so that long lists stay fast. */
function useOpen(path: FieldPath, startsOpen: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(startsOpen);
  const key = JSON.stringify(path);
  useEffect(() => {
    // Serialised, because `path` is a new array on each render.
    const own = JSON.parse(key) as FieldPath;
    const show = (event: Event): void => {
      // The assertion is sound: only `focusPath` sends this event.
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
  readonly count: number;
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

export function Entry({ path, place, value, name, count, tools, children }: EntryProps): ReactElement {
  const { schemas, language } = useForm();
  const [isOpen, setOpen] = useOpen(path, count <= shortList);
  const at = resolveReference(schemas, place);
  return (
    <li className={styles.entry} id={bodyOf(path)}>
      <div className={styles.head}>
        <Fold id={idOf(path)} isOpen={isOpen} onOpen={setOpen}>
          <Title language={language}>{name}</Title>
        </Fold>
        {tools}
        <RemoveButton path={path} label={name} next={adderOf(path)} />
      </div>
      {children}
      {isOpen && <FieldBody field={fieldOf(schemas, at)} path={path} place={at} value={value} name={name} />}
    </li>
  );
}
