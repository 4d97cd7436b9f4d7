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
} from '../../domain/editor-protocol';
import type { Language } from '../../domain/language';
import type { FieldKinds } from './field-kind';
import type { SchemaNodes } from './field-model';
import { useRequired } from '../../hooks/required';

/** What the whole form knows. It stays the same while texts are typed, so that no other field is rendered again. */
export interface FormContext {
  readonly schemas: SchemaNodes;
  /** How each kind of fields is shown; given here, because fields have fields. */
  readonly kinds: FieldKinds;
  readonly choices: Choices;
  readonly language: Language;
  /** The slug of the store that the file is about; its offers can be chosen. */
  readonly store: string | undefined;
  /** The columns of the table that the file is about; none in other files than the settings of a feed. */
  readonly columns: FeedLook['columns'];
  edit(edits: readonly FieldEdit[], group: string): void;
  focused(path: FieldPath, text?: string): void;
  /** Writes down that a warning is right. */
  confirm(entry: Confirmation): void;
  addPicture(file: File): Promise<AddedPicture | { readonly message: string }>;
}

const Context = createContext<FormContext | undefined>(undefined);
const Problems = createContext<ReadonlyMap<string, readonly Finding[]>>(new Map());

export const FormProvider = Context.Provider;
export const ProblemsProvider = Problems.Provider;

/** The context of the form around a field. */
export function useForm(): FormContext {
  return useRequired(Context);
}

/** What the check says of exactly this field. */
export function useProblems(path: FieldPath): readonly Finding[] {
  return useContext(Problems).get(JSON.stringify(path)) ?? [];
}

/** Whether the check has found something in one of these fields of the file, or in what they hold. */
export function useProblemsBelow(keys: readonly string[]): boolean {
  return [...useContext(Problems).values()].flat().some(({ path }) => keys.includes(String(path?.[0])));
}

/** The findings by their fields. */
export function problemsByPath(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify(finding.path ?? []);
    found.set(key, [...(found.get(key) ?? []), finding]);
  }
  return found;
}

/** What is being typed in a field: as long as it has the focus, exactly what was typed, such as `5.` for the number 5. */
export interface Typed {
  readonly shown: string;
  type(text: string): void;
  begin(): void;
  end(): void;
}

let sessions = 0;

/** Sends what is typed. All that is typed in a field while it has the focus is one step for undo. */
export function useTyped(
  value: string,
  /** The text of the value that a typed text stands for. */
  meant: (text: string) => string,
  send: (text: string, group: string) => void,
): Typed {
  const [typed, setTyped] = useState<string>();
  const group = useRef('');
  return {
    // Another window may have changed the field meanwhile.
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

/** A value as the text of an input. */
export function textOf(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
