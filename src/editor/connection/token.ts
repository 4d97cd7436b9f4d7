const kept = 'editor-token';

/** Returns the token of the address and removes it. It is in the fragment, which neither servers nor logs see. */
export function tokenOf({ location, history, sessionStorage }: Window): string {
  const given = /^#token=([\w-]+)/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(kept, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given ?? sessionStorage.getItem(kept) ?? '';
}
