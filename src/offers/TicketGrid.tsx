import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { css } from './TicketGrid.styles';

interface TicketGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The minimum width of a ticket: `wide` for horizontal tickets, `narrow` for vertical ones. */
  readonly tickets?: 'wide' | 'narrow';
  readonly children: (item: Item) => ReactNode;
}

/** Tickets in as many columns as fit. */
export function TicketGrid<Item>({ items, keyOf, tickets = 'wide', children }: TicketGridProps<Item>) {
  return (
    <ul className={classNames(css.grid, css[tickets])}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
