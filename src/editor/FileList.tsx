import { useMemo, useState, type ReactElement } from 'react';
import type { FileEntry } from '../domain/editor-protocol';
import { grouped } from '../domain/grouped';
import type { Language } from '../domain/language';
import { foldForSearch } from '../domain/search';
import { labelOf } from './labels';
import { words } from './words';

/** How many files of a kind are listed at first. A catalogue may have thousands. */
const portion = 60;

function Marks({ file, language }: { readonly file: FileEntry; readonly language: Language }): ReactElement {
  const text = words[language];
  const draft = { changed: text.unsaved, new: text.isNew, removed: text.isRemoved } as const;
  return (
    <>
      {file.draft && <span className="mark draft">{draft[file.draft]}</span>}
      {file.errors > 0 && <span className="mark error">{text.errors(file.errors)}</span>}
      {file.errors === 0 && file.warnings > 0 && <span className="mark warning">{text.warnings(file.warnings)}</span>}
    </>
  );
}

/** A file that has no title is called by the kind of thing that it lists. */
function titleOf({ title, schema }: FileEntry, language: Language): string {
  return title[language] === schema ? labelOf(schema, language) : title[language];
}

interface GroupProps {
  readonly name: string;
  readonly files: readonly FileEntry[];
  readonly open: string | undefined;
  readonly language: Language;
  readonly onOpen: (path: string) => void;
}

function Group({ name, files, open, language, onOpen }: GroupProps): ReactElement {
  const [shown, setShown] = useState(portion);
  const left = files.length - shown;
  return (
    <section className="files-group">
      <h2>{name}</h2>
      <ul>
        {files.slice(0, shown).map((file) => (
          <li key={file.path}>
            <button type="button" aria-current={file.path === open} onClick={() => onOpen(file.path)}>
              <bdi>{titleOf(file, language)}</bdi>
              <Marks file={file} language={language} />
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="link" onClick={() => setShown(shown + 5 * portion)}>
          {words[language].more(left)}
        </button>
      )}
    </section>
  );
}

const order = ['store', 'page', 'post', 'feed', 'messages'];

function place(schema: string): number {
  const at = order.indexOf(schema);
  return at < 0 ? order.length : at;
}

/** The group of a file: the tables of feeds stand beside their settings. */
function groupOf({ schema }: FileEntry): string {
  const kind = schema === 'feed-table' || schema === 'feed-corrections' ? 'feed' : schema;
  return order.includes(kind) ? kind : 'others';
}

/** All files with the number of their errors, those with errors first. */
export function FileList({
  files,
  open,
  language,
  onOpen,
}: {
  readonly files: readonly FileEntry[];
  readonly open: string | undefined;
  readonly language: Language;
  readonly onOpen: (path: string) => void;
}): ReactElement {
  const text = words[language];
  const [query, setQuery] = useState('');
  const groups = useMemo(() => {
    const wanted = foldForSearch(query);
    const isFound = ({ path, title }: FileEntry): boolean =>
      [path, title.en, title.ar].some((each) => foldForSearch(each).includes(wanted));
    const found = files.filter((file) => file.schema !== 'picture' && isFound(file));
    // The file that is being edited keeps its place.
    const urgent = (file: FileEntry): number => (file.errors > 0 && file.path !== open ? 0 : 1);
    return [...grouped(found, groupOf)]
      .sort(([one], [other]) => place(one) - place(other))
      .map(
        ([schema, own]) =>
          [
            schema,
            own.toSorted(
              (a, b) => urgent(a) - urgent(b) || a.title[language].localeCompare(b.title[language], language),
            ),
          ] as const,
      );
  }, [files, query, language, open]);
  return (
    <nav className="files" aria-label={text.files}>
      <input
        type="search"
        value={query}
        placeholder={text.search}
        aria-label={text.search}
        onChange={({ target }) => setQuery(target.value)}
      />
      {groups.length === 0 && files.length > 0 && <p className="quiet">{text.nothingFound}</p>}
      {groups.map(([schema, own]) => (
        <Group
          key={schema}
          name={text.kinds[schema] ?? schema}
          files={own}
          open={open}
          language={language}
          onOpen={onOpen}
        />
      ))}
    </nav>
  );
}
