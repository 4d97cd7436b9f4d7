import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { parseMoment } from '../../catalogue/load/moments';
import { quote } from '../../catalogue/diagnostics/visible';
import { correctOffers } from './corrections';
import { Missing, createPlanner, Unclear, type EverydayData, type Planner } from './plan';
import { parseDay, formatInstant, findOffer, offerName, type FoundOffer } from './words';

function notesOf(found: FoundOffer, lastInstant: number, { now }: EverydayData): readonly string[] {
  const { featured } = found.store.entry.value;
  const isOver = lastInstant <= now;
  return isOver && featured === found.offer.id
    ? [
        `${offerName(found)} is the featured offer of its page. If another one is better now, write its id after \`featured:\`.`,
      ]
    : [];
}

/** Ends offers: at the end of a given day, or now. */
export const planEnd: Planner = createPlanner((data, { words }) => {
  const { timeZone } = data.catalogue.site.value;
  const days: string[] = [];
  const offers: FoundOffer[] = [];
  for (const word of words) {
    const day = parseDay(word, data);
    const offer = day === undefined ? findOffer(word, data) : undefined;
    if (day !== undefined) days.push(day);
    else if (offer) offers.push(offer);
    else throw new Unclear('everyday.no-offer-or-day', { word: quote(word) });
  }
  if (days.length > 1) throw new Unclear('everyday.two-days', { days: { and: days } });
  if (offers.length === 0)
    throw new Missing({
      name: 'offer',
      text: { id: 'everyday.ask-ended' },
      placeholder: 'STORE/OFFER',
    });
  // Without a day, the offer ends now. Its last day is not yesterday: it may still have been valid today.
  const expires = days[0] ?? formatInstant(data.now, timeZone);
  const last = parseMoment(expires, timeZone)?.last ?? data.now;
  for (const found of offers)
    if (days.length === 0 && found.offer.endsAt !== undefined && found.offer.endsAt <= data.now)
      throw new Unclear('everyday.ended-already', { offer: offerName(found) });
  const ofFeeds = correctOffers(
    offers.filter(({ offer }) => offer.log.isOfFeed),
    { expires },
    data,
  );
  const own = offers.filter(({ offer }) => !offer.log.isOfFeed);
  return {
    ...ofFeeds,
    edits: [
      ...(ofFeeds.edits ?? []),
      ...own.map(
        ({ offer: { log } }): DocumentEdits => ({
          document: log.document,
          edits: [{ kind: 'set', path: [...log.path.slice(0, -1), 'expires'], value: expires }],
        }),
      ),
    ],
    notes: offers.flatMap((found) => notesOf(found, last, data)),
  };
});
