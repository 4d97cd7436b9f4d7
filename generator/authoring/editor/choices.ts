import type { Choice, Choices } from '../../../src/domain/editing/editor-protocol';
import { languages, type Language } from '../../../src/domain/language/language';
import { StoreHasChanged } from '../../site/records/store-has-changed';
import type { SiteData } from '../../site/derive/site-data';
import { fieldOf, textField } from '../../catalogue/load/fields';
import { loadDocument } from '../../catalogue/load/document';
import { formatNamed } from '../../catalogue/load/pictures/formats';
import type { System } from '../../system/system';
import { siteIcons } from '../../catalogue/validate/schema/icons';
import type { Schemas } from '../../catalogue/load/schemas';
import { listFiles } from '../../catalogue/validate/references/lists';
import type { ReferenceKind } from '../../catalogue/validate/schema/schemas';

/** Up to this number of stores, their offers are listed: each store file has to be read for them. */
export const mostStores = 500;

/** A name in only one language is used for both. */
function labelOf(name: unknown, value: string): Choice['label'] {
  const one = (language: Language): string => {
    const own = typeof name === 'string' ? name : textField(name, language);
    return own ?? value;
  };
  return { en: one('en'), ar: one('ar') };
}

function offersOf(data: SiteData): Choices['offers'] {
  if (data.stores.length > mostStores) return {};
  return Object.fromEntries(
    data.stores.map(({ slug }) => {
      try {
        const offers = data.storeOf(slug).offers.filter(({ source }) => source.kind === 'store');
        return [slug, offers.map(({ id, title }) => ({ value: id, label: labelOf(title, id) }))];
      } catch (error) {
        // The file was just changed and is not checked yet.
        if (error instanceof StoreHasChanged) return [slug, []];
        throw error;
      }
    }),
  );
}

const sameInBoth = (value: string): Choice => ({ value, label: { en: value, ar: value } });

/** Uses the valid part of the data. */
export function choicesOf(data: SiteData | undefined, system: System, schemas: Schemas): Choices {
  const file = (name: string, key: string): unknown => {
    const bytes = system.read(`data/${name}.yaml`);
    const { document } = loadDocument({ path: name, text: bytes ? new TextDecoder().decode(bytes) : '' });
    return fieldOf(document?.value, key);
  };
  const byLabel = (one: Choice, other: Choice): number =>
    one.label[languages[0]].localeCompare(other.label[languages[0]], 'en');
  const names = system.list('data');
  const below = (folder: string): readonly string[] =>
    names.flatMap((path) => (path.startsWith(`data/${folder}/`) ? [path.slice(folder.length + 6)] : []));
  return {
    lists: {
      ...Object.fromEntries(
        Object.entries(listFiles).map(([of, name]) => {
          // It may not match its schema.
          const map = file(name, of === 'group' ? 'groups' : name);
          const keys = typeof map === 'object' && map !== null ? Object.keys(map) : [];
          return [of, keys.map((value) => ({ value, label: labelOf(fieldOf(fieldOf(map, value), 'name'), value) }))];
        }),
      ),
      store: (data?.stores ?? [])
        .map(({ slug }) => ({ value: slug, label: labelOf(data?.detailsOf(slug).outline.name, slug) }))
        .sort(byLabel),
      feed: below('feeds')
        .flatMap((name) => /^([^/.]+)\.yaml$/.exec(name)?.[1] ?? [])
        .map(sameInBoth),
      icon: [...siteIcons(schemas), ...below('icons').flatMap((name) => /^([^/]+)\.svg$/i.exec(name)?.[1] ?? [])].map(
        sameInBoth,
      ),
      picture: below('images')
        .filter((name) => formatNamed(name) !== undefined)
        .map(sameInBoth),
    } satisfies Readonly<Partial<Record<ReferenceKind, readonly Choice[]>>>,
    offers: data ? offersOf(data) : {},
  };
}
