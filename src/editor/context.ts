import { createContext, useContext, type ReactNode } from 'react';
import type { FieldPath } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import type { EditorServer } from './server';
import type { Editor } from './use-editor';
import { useRequired } from '../hooks/required';

/** What the page around the editor adds to it, where it has no server of its own. */
export interface Surroundings {
  /** Above the list of files. */
  readonly aboveFiles: ReactNode;
  /** Above the parts of the window. */
  readonly notices: ReactNode;
  /** In the dialog that saves, above its buttons. */
  readonly saving: ReactNode;
  /** Nothing can be saved. */
  readonly isReadOnly: boolean;
  /** The address of the document that shows a page in a language. */
  pageAddress(page: string, language: Language): string;
  /** The address of a picture that the published site does not have; undefined if the draft has none either. */
  pictureAddress(name: string): Promise<string | undefined>;
  /** What a save is called where it is kept: the title of a commit. */
  comment(): string;
  /** Called after a save. */
  onSaved(): void;
}

/** What all parts of the window share. */
export interface EditorContext {
  readonly editor: Editor;
  readonly server: EditorServer;
  /** The language of the reader. */
  readonly language: Language;
  /** Shows a file, and in it a field. */
  show(file: string, path?: FieldPath): void;
  /** The name of the file at a path. */
  titleOf(path: string): string;
  readonly around?: Surroundings | undefined;
}

const Context = createContext<EditorContext | undefined>(undefined);

export const EditorProvider = Context.Provider;

/** What all parts of the window share. */
export function useEditorContext(): EditorContext {
  return useRequired(Context);
}

/** What the page around the editor adds to it; undefined where it has a server of its own, and in a form alone. */
export function useSurroundings(): Surroundings | undefined {
  return useContext(Context)?.around;
}
