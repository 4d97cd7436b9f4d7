import type { ReactElement } from 'react';
import type { Choice, FeedLook } from '../../../domain/editing/editor-protocol';
import type { KindProps } from '../field-kind';
import { useForm } from '../form-context';
import { Options } from '../Options';
import { PictureInput } from './picture';

/** A column of a table as a choice, with an example cell, which says more than its name. */
function columnChoice({ name, cells: [cell] }: FeedLook['columns'][number]): Choice {
  const label = cell === undefined ? name : `${name} · ${cell.slice(0, 40)}`;
  return { value: name, label: { en: label, ar: label } };
}

export function ChoiceField({ field: { of }, path, value, label, named }: KindProps<'choice'>): ReactElement {
  const { choices, columns, store } = useForm();
  const props = { path, value, label };
  if (of === 'picture') return <PictureInput {...props} />;
  if (of === 'column') return <Options {...props} options={columns.map(columnChoice)} />;
  if (of === 'offer') return <Options {...props} options={choices.offers[named ?? store ?? ''] ?? []} />;
  return <Options {...props} options={choices.lists[of] ?? []} />;
}
