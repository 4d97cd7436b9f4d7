import { createContext, use } from 'react';
import { useLocation, type Location } from 'react-router-dom';

const AddressContext = createContext<Location | undefined>(undefined);

/** Provides the location in the address bar. */
export const AddressProvider = AddressContext;

/**
 * The location in the address bar. During a navigation it changes before the page does, unlike `useLocation`, which
 * returns the location of the shown page.
 */
export function useAddress(): Location {
  const shown = useLocation();
  return use(AddressContext) ?? shown;
}
