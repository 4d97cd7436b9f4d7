import type { ReactElement } from 'react';
import type { KindProps } from '../field-kind';
import { TextInput } from '../TextInput';
import { ColourInput } from './colour';
import { DateInput } from './date';

/** The formats for which browsers have an input. */
const typesByFormat: Readonly<Record<string, 'date' | 'month'>> = {
  month: 'month',
  date: 'date',
  moment: 'date',
  'day-or-month': 'date',
};

export function FormatField({ field: { format }, path, value, label }: KindProps<'format'>): ReactElement {
  const own = { path, value, label };
  if (format === 'colour') return <ColourInput {...own} />;
  const type = typesByFormat[format];
  if (type) return <DateInput {...own} type={type} />;
  return <TextInput {...own} isLong={false} inputMode={format === 'https-url' ? 'url' : undefined} />;
}
