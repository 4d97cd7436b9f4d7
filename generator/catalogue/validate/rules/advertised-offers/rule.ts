import { languages } from '../../../../../src/domain/language/language';
import type { Home } from '../../../../../src/generated/data-types';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { feedOffersOf } from '../../../offers/store-offers';
import type { Entry } from '../../catalogue';
import type { Draft, Report, Rule } from '../../engine/draft';
import { codeLikeWords } from '../../coupon-codes/quoted-codes';
import { textsOf } from '../../texts/texts';
import type { StoreSummary } from '../../stores/store-summary';

/** The id and the code of an offer. */
interface CodedOffer {
  readonly id: string;
  readonly code: string;
}

/** The offers of a store that have codes, from its file and its feed. */
function codedOffersOf({ offers, offersFrom }: StoreSummary, { feeds }: Pick<Draft, 'feeds'>): readonly CodedOffer[] {
  const all = [...offers, ...(feedOffersOf({ offersFrom }, feeds)?.offers ?? [])];
  return all.flatMap(({ id, code }) => (code === undefined ? [] : [{ id, code }]));
}

/** An entry of the banner or of the featured stores. */
type HomeEntry = Home['banner'][number] | Home['featured']['stores'][number];

/** An entry of the banner or of the featured stores, with its path and the store's offers that have codes. */
interface Advertising {
  readonly entry: HomeEntry;
  readonly path: Path;
  readonly offers: readonly CodedOffer[];
  readonly document: SourceDocument;
  readonly report: Report;
}

function checkText({ entry, path, offers, document, report }: Advertising): void {
  const [field, text] = 'offer' in entry ? ['offer', entry.offer] : ['description', entry.description];
  for (const language of languages) {
    for (const { code, start, end } of codeLikeWords(text[language])) {
      const offer = offers.find((each) => each.code === code);
      if (!offer || entry.advertises?.offer === offer.id) continue;
      report('code-without-offer', document, document.spanWithin([...path, field, language], start, end), {
        id: 'code-without-offer',
        values: { code: quote(code), line: inFull(`offer: ${offer.id}`) },
      });
      return;
    }
  }
}

function checkAfterwards({ entry, path, offers, document, report }: Advertising): void {
  const { advertises } = entry;
  if (!advertises) return;
  for (const language of languages) {
    for (const { code, start, end } of codeLikeWords(advertises.afterwards[language])) {
      if (!offers.some((each) => each.code === code)) continue;
      const place = [...path, 'advertises', 'afterwards', language];
      report('code-afterwards', document, document.spanWithin(place, start, end), {
        id: 'code-afterwards',
        values: { code: quote(code) },
      });
      return;
    }
  }
}

/** Texts outside these entries have no replacement for the time after an offer, so they must not quote a code. */
function checkOtherTexts({ document }: Entry<Home>, draft: Draft, report: Report): void {
  const quoted = textsOf({ kind: 'home', document }).all.flatMap((text) =>
    text.path[0] === 'banner' || text.path[1] === 'stores'
      ? []
      : codeLikeWords(text.value).map((word) => ({ ...word, text })),
  );
  if (quoted.length === 0) return;
  const owners = new Map(
    draft.stores.flatMap((store) => codedOffersOf(store, draft).map(({ code }) => [code, store.slug] as const)),
  );
  // The same code in both languages is reported once.
  const reported = new Set<string>();
  for (const { code, start, end, text } of quoted) {
    const owner = owners.get(code);
    const place = `${text.path.slice(0, -1).join('.')} ${code}`;
    if (owner === undefined || reported.has(place)) continue;
    reported.add(place);
    report('code-without-offer', document, document.spanWithin(text.path, start, end), {
      id: 'code-without-offer.elsewhere',
      values: { code: quote(code), store: quote(owner) },
      why: { id: 'code-without-offer.why' },
    });
  }
}

/** Texts of the home page that quote a code name its offer, so that they can be replaced once it has ended. */
export const advertisedOffers: Rule = {
  name: 'advertised-offers',
  codes: ['code-without-offer', 'code-afterwards'],
  check(draft, _context, report) {
    const { home, stores } = draft;
    if (!home) return;
    const { document } = home;
    const bySlug = new Map(stores.map((store) => [store.slug, store]));
    const { banner, featured } = home.value;
    const entries = [
      ...banner.map((entry, index) => ({ entry, path: ['banner', index] })),
      ...featured.stores.map((entry, index) => ({ entry, path: ['featured', 'stores', index] })),
    ];
    for (const { entry, path } of entries) {
      const store = bySlug.get(entry.store);
      const offers = store ? codedOffersOf(store, draft) : [];
      const advertising = { entry, path, offers, document, report };
      checkText(advertising);
      checkAfterwards(advertising);
    }
    checkOtherTexts(home, draft, report);
  },
};
