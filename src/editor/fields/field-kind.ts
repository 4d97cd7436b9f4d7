import type { ComponentType } from 'react';
import type { FieldPath, FieldValue } from '../../domain/editing/editor-protocol';
import type { Field, SchemaPlace } from './field-model';

export interface InputProps {
  readonly path: FieldPath;
  readonly value: FieldValue | undefined;
  /** The accessible name, if no label is above the input. */
  readonly label?: string | undefined;
}

export interface KindProps<Kind extends Field['kind']> extends InputProps {
  readonly field: Extract<Field, { readonly kind: Kind }>;
  /** Its schema, with references resolved. */
  readonly place: SchemaPlace;
  readonly name: string;
  /** The slug of the store, or the column, in the mapping that contains the field. */
  readonly named?: string | undefined;
}

export interface FieldKind<Kind extends Field['kind']> {
  readonly View: ComponentType<KindProps<Kind>>;
  /** `value`: one input that a label can name; `texts`: inputs side by side; `fields`: fields of its own. */
  readonly holds: 'value' | 'texts' | 'fields';
}

export type FieldKinds = { readonly [Kind in Field['kind']]: FieldKind<Kind> };

export function hasFields(kinds: FieldKinds, { kind }: Field): boolean {
  return kinds[kind].holds === 'fields';
}
