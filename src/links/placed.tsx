import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { addressAt, printedName, type Place } from '../domain/sub-id';
import { usePage } from '../hooks/page';
import { OutboundLink } from './links';

const PlaceContext = createContext<Place>('c');

/** An `OutboundLink` whose address is completed with the page and the place where it stands. */
export function PlacedLink({ href, ...rest }: ComponentProps<typeof OutboundLink>) {
  return <OutboundLink href={addressAt(href, usePage(), use(PlaceContext))} {...rest} />;
}

/**
 * What completes links that lead through networks. Parts of the site import it from src/generated/network-links.ts: without networks,
 * it is undefined there, so that the bundle contains none of it.
 */
export const placedLinks = {
  /** Says on which part of the page links stand. */
  atPlace: (place: Place, children: ReactNode): ReactNode => <PlaceContext value={place}>{children}</PlaceContext>,
  addressAt,
  printedName,
};

/** The type of `placedLinks`. */
export type PlacedLinks = typeof placedLinks;
