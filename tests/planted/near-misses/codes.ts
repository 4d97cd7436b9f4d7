import { percentOff, withOffer } from '../offers';
import type { NearMiss, NearMisses } from './near-misses';

const stores = ['temu', 'noon', 'namshi', 'iherb', 'vogacloset', 'basharacare', 'aliexpress', 'ubuy', 'west-elm'];

/** Offers with codes, each in the next store. */
function codesOf(...cases: readonly (readonly [slip: string, code: string, percent?: number])[]): readonly NearMiss[] {
  return cases.map(([slip, code, percent], index) => ({
    slip,
    change: withOffer(`stores/${stores[index % stores.length] ?? ''}.yaml`, {
      id: `code-${index}`,
      code,
      en: percent === undefined ? 'A code for later' : `${percent}% off for members`,
      ar: percent === undefined ? 'كود لوقت لاحق' : `خصم ${percent}% للأعضاء`,
      ...(percent !== undefined && { more: percentOff(percent) }),
    }),
  }));
}

/** Unusual codes that are correct. */
export const codes: NearMisses = {
  name: 'How codes are written',
  cases: codesOf(
    ['has a code that ends with a percent sign', 'SAVE10%'],
    ['has a code with a plus', 'HOME+GARDEN'],
    ['has an Arabic code', 'خصم20'],
    ['has a code that begins with the word for it', 'CODE77'],
    ['has a code that is the word for it with a figure', 'PROMO25', 25],
    ['has a code with a hyphen', 'EXTRA-15', 15],
    ['has a code with an underscore', 'APP_ONLY5', 5],
    ['has a code of figures alone', '778213'],
    ['has a code with the letter O among letters', 'MOON30', 30],
    ['has a code with the letter O at the end of letters', 'HELLO5', 5],
    ['has a code with the letter O between other figures than that of the benefit', 'X4O7', 12],
    ['has a code that ends with the letter O', 'GLOW4O', 35],
    ['has a code with figures between letters', 'W3LCOME'],
    ['has a code with capitals and small letters', 'WelcomeGift8'],
    ['has a code with an exclamation mark', 'EID25!', 25],
    ['has a code with an ampersand', 'H&M15', 15],
    ['has a code in small letters in a store with another in capitals', 'gift15', 15],
    ['has a code with a word that often stands before one', 'USEME20', 20],
    ['has a code with words of a phrase', 'APPLYNOW7'],
    ['has a code that says for whom it is', 'NEWONLY10', 10],
    ['has a code with a point', 'SAVE.10', 10],
  ),
};
