import type { ComponentType } from 'react';
import type { FieldPath, FieldValue } from '../../domain/editor-protocol';
import type { Field, SchemaPlace } from './field-model';

/** What the input of one value gets. */
export interface InputProps {
  readonly path: FieldPath;
  readonly value: FieldValue | undefined;
  /** How it is called, where no label stands above it. */
  readonly label?: string | undefined;
}

/** What the view of a field gets. */
export interface KindProps<Kind extends Field['kind']> extends InputProps {
  readonly field: Extract<Field, { readonly kind: Kind }>;
  /** Where its schema is, without references. */
  readonly place: SchemaPlace;
  /** How it is called. */
  readonly name: string;
  /** The slug of the store, or the column, that the mapping around the field names. */
  readonly named?: string | undefined;
}

/** What the form knows of a kind of fields. */
export interface FieldKind<Kind extends Field['kind']> {
  readonly View: ComponentType<KindProps<Kind>>;
  /** One value in one input, which a label can name; texts next to each other; or fields of its own. */
  readonly holds: 'value' | 'texts' | 'fields';
}

/** Every kind of fields. */
export type FieldKinds = { readonly [Kind in Field['kind']]: FieldKind<Kind> };

/** Whether a field has fields of its own. */
export function hasFields(kinds: FieldKinds, { kind }: Field): boolean {
  return kinds[kind].holds === 'fields';
}
