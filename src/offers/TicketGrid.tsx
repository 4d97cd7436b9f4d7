import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { css } from './TicketGrid.styles';

interface TicketGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** How wide a ticket wants to be: `wide` ones lie, `narrow` ones stand. */
  readonly tickets?: 'wide' | 'narrow';
  readonly children: (item: Item) => ReactNode;
}

/** Tickets in as many columns as there is room for. */
export function TicketGrid<Item>({ items, keyOf, tickets = 'wide', children }: TicketGridProps<Item>) {
  return (
    <ul className={classNames(css.grid, css[tickets])}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
