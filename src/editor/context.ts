import { createContext, useContext, type ReactNode } from 'react';
import type { FieldPath, MessageOffers } from '../domain/editing/editor-protocol';
import type { Language } from '../domain/language/language';
import type { EditorServer } from './connection/server';
import type { Editor } from './use-editor';
import { useRequired } from '../hooks/required';

export interface Surroundings {
  /** Shown above the list of files. */
  readonly aboveFiles: ReactNode;
  /** Shown above the panes of the window. */
  readonly notices: ReactNode;
  /** Shown if nothing answers, instead of how to start the server. */
  readonly noAnswer: ReactNode;
  /** Shown in the save dialog, above its buttons. */
  readonly saving: ReactNode;
  readonly isReadOnly: boolean;
  pageAddress(page: string, language: Language): string;
  /** The address of a picture that the published site does not have; undefined if the draft does not have it either. */
  pictureAddress(name: string): Promise<string | undefined>;
  /** The comment that is stored with a save: the title of a commit. */
  comment(): string;
  onSaved(): void;
}

export interface EditorContext {
  readonly editor: Editor;
  readonly server: EditorServer;
  readonly language: Language;
  show(file: string, path?: FieldPath): void;
  titleOf(path: string): string;
  /** The name of a key, kind or value; the word itself until the schemas are loaded. */
  nameOf(word: string): string;
  readonly around?: Surroundings | undefined;
  readonly pasted: PastedMessage | undefined;
  setPasted(pasted: PastedMessage | undefined): void;
}

export interface PastedMessage {
  readonly path: string;
  readonly read: MessageOffers;
}

const Context = createContext<EditorContext | undefined>(undefined);

export const EditorProvider = Context.Provider;

/** The context of the editor. Throws outside of it. */
export function useEditorContext(): EditorContext {
  return useRequired(Context);
}

/** What the page around the editor adds to it; undefined if the editor has its own server, or for a form alone. */
export function useSurroundings(): Surroundings | undefined {
  return useContext(Context)?.around;
}
