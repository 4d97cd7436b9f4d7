import { use, type Context } from 'react';

/** The value of a context that has no default. Throws outside of its provider. */
export function useRequired<T>(context: Context<T | undefined>): T {
  const value = use(context);
  if (value === undefined) throw new Error('A component was rendered outside its provider.');
  return value;
}
