import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Choices, FeedLook, FieldEdit, FieldPath, FieldValue, Finding } from '../../domain/editor-protocol';
import type { Language } from '../../domain/language';
import type { SchemaNodes } from './field-model';

/** What the whole form knows. It stays the same while texts are typed, so that no other field is rendered again. */
export interface FormContext {
  readonly schemas: SchemaNodes;
  readonly choices: Choices;
  readonly language: Language;
  /** The slug of the store that the file is about; its offers can be chosen. */
  readonly store: string | undefined;
  /** The columns of the table that the file is about; none in other files than the settings of a feed. */
  readonly columns: FeedLook['columns'];
  edit(edits: readonly FieldEdit[], group: string): void;
  focused(path: FieldPath, text?: string): void;
  addPicture(file: File): Promise<{ readonly name: string } | { readonly message: string }>;
}

const Context = createContext<FormContext | undefined>(undefined);
const Problems = createContext<ReadonlyMap<string, readonly Finding[]>>(new Map());

export const FormProvider = Context.Provider;
export const ProblemsProvider = Problems.Provider;

/** The context of the form around a field. */
export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('A field is outside of its form.');
  return context;
}

/** What the check says of exactly this field. */
export function useProblems(path: FieldPath): readonly Finding[] {
  return useContext(Problems).get(JSON.stringify(path)) ?? [];
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

/** How long typing pauses before it is sent. In milliseconds. */
const pause = 100;

/** What is being typed in a field: it stays until the server has it, so that a late answer does not overwrite it. */
export interface Typed {
  readonly shown: string;
  type(text: string): void;
  /** Sends at once what is not sent yet. */
  flush(): void;
  begin(): void;
}

let sessions = 0;

/** Sends what is typed after a pause. All that is typed in a field while it has the focus is one step for undo. */
export function useTyped(value: string, send: (text: string, group: string) => void): Typed {
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const group = useRef('');
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (typed === value && !waiting.current) setTyped(undefined);
  }, [typed, value]);
  const flush = (): void => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { text } = waiting.current;
    waiting.current = undefined;
    latest.current(text, group.current);
  };
  return {
    shown: typed ?? value,
    type(text) {
      setTyped(text);
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { text, timer: setTimeout(flush, pause) };
    },
    flush,
    begin() {
      sessions += 1;
      group.current = String(sessions);
    },
  };
}

/** A value as the text of an input. */
export function textOf(value: FieldValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
