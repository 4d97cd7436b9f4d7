import type { Offer, Store } from '../../../../src/generated/data-types';
import { textField, valueAt } from '../../load/fields';
import type { TextField } from '../texts/texts';

const freeDelivery =
  /free (?:shipping|delivery)|(?:shipping|delivery|it) (?:is |comes )?free|(?:ship|deliver)\w* for free/iu;
/** Words for conditions that the offer does not describe: another kind of delivery, another place, the usual cost. */
const others =
  /express|same[- ]day|next[- ]day|international|abroad|outside|heavy|bulky|furniture|costs?|fee|charge|otherwise|below|under|less/iu;
const otherPlace = /(?:in|to) (?:the )?\p{Lu}/u;

/** A store's only free-delivery offer, if it has one minimum order; undefined if there are several. */
export function deliveryOffer({ offers = [] }: Store): Offer | undefined {
  const [offer, ...more] = offers.filter(({ benefit }) => benefit?.kind === 'free-shipping');
  // An answer for one country is not compared with a list of countries.
  const hasOneMinimum = offer?.minimumSpend !== undefined && !Array.isArray(offer.minimumSpend);
  return hasOneMinimum && more.length === 0 ? offer : undefined;
}

/** Whether a text is the answer to a question about free delivery. The English texts decide for both languages. */
export function isAboutFreeDelivery({ document, path, field }: TextField): boolean {
  if (field !== 'answer') return false;
  const item = path.slice(0, -2);
  const [question = '', answer = ''] = ['question', 'answer'].map((each) =>
    textField(valueAt(document.value, [...item, each]), 'en'),
  );
  const both = `${question} ${answer}`;
  return freeDelivery.test(both) && !others.test(both) && !otherPlace.test(both);
}
