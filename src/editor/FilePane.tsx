import { useEffect, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddedPicture, Confirmation, FieldPath, Finding, OpenFile } from '../domain/editing/editor-protocol';
import { base64Of } from './connection/base64';
import { useEditorContext } from './context';
import { FeedView, useFeedLook } from './FeedView';
import { focusPath, Form } from './fields/Form';
import { offerIds } from './fields/sources';
import { FindingList } from './FindingList';
import type { Focus } from './Preview';
import { Pasted } from './new/Pasted';
import { Refused } from './connection/server';
import { TextPane } from './TextPane';
import type { Definitions } from './use-editor';
import { styles } from './FilePane.styles';
import { Button } from './controls/Button';
import { Remark } from './controls/Remark';
import { Title } from './controls/Title';
import { Tools } from './controls/Tools';

interface FilePaneProps {
  readonly file: OpenFile;
  readonly definitions: Definitions;
  readonly others: readonly Finding[];
  readonly wanted: FieldPath | undefined;
  readonly onFocus: (focus: Focus) => void;
}

function FileHead({
  file,
  wantsText,
  onText,
}: Pick<FilePaneProps, 'file'> & {
  readonly wantsText: boolean;
  readonly onText: () => void;
}): ReactElement {
  const intl = useIntl();
  const { editor, language } = useEditorContext();
  const title = editor.state?.files.find(({ path }) => path === file.path)?.title[language] ?? file.path;
  const discard = (): void => {
    // The browser's own dialog is accessible to screen readers and keyboards.
    if (window.confirm(intl.formatMessage({ id: 'editor.discard-ask' }))) editor.discard();
  };
  return (
    <div className={styles.head}>
      <h2>
        <Title language={language}>{title}</Title>
      </h2>
      {file.schema !== 'store' && <code dir="ltr">{file.path}</code>}
      <Tools>
        <Button aria-disabled={!file.canUndo} onClick={() => file.canUndo && editor.undo()}>
          <FormattedMessage id="editor.undo" />
        </Button>
        <Button aria-disabled={!file.canRedo} onClick={() => file.canRedo && editor.redo()}>
          <FormattedMessage id="editor.redo" />
        </Button>
        <Button aria-disabled={!file.draft} onClick={() => file.draft && discard()}>
          <FormattedMessage id="editor.discard" />
        </Button>
        {file.value !== undefined && (
          <Button aria-pressed={wantsText} onClick={onText}>
            {intl.formatMessage({ id: 'editor.text' })}
          </Button>
        )}
      </Tools>
      {file.changedOnDisk && <Remark tone="note">{intl.formatMessage({ id: 'editor.changed-on-disk' })}</Remark>}
    </div>
  );
}

/** One file, as a form or as text: if no form can show it, or if the user chooses. */
export function FilePane({ file, definitions, others, wanted, onFocus }: FilePaneProps): ReactElement {
  const intl = useIntl();
  const { editor, server, language, pasted, show } = useEditorContext();
  // The offers arrive after the answer about the message, and may have been removed since.
  const ids = offerIds(file.value);
  const isThere = pasted?.path === file.path && pasted.read.offers.some(({ id }) => ids.includes(id));
  const read = isThere ? pasted.read : undefined;
  const [wantsText, setWantsText] = useState(false);
  const isText = wantsText || file.value === undefined;
  const look = useFeedLook(server, file, editor.state);
  useEffect(() => {
    // If another element has the focus, the user has moved on while the file was loading. The focus is set in a
    // microtask, because an effect cannot open the entries that hide the field.
    if (wanted && document.activeElement?.localName === 'main') queueMicrotask(() => focusPath(wanted));
  }, [wanted]);
  const addPicture = async (picture: File): Promise<AddedPicture | { readonly message: string }> => {
    try {
      return await server.addPicture(picture.name, await base64Of(picture));
    } catch (error) {
      if (error instanceof Refused) return { message: error.message };
      throw error;
    }
  };
  const confirm = (entry: Confirmation): void => {
    void editor.change(async () => {
      await server.confirm(entry);
      return { message: intl.formatMessage({ id: 'editor.confirmed' }) };
    });
  };
  return (
    <>
      <FileHead file={file} wantsText={wantsText} onText={() => setWantsText(!wantsText)} />
      {read && <Pasted key={read.text} file={file} read={read} />}
      <FindingList
        findings={file.findings}
        others={others}
        isText={isText}
        onChoose={(finding) => {
          if (finding.file !== file.path) show(finding.file, finding.path);
          else if (finding.path && !isText) focusPath(finding.path);
        }}
      />
      {file.schema === 'feed' && <FeedView look={look} path={file.path} />}
      {isText ? (
        <TextPane file={file} />
      ) : (
        file.value !== undefined && (
          <Form
            schemas={definitions.schemas}
            schema={file.schema}
            path={file.path}
            value={file.value}
            choices={definitions.choices}
            columns={look?.columns}
            findings={file.findings}
            read={read}
            language={language}
            onEdit={editor.edit}
            onFocusPath={(path, own) => onFocus({ path, text: own ?? '' })}
            onConfirm={confirm}
            onPicture={addPicture}
          />
        )
      )}
    </>
  );
}
