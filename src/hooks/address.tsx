import { createContext, use } from 'react';
import { useLocation, type Location } from 'react-router-dom';

const AddressContext = createContext<Location | undefined>(undefined);

export const AddressProvider = AddressContext;

/** Unlike `useLocation`, which returns that of the shown page, it changes at the start of a navigation. */
export function useAddress(): Location {
  const shown = useLocation();
  return use(AddressContext) ?? shown;
}
