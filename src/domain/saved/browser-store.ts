/**
 * The parts of the hosted editor's database: contents of files by git's id, unsaved changes, and the files that the last
 * check keeps for the next.
 */
export const browserStore = { blobs: 'blobs', kept: 'kept', left: 'left' } as const;

/** The version of the database. */
export const storeVersion = 2;

/** The folder for everything that must survive a crash of the editor. In a browser, the names of files begin with it. */
export const editorFolder = '.qaseema/editor';

/** Its place in version 0.2.0, from which its files are moved. */
export const formerEditorFolder = 'node_modules/.cache/qaseema/editor';

/** The folder of unsaved changes. */
export const draftFolder = `${editorFolder}/drafts`;

/** The name of the database of a repository, for a site in the folder `base` of its host. */
export function storeName(base: string, owner: string, repository: string): string {
  return `editor:${base}:${owner}/${repository}`;
}
