/** How many portions of a list the current entry of the history shows. Nothing else keeps it. */
export function keptPortions(): number {
  const state: unknown = window.history.state;
  // Only `keepPortions` writes it.
  return state instanceof Object && 'portions' in state ? (state.portions as number) : 1;
}

/** Keeps a number of portions in the current entry of the history, without changing its other state. */
export function keepPortions(portions: number): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state instanceof Object && state), portions }, '');
}
