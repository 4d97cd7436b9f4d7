import { useEffect, useEffectEvent, type RefObject } from 'react';
import { importWhole } from '../loading/import-whole';

/** The keys of a list, which work only while the focus is inside it. What they do is loaded with the first key. */
export function useListKeys(list: RefObject<HTMLElement | null>, openFilters: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const element = list.current;
    if (!element || event.ctrlKey || event.metaKey || event.altKey || !/^Key|^$/.test(event.code)) return;
    importWhole(() => import('./list-keys')).then(
      ({ pressKey }) => pressKey(event, element, openFilters),
      // Every control has a way without keys.
      () => undefined,
    );
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [list]);
}
