const kept = 'editor-token';

/**
 * Returns the token in the address that the terminal printed, and removes it from the address. It is in the fragment,
 * which neither servers nor logs see. The tab stores it for a reload.
 */
export function tokenOf({ location, history, sessionStorage }: Window): string {
  const given = /^#token=([\w-]+)/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(kept, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given ?? sessionStorage.getItem(kept) ?? '';
}
