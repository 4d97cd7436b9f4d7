import { useState, type FormEvent, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageOffers } from '../../domain/editing/editor-protocol';
import { useEditorContext } from '../context';
import { Refused, Unreachable } from '../connection/server';
import { styles } from './NewDialog.styles';
import { Button } from '../controls/Button';
import { Failed, type Failure } from '../controls/Failed';
import { Tools } from '../controls/Tools';

export function PasteForm({
  onClose,
  onRead,
}: {
  readonly onClose: () => void;
  readonly onRead: (path: string, read: MessageOffers) => void;
}): ReactElement {
  const { editor, server, language } = useEditorContext();
  const { open, settled, state } = editor;
  const stores = state?.files.filter(({ schema, draft }) => schema === 'store' && draft !== 'removed') ?? [];
  const [path, setPath] = useState(open?.schema === 'store' ? open.path : '');
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const isReady = path !== '' && text.trim() !== '';
  const read = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady) return;
    try {
      await settled();
      onRead(path, await server.pasteOffers(path, text));
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      setFailure(error);
    }
  };
  return (
    <form onSubmit={(event) => void read(event)}>
      {failure && <Failed failure={failure} />}
      <div className={styles.question}>
        <label htmlFor="paste-store">
          <FormattedMessage id="editor.ask-offer-store" />
        </label>
        <select id="paste-store" value={path} onChange={({ target }) => setPath(target.value)}>
          <option value="" />
          {stores.map((file) => (
            <option key={file.path} value={file.path}>
              {file.title[language]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.question}>
        <label htmlFor="paste-text">
          <FormattedMessage id="editor.paste-text" />
        </label>
        <textarea
          id="paste-text"
          dir="auto"
          rows={10}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Tools at="end">
        <Button onClick={onClose}>
          <FormattedMessage id="editor.cancel" />
        </Button>
        <Button type="submit" look="primary" aria-disabled={!isReady}>
          <FormattedMessage id="editor.paste-read" />
        </Button>
      </Tools>
    </form>
  );
}
