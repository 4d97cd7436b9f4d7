import type { DBSchema } from 'idb';

export interface BrowserStore extends DBSchema {
  /** Contents of files by git's id. */
  readonly blobs: { readonly key: string; readonly value: Uint8Array };
  /** Unsaved changes, by path. */
  readonly kept: { readonly key: string; readonly value: Uint8Array };
  /** At the key `left`: the files that the last check keeps for the next, with a hash of the build that wrote them. */
  readonly left: {
    readonly key: 'left';
    readonly value: {
      readonly code: string;
      readonly files: readonly { readonly path: string; readonly bytes: Uint8Array | undefined }[];
    };
  };
}

export const storeVersion = 2;

/** The folder for everything that must survive a crash of the editor. In a browser, the names of files begin with it. */
export const editorFolder = '.qaseema/editor';

/** Its place in version 0.2.0, from which its files are moved. */
export const formerEditorFolder = 'node_modules/.cache/qaseema/editor';

export const draftFolder = `${editorFolder}/drafts`;

export function storeName(base: string, owner: string, repository: string): string {
  return `editor:${base}:${owner}/${repository}`;
}
