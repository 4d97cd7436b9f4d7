import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewFeed } from '../../domain/editing/editor-protocol';
import { base64Of } from '../connection/base64';
import { useEditorContext } from '../context';
import { Sentence } from '../FindingList';
import { Refused } from '../connection/server';
import { styles } from './NewFeedForm.styles';
import { Button } from '../controls/Button';
import { Problem, Remark } from '../controls/Remark';
import { Tools } from '../controls/Tools';

function Made({
  made: { preset, open },
  onWithoutPreset,
}: {
  readonly made: NewFeed;
  readonly onWithoutPreset: () => void;
}): ReactElement {
  const { language } = useEditorContext();
  return (
    <>
      {preset !== undefined && (
        <Remark tone="note">
          <FormattedMessage id="editor.feed-preset" values={{ name: preset }} />{' '}
          <Button look="link" onClick={onWithoutPreset}>
            <FormattedMessage id="editor.feed-without-preset" />
          </Button>
        </Remark>
      )}
      {open.length > 0 && (
        <>
          <FormattedMessage id="editor.feed-made" tagName="p" />
          <ul className={styles.sentences}>
            {open.map((sentence) => (
              <li key={sentence.en}>
                <Sentence text={sentence[language]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Creates a feed from the table of a network. The settings are proposed from its first rows. */
export function NewFeedForm({
  onClose,
  onOpen,
}: {
  readonly onClose: () => void;
  readonly onOpen: (path: string) => void;
}): ReactElement {
  const { server } = useEditorContext();
  const [table, setTable] = useState<File>();
  const [made, setMade] = useState<NewFeed>();
  const [problem, setProblem] = useState('');
  const make = async (file: File | undefined, withoutPreset: boolean): Promise<void> => {
    if (!file) return;
    setTable(file);
    try {
      setMade(await server.newFeed(file.name, await base64Of(file), withoutPreset));
      setProblem('');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setMade(undefined);
      setProblem(error.message);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the file input works by keyboard.
    <div
      className={styles.root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void make(event.dataTransfer.files[0], false);
      }}
    >
      <label>
        <FormattedMessage id="editor.feed-choose" />
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,.xml,.xlsx"
          onChange={({ target }) => void make(target.files?.[0], false)}
        />
      </label>
      {problem !== '' && (
        <Problem>
          <Sentence text={problem} />
        </Problem>
      )}
      {made && <Made made={made} onWithoutPreset={() => void make(table, true)} />}
      <Tools at="end">
        <Button onClick={onClose}>
          <FormattedMessage id="editor.cancel" />
        </Button>
        <Button look="primary" aria-disabled={!made} onClick={() => made && onOpen(made.path)}>
          <FormattedMessage id="editor.feed-open" />
        </Button>
      </Tools>
    </div>
  );
}
