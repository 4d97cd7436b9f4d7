import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenFile } from '../domain/editing/editor-protocol';
import { useEditorContext } from './context';
import { Sentence } from './FindingList';
import { styles } from './TextPane.styles';
import { Remark } from './controls/Remark';
import { VersionChoice } from './controls/VersionChoice';

const nothing = <FormattedMessage id="editor.nothing-there" />;

function Conflicts({
  conflicts,
  onDone,
}: {
  readonly conflicts: NonNullable<OpenFile['conflicts']>;
  readonly onDone: (take: readonly ('ours' | 'theirs')[]) => void;
}): ReactElement {
  return (
    <section>
      <Remark tone="note">
        <FormattedMessage id="editor.markers" />
      </Remark>
      <VersionChoice
        name="conflict"
        sides={[
          ['ours', <FormattedMessage key="ours" id="editor.ours" />],
          ['theirs', <FormattedMessage key="theirs" id="editor.theirs" />],
        ]}
        places={conflicts.map(({ ours, theirs }, index) => ({
          legend: index + 1,
          versions: { ours: ours || nothing, theirs: theirs || nothing },
        }))}
        onDone={onDone}
      />
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
