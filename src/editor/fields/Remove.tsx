import { useEffect, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldPath } from '../../domain/editing/editor-protocol';
import { changeAndFocus } from './focus';
import { useForm } from './form-context';
import { styles } from './Remove.styles';
import { Button } from '../controls/Button';

interface RemoveProps {
  readonly path: FieldPath;
  readonly label: string;
  readonly next: FieldPath;
}

function Cross({ label, onPress }: { readonly label: string; readonly onPress: () => void }): ReactElement {
  const name = useIntl().formatMessage({ id: 'editor.remove' }, { name: label });
  return (
    <Button look="icon" title={name} aria-label={name} onClick={onPress}>
      ×
    </Button>
  );
}

export function RemoveButton({ path, label, next }: RemoveProps): ReactElement {
  const { edit } = useForm();
  return <Cross label={label} onPress={() => changeAndFocus(() => edit([{ kind: 'remove', path }], ''), next)} />;
}

/** Removes a whole list. It asks first, in place: the button is small, and a list is a lot of work. */
export function RemoveListButton({ path, label, next }: RemoveProps): ReactElement {
  const { edit } = useForm();
  const question = useIntl().formatMessage({ id: 'editor.remove-all' }, { name: label });
  const [isAsking, setAsking] = useState(false);
  const own = useRef<HTMLSpanElement>(null);
  const wasAsking = useRef(false);
  // Asking replaces the button, and answering restores it. The focus moves to the new button.
  useEffect(() => {
    if (wasAsking.current !== isAsking) own.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <span ref={own}>
        <Cross label={label} onPress={() => setAsking(true)} />
      </span>
    );
  return (
    <span
      ref={own}
      className={styles.question}
      role="group"
      aria-label={question}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
    >
      {question}
      <Button onClick={() => changeAndFocus(() => edit([{ kind: 'remove', path }], ''), next)}>
        <FormattedMessage id="editor.remove-yes" />
      </Button>
      <Button onClick={() => setAsking(false)}>
        <FormattedMessage id="editor.remove-no" />
      </Button>
    </span>
  );
}

/** The path that receives the focus after an entry is removed: the button that adds one. */
export function adderOf(path: FieldPath): FieldPath {
  return [...path.slice(0, -1), '+'];
}
