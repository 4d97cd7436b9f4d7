import type { Instant } from '../../../src/domain/dates/calendar';
import type { StartEntry, StartList, StartLists } from '../../../src/domain/editing/editor-protocol';
import type { OfferLife } from '../../../src/domain/trust/freshness';
import type { Text } from '../../../src/generated/data-types';
import { unpublishedFields } from '../../operations/report/drafts';
import { freshnessOf } from '../../operations/report/report';
import type { Catalogue } from '../../catalogue/validate/catalogue';

/** In days before and after today: ends within this time are listed. */
export const week = 7;

const mostShown = 10;

function listOf(entries: readonly StartEntry[]): StartList {
  return { count: entries.length, entries: entries.slice(0, mostShown) };
}

/** The single text of a feed row is used for both. */
export function inBothLanguages(title: OfferLife['title']): Text {
  return 'text' in title ? { en: title.text, ar: title.text } : title;
}

/** Derives a maintainer's next tasks from the dates of a catalogue. */
export function startListsOf(catalogue: Catalogue, now: Instant): StartLists {
  const { ended, ending, toTest, today } = freshnessOf(catalogue, { now, within: week });
  const places = new Map(
    catalogue.stores.flatMap(({ value: { offers = [] }, document }) =>
      offers.map(({ id }, index) => [`${document.file.path}#${id}`, index] as const),
    ),
  );
  const entryOf = (life: OfferLife, key: string, days: number | undefined): StartEntry => {
    const { file, offer, storeName } = life;
    const index = places.get(`${file}#${offer}`);
    // The rows of a feed table have no form.
    const path = index === undefined ? [] : ['offers', index, key];
    const title = inBothLanguages(life.title);
    return {
      file,
      path,
      title: { en: `${storeName.en}: ${title.en}`, ar: `${storeName.ar}: ${title.ar}` },
      days,
    };
  };
  return {
    ending: listOf(
      [...ended.filter(({ daysLeft = 0 }) => daysLeft >= -week).toReversed(), ...ending].map((life) =>
        entryOf(life, 'expires', life.daysLeft),
      ),
    ),
    toTest: listOf(toTest.flatMap((life) => (life.due ? [entryOf(life, 'checks', life.daysSince)] : []))),
    unpublished: listOf(
      unpublishedFields(catalogue, now, today).map(({ part: { file, name, daysLeft }, key }) => ({
        file,
        path: key.path,
        title: name,
        days: daysLeft,
      })),
    ),
  };
}
