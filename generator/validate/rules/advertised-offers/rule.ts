import { languages } from '../../../../src/domain/language';
import type { CodeOffer } from '../../../../src/generated/data-types';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { Report, Rule } from '../../draft';
import { homeEntriesOf, type HomeEntry } from '../../home-entries';
import { codeLikeWords } from '../../quoted-codes';

/** An entry of the banner or of the featured stores, with its place and the offers of its store that have codes. */
interface Advertising {
  readonly entry: HomeEntry;
  readonly path: Path;
  readonly offers: readonly CodeOffer[];
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
        message: `this text quotes the code ${quote(code)}, but does not name its offer`,
        why: 'when the offer has ended, the home page would still advertise it',
        fix: `add \`advertises:\` with \`offer: ${offer.id}\` and \`afterwards:\`, the text without an offer`,
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
        message: `the text for afterwards quotes the code ${quote(code)}`,
        why: 'it is shown when the offer has ended',
        fix: 'write a text without a code',
      });
      return;
    }
  }
}

/** Texts of the home page that quote a code name its offer, so that they can be replaced when it has ended. */
export const advertisedOffers: Rule = {
  name: 'advertised-offers',
  codes: ['code-without-offer', 'code-afterwards'],
  check({ home, stores }, _context, report) {
    if (!home) return;
    const { document } = home;
    const bySlug = new Map(stores.map(({ value }) => [value.slug, value]));
    for (const { entry, path } of homeEntriesOf(home.value)) {
      const offers = (bySlug.get(entry.store)?.offers ?? []).flatMap((offer) => (offer.kind === 'code' ? [offer] : []));
      const advertising = { entry, path, offers, document, report };
      checkText(advertising);
      checkAfterwards(advertising);
    }
  },
};
