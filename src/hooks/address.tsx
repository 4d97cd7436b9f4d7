import { createContext, use } from 'react';
import { useLocation, type Location } from 'react-router-dom';

const AddressContext = createContext<Location | undefined>(undefined);

/** Provides the location in the address bar. */
export const AddressProvider = AddressContext;

/**
 * The location in the address bar. It changes before its page is there, where `useLocation` gives that of the page that is shown.
 */
export function useAddress(): Location {
  const shown = useLocation();
  return use(AddressContext) ?? shown;
}
