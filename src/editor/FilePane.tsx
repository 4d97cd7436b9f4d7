import { useState, type ReactElement } from 'react';
import type { Finding, OpenFile } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import { base64Of } from './base64';
import { FeedView, useFeedLook } from './FeedView';
import { focusPath, Form } from './fields/Form';
import { FindingList } from './FindingList';
import type { Focus } from './Preview';
import { Refused, type EditorServer } from './server';
import { TextPane } from './TextPane';
import type { Editor, Known } from './use-editor';
import { words } from './words';

interface FilePaneProps {
  readonly editor: Editor;
  readonly server: EditorServer;
  readonly file: OpenFile;
  readonly known: Known;
  readonly language: Language;
  /** The errors of other files. */
  readonly others: readonly Finding[];
  readonly onFocus: (focus: Focus) => void;
}

/** The name of the file, and what can be done with it as a whole. */
function FileHead({
  editor,
  file,
  language,
  wantsText,
  onText,
}: Pick<FilePaneProps, 'editor' | 'file' | 'language'> & {
  readonly wantsText: boolean;
  readonly onText: () => void;
}): ReactElement {
  const text = words[language];
  const title = editor.state?.files.find(({ path }) => path === file.path)?.title[language] ?? file.path;
  const discard = (): void => {
    // The browser's own dialog is read out and reached by keyboard.
    if (window.confirm(text.discardAsk)) editor.discard();
  };
  return (
    <div className="file-head">
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <code dir="ltr">{file.path}</code>
      <div className="tools">
        <button type="button" aria-disabled={!file.canUndo} onClick={() => file.canUndo && editor.undo()}>
          {text.undo}
        </button>
        <button type="button" aria-disabled={!file.canRedo} onClick={() => file.canRedo && editor.redo()}>
          {text.redo}
        </button>
        {file.draft && (
          <button type="button" onClick={discard}>
            {text.discard}
          </button>
        )}
        {file.value !== undefined && (
          <button type="button" aria-pressed={wantsText} onClick={onText}>
            {text.text}
          </button>
        )}
      </div>
      {file.changedOnDisk && <p className="note">{text.changedOnDisk}</p>}
    </div>
  );
}

/** One file: as a form, or as text where it cannot be one or the reader wants it. */
export function FilePane({ editor, server, file, known, language, others, onFocus }: FilePaneProps): ReactElement {
  const [wantsText, setWantsText] = useState(false);
  const isText = wantsText || file.value === undefined;
  const look = useFeedLook(server, file, editor.state);
  const addPicture = async (picture: File): Promise<{ readonly name: string } | { readonly message: string }> => {
    try {
      return await server.addPicture(picture.name, await base64Of(picture));
    } catch (error) {
      if (error instanceof Refused) return { message: error.message };
      throw error;
    }
  };
  return (
    <>
      <FileHead
        editor={editor}
        file={file}
        language={language}
        wantsText={wantsText}
        onText={() => setWantsText(!wantsText)}
      />
      <FindingList
        findings={file.findings}
        others={others}
        language={language}
        onChoose={(finding) => {
          if (finding.file !== file.path) editor.show(finding.file);
          else if (finding.path && !isText) focusPath(finding.path);
        }}
      />
      {file.schema === 'feed' && (
        <FeedView
          look={look}
          server={server}
          path={file.path}
          language={language}
          onChanged={(changed) => void editor.change(() => Promise.resolve({ path: changed.path }))}
        />
      )}
      {isText ? (
        <TextPane editor={editor} server={server} file={file} language={language} />
      ) : (
        file.value !== undefined && (
          <Form
            schemas={known.schemas}
            schema={file.schema}
            value={file.value}
            choices={known.choices}
            columns={look?.columns}
            findings={file.findings}
            language={language}
            onEdit={editor.edit}
            onFocusPath={(path, own) => onFocus({ path, text: own ?? '' })}
            onPicture={addPicture}
          />
        )
      )}
    </>
  );
}
