import { useMemo, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileEntry } from '../domain/editing/editor-protocol';
import { grouped } from '../domain/language/grouped';
import type { Language } from '../domain/language/language';
import { foldForSearch } from '../domain/search/search';
import { useEditorContext } from './context';
import { styles } from './FileList.styles';
import { Button } from './controls/Button';
import { Mark } from './controls/Mark';
import { Remark } from './controls/Remark';
import { Title } from './controls/Title';

/** The number of files of a kind that are listed at first. A catalogue can have thousands. */
const portion = 60;

/** The name of the file at a path; the path itself if the file does not exist. */
export function titleAt(files: readonly FileEntry[] | undefined, path: string, language: Language): string {
  const entry = files?.find((each) => each.path === path);
  return entry?.title[language] ?? path;
}

interface GroupProps {
  readonly name: string;
  readonly files: readonly FileEntry[];
}

function Group({ name, files }: GroupProps): ReactElement {
  const { editor, language, show } = useEditorContext();
  const [shown, setShown] = useState(portion);
  const left = files.length - shown;
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{name}</h2>
      <ul>
        {files.slice(0, shown).map((file) => (
          <li key={file.path}>
            <button
              type="button"
              className={styles.file}
              aria-current={file.path === editor.open?.path}
              onClick={() => show(file.path)}
            >
              <Title language={language}>{file.title[language]}</Title>
              {file.draft && (
                <Mark tone="draft">
                  <FormattedMessage id={`editor.draft-${file.draft}`} />
                </Mark>
              )}
              {file.errors > 0 && (
                <Mark tone="error">
                  <FormattedMessage id="editor.errors" values={{ count: file.errors }} />
                </Mark>
              )}
              {file.errors === 0 && file.warnings > 0 && (
                <Mark tone="warning">
                  <FormattedMessage id="editor.warnings" values={{ count: file.warnings }} />
                </Mark>
              )}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button look="link" onClick={() => setShown(shown + 5 * portion)}>
          <FormattedMessage id="editor.more" values={{ count: left }} />
        </Button>
      )}
    </section>
  );
}

const groupNames = ['store', 'page', 'post', 'feed', 'messages', 'others'] as const;

type GroupName = (typeof groupNames)[number];

/** The group of a file. Tables of feeds are listed with their settings. */
function groupOf({ schema }: FileEntry): GroupName {
  const kind = schema === 'feed-table' || schema === 'feed-corrections' ? 'feed' : schema;
  return groupNames.find((name) => name === kind) ?? 'others';
}

const noFiles: readonly FileEntry[] = [];

export function FileList(): ReactElement {
  const intl = useIntl();
  const { editor, language, around } = useEditorContext();
  const open = editor.open?.path;
  const files = editor.state?.files ?? noFiles;
  const [query, setQuery] = useState('');
  const groups = useMemo(() => {
    const wanted = foldForSearch(query);
    const isFound = ({ path, title }: FileEntry): boolean =>
      [path, title.en, title.ar].some((each) => foldForSearch(each).includes(wanted));
    const found = files.filter((file) => file.schema !== 'picture' && isFound(file));
    // The open file does not move while it is edited.
    const urgent = (file: FileEntry): number => (file.errors > 0 && file.path !== open ? 0 : 1);
    return [...grouped(found, groupOf)]
      .sort(([one], [other]) => groupNames.indexOf(one) - groupNames.indexOf(other))
      .map(
        ([name, own]) =>
          [
            name,
            own.toSorted(
              (a, b) => urgent(a) - urgent(b) || a.title[language].localeCompare(b.title[language], language),
            ),
          ] as const,
      );
  }, [files, query, language, open]);
  return (
    <nav aria-label={intl.formatMessage({ id: 'editor.files' })}>
      {around?.aboveFiles}
      <input
        type="search"
        className={styles.search}
        value={query}
        placeholder={intl.formatMessage({ id: 'editor.search' })}
        aria-label={intl.formatMessage({ id: 'editor.search' })}
        onChange={({ target }) => setQuery(target.value)}
      />
      {groups.length === 0 && files.length > 0 && (
        <Remark tone="quiet">{intl.formatMessage({ id: 'editor.nothing-found' })}</Remark>
      )}
      {groups.map(([name, own]) => (
        <Group key={name} name={intl.formatMessage({ id: `editor.kind-${name}` })} files={own} />
      ))}
    </nav>
  );
}
