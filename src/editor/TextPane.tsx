import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenFile } from '../domain/editing/editor-protocol';
import { useEditorContext } from './context';
import { Sentence } from './FindingList';
import { styles } from './TextPane.styles';
import { Button } from './Button';
import { Remark } from './Remark';

function Conflicts({
  conflicts,
  onDone,
}: {
  readonly conflicts: NonNullable<OpenFile['conflicts']>;
  readonly onDone: (take: readonly ('ours' | 'theirs')[]) => void;
}): ReactElement {
  const [taken, setTaken] = useState<readonly ('ours' | 'theirs' | undefined)[]>(conflicts.map(() => undefined));
  const decided = taken.flatMap((take) => take ?? []);
  return (
    <section>
      <Remark tone="note">
        <FormattedMessage id="editor.markers" />
      </Remark>
      {conflicts.map((conflict, index) => (
        <fieldset key={index}>
          <legend>{index + 1}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`conflict-${index}`}
                checked={taken[index] === side}
                onChange={() => setTaken(taken.map((each, at) => (at === index ? side : each)))}
              />
              <FormattedMessage id={side === 'ours' ? 'editor.ours' : 'editor.theirs'} />
              <pre dir="auto">{conflict[side] || <FormattedMessage id="editor.nothing-there" />}</pre>
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        look="primary"
        aria-disabled={decided.length < conflicts.length}
        onClick={() => decided.length === conflicts.length && onDone(decided)}
      >
        <FormattedMessage id="editor.apply" />
      </Button>
    </section>
  );
}

/** The text of a file, for content that a form cannot show. */
export function TextPane({ file }: { readonly file: OpenFile }): ReactElement {
  const intl = useIntl();
  const { editor, server, language } = useEditorContext();
  return (
    <>
      {file.unreadable !== undefined && (
        <Remark tone="note">
          <FormattedMessage id="editor.unreadable" /> <Sentence text={file.unreadable[language]} />
        </Remark>
      )}
      {file.conflicts && (
        <Conflicts
          conflicts={file.conflicts}
          onDone={(take) => {
            void editor.change(async () => {
              editor.replaceOpen(await server.resolveMarkers(file.path, take));
              return {};
            });
          }}
        />
      )}
      {file.text === undefined && file.unreadable === undefined && (
        <Remark tone="quiet">{intl.formatMessage({ id: 'editor.no-text' })}</Remark>
      )}
      {file.text !== undefined && (
        <textarea
          className={styles.text}
          dir="ltr"
          spellCheck={false}
          aria-label={intl.formatMessage({ id: 'editor.text' })}
          value={file.text}
          onChange={({ target }) => editor.writeText(target.value)}
        />
      )}
    </>
  );
}
