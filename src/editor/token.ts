const kept = 'editor-token';

/**
 * The token of the address that the terminal printed: it stands in the fragment, which no server and no log sees, and is taken out of
 * the address at once. The tab keeps it for a reload.
 */
export function tokenOf({ location, history, sessionStorage }: Window): string {
  const given = /^#token=([\w-]+)/.exec(location.hash)?.[1];
  if (given !== undefined) {
    sessionStorage.setItem(kept, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return given ?? sessionStorage.getItem(kept) ?? '';
}
