import { createContext, useContext, useRef, useState } from 'react';
import type {
  AddedPicture,
  Choices,
  Confirmation,
  FeedLook,
  FieldEdit,
  FieldPath,
  FieldValue,
  Finding,
} from '../../domain/editing/editor-protocol';
import type { Language } from '../../domain/language/language';
import type { FieldKinds } from './field-kind';
import type { SchemaNodes } from './field-model';
import { useRequired } from '../../hooks/required';

/** It does not change while text is typed, so that other fields are not rendered again. */
export interface FormContext {
  readonly schemas: SchemaNodes;
  /** The views of all kinds of fields. They are in the context because fields contain fields. */
  readonly kinds: FieldKinds;
  readonly choices: Choices;
  readonly language: Language;
  nameOf(word: string): string;
  /** The slug of the store that the file belongs to; its offers can be chosen. */
  readonly store: string | undefined;
  /** The columns of the feed's table; empty for files other than the settings of a feed. */
  readonly columns: FeedLook['columns'];
  edit(edits: readonly FieldEdit[], group: string): void;
  focused(path: FieldPath, text?: string): void;
  confirm(entry: Confirmation): void;
  addPicture(file: File): Promise<AddedPicture | { readonly message: string }>;
}

const Context = createContext<FormContext | undefined>(undefined);
const Problems = createContext<ReadonlyMap<string, readonly Finding[]>>(new Map());
const Sources = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

export const FormProvider = Context.Provider;
export const ProblemsProvider = Problems.Provider;
export const SourcesProvider = Sources.Provider;

/** The context of the form. Throws outside of a form. */
export function useForm(): FormContext {
  return useRequired(Context);
}

/** The findings for exactly this field. */
export function useProblems(path: FieldPath): readonly Finding[] {
  return useContext(Problems).get(JSON.stringify(path)) ?? [];
}

export function useSource(path: FieldPath): readonly string[] | undefined {
  return useContext(Sources).get(JSON.stringify(path));
}

export function useProblemsBelow(keys: readonly string[]): boolean {
  return [...useContext(Problems).values()].flat().some(({ path }) => keys.includes(String(path?.[0])));
}

export function problemsByPath(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify(finding.path ?? []);
    found.set(key, [...(found.get(key) ?? []), finding]);
  }
  return found;
}

/** The text in an input: while it has the focus, exactly what was typed, such as `5.` for the number 5. */
export interface Typed {
  readonly shown: string;
  type(text: string): void;
  begin(): void;
  end(): void;
}

let sessions = 0;

/** Sends typed text. Everything typed in a field while it has the focus is one undo step. */
export function useTyped(
  value: string,
  /** Converts a typed text to the text of the resulting value. */
  meant: (text: string) => string,
  send: (text: string, group: string) => void,
): Typed {
  const [typed, setTyped] = useState<string>();
  const group = useRef('');
  return {
    // Another window may have changed the field in the meantime.
    shown: typed !== undefined && meant(typed) === value ? typed : value,
    type(text) {
      setTyped(text);
      send(text, group.current);
    },
    begin() {
      sessions += 1;
      group.current = String(sessions);
    },
    end: () => setTyped(undefined),
  };
}

export function textOf(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
