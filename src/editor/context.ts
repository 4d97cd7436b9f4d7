import { createContext } from 'react';
import type { FieldPath } from '../domain/editor-protocol';
import type { Language } from '../domain/language';
import type { EditorServer } from './server';
import type { Editor } from './use-editor';
import { useRequired } from '../hooks/required';

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
}

const Context = createContext<EditorContext | undefined>(undefined);

export const EditorProvider = Context.Provider;

/** What all parts of the window share. */
export function useEditorContext(): EditorContext {
  return useRequired(Context);
}
