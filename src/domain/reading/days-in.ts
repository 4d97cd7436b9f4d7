import type { ReadDays } from './days';
import { prepare } from './entities';
import type { Span } from './facts';

export interface DaysInText extends ReadDays {
  readonly span: Span;
  /** The weekday that the text names beside the day. */
  readonly weekday?: { readonly number: number; readonly span: Span };
}

export function daysIn(text: string): readonly DaysInText[] {
  const { tokens, entities } = prepare(text, undefined);
  const spanOf = (from: number, to: number): Span => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  });
  const all = [...entities.values()].flat();
  return all
    .filter(({ slot }) => slot === 'day')
    .toSorted((a, b) => a.from - b.from)
    .map(({ value, from, to }) => {
      const named = all.find((each) => each.slot === 'weekday' && each.from >= from && each.to <= to);
      return {
        // The slot decides the type of the value.
        ...(value as ReadDays),
        span: spanOf(from, to),
        weekday: named && { number: Number(named.value), span: spanOf(named.from, named.to) },
      };
    });
}
