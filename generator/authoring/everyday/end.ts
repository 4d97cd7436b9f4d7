import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { parseMoment } from '../../catalogue/load/moments';
import { quote } from '../../catalogue/diagnostics/visible';
import { Unclear, type Action } from './action';
import { correctOffers } from './corrections';
import { findOffer, formatInstant, offerName, parseDay, requireOffer } from './words';

/** Ends offers now, or at the end of a given day. */
export const end: Action = {
  questions: [
    { name: 'offer', placeholder: 'STORE/OFFER', text: 'ask.ended' },
    { name: 'expires', text: 'ask.last-day', onlyOption: true, ifEmpty: '' },
  ],
  read([word = ''], data) {
    const expires = parseDay(word, data);
    if (expires !== undefined) return [{ expires }, 1];
    const offer = findOffer(word, data);
    if (!offer) throw new Unclear('everyday.no-offer-or-day', { word: quote(word) });
    return [{ offer: offerName(offer) }, 1];
  },
  intend(data, ...ends) {
    const { timeZone } = data.catalogue.site.value;
    // The offer may still have been valid today, so the default is not yesterday.
    const expires = ends[0]?.expires ?? formatInstant(data.now, timeZone);
    const last = parseMoment(expires, timeZone)?.last ?? data.now;
    const offers = ends.map(({ offer = '', expires: day }) => {
      const found = requireOffer(offer, data);
      if (day === undefined && found.offer.endsAt !== undefined && found.offer.endsAt <= data.now)
        throw new Unclear('everyday.ended-already', { offer });
      return found;
    });
    const ofFeeds = correctOffers(
      offers.filter(({ offer }) => offer.log.isOfFeed),
      { expires },
      data,
    );
    const own = offers.flatMap(({ offer: { log } }): readonly DocumentEdits[] =>
      log.isOfFeed
        ? []
        : [
            {
              document: log.document,
              edits: [{ kind: 'set', path: [...log.path.slice(0, -1), 'expires'], value: expires }],
            },
          ],
    );
    const isFeatured = ({ store, offer }: (typeof offers)[number]): boolean =>
      last <= data.now && store.entry.value.featured === offer.id;
    return {
      edits: [...ofFeeds, ...own],
      notes: offers
        .filter(isFeatured)
        .map(
          (found) =>
            `${offerName(found)} is the featured offer of its page. If another one is better now, write its id after \`featured:\`.`,
        ),
    };
  },
};
