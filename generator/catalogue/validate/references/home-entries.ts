import type { Path, SourceDocument } from '../../load/document';
import { fieldOf, textField, valueAt } from '../../load/fields';

/** An entry of the banner or of the featured stores of the home page. */
export interface HomeEntry {
  readonly store: string;
  /** The id of the offer that it advertises. */
  readonly offer: string | undefined;
}

/** The entry that a text of the home page is part of. Other texts are about no store. */
export function entryAround({
  document,
  path,
}: {
  readonly document: SourceDocument;
  readonly path: Path;
}): HomeEntry | undefined {
  const depth = path[0] === 'banner' ? 2 : path[0] === 'featured' && path[1] === 'stores' ? 3 : 0;
  const entry = depth > 0 ? valueAt(document.value, path.slice(0, depth)) : undefined;
  const store = textField(entry, 'store');
  return store === undefined ? undefined : { store, offer: textField(fieldOf(entry, 'advertises'), 'offer') };
}
