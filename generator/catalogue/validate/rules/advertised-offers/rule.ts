import { grouped } from '../../../../../src/domain/language/grouped';
import { inFull, quote } from '../../../diagnostics/visible';
import { feedOffersOf } from '../../../offers/store-offers';
import { codeLikeWords } from '../../coupon-codes/quoted-codes';
import type { Rule } from '../../engine/draft';
import { entryAround } from '../../references/home-entries';
import { textsOf } from '../../texts/texts';

/**
 * A text of the home page that quotes a code advertises its offer, so that another text can replace it once the offer
 * has ended. Only entries of the banner and of the featured stores have such a text.
 */
export const advertisedOffers: Rule = {
  name: 'advertised-offers',
  codes: ['code-without-offer', 'code-afterwards'],
  check(draft, _context, report) {
    if (!draft.home) return;
    const { document } = draft.home;
    const quoted = textsOf({ kind: 'home', document }).all.flatMap((text) =>
      codeLikeWords(text.value).map((word) => ({ ...word, text })),
    );
    if (quoted.length === 0) return;
    const offers = draft.stores.flatMap((store) =>
      [...store.offers, ...(feedOffersOf(store, draft.feeds)?.offers ?? [])].flatMap(({ id, code }) =>
        code === undefined ? [] : { store: store.slug, id, code },
      ),
    );
    const known = grouped(offers, ({ code }) => code);
    // The same code in both languages is reported once.
    const reported = new Set<string>();
    for (const { code, start, end, text } of quoted) {
      const entry = entryAround(text);
      // A code of another store than that of the entry has its own diagnostic.
      const offer = known.get(code)?.find(({ store }) => !entry || store === entry.store);
      const isAfterwards = text.path.includes('afterwards');
      const place = `${text.path.slice(0, -1).join('.')} ${code}`;
      if (!offer || reported.has(place) || (entry?.offer === offer.id && !isAfterwards)) continue;
      reported.add(place);
      const span = document.spanWithin(text.path, start, end);
      const values = { code: quote(code), store: quote(offer.store), line: inFull(`offer: ${offer.id}`) };
      if (isAfterwards) report('code-afterwards', document, span, { id: 'code-afterwards', values });
      else if (entry) report('code-without-offer', document, span, { id: 'code-without-offer', values });
      else
        report('code-without-offer', document, span, {
          id: 'code-without-offer.elsewhere',
          values,
          why: { id: 'code-without-offer.why' },
        });
    }
  },
};
