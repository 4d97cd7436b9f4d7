import { all, appended, replaced, type Change } from '../planted';
import type { NearMisses } from './near-misses';

const home = 'home.yaml';
const names = 'Noon, Namshi, Temu, AliExpress, iHerb and more';

function redirected(from: string): Change {
  return appended('redirects.yaml', `  - from: ${from}\n    to: /en/stores\n`);
}

/** Names in texts about the site that do not belong to removed stores. */
export const removedStores: NearMisses = {
  name: 'Removed stores',
  cases: [
    { slip: 'names stores by their aliases', change: replaced(home, names, 'Noon, Nemshi, Temu and more') },
    { slip: 'names two stores and a brand', change: replaced(home, names, 'Noon and Namshi, with Adidas shoes,') },
    { slip: 'names countries in a list', change: replaced(home, names, 'Saudi Arabia, Kuwait, Qatar and more') },
    { slip: 'names ways to pay in a list', change: replaced(home, names, 'Visa, Mastercard, Apple Pay and more') },
    {
      slip: 'names brands of one store in a list',
      change: replaced(home, names, 'Noon with Nike, Puma, Reebok and more'),
    },
    {
      slip: 'keeps the former address of a store that is there',
      change: all(replaced(home, names, 'Ubuy and more'), redirected('/en/store/ubuy-shop')),
    },
    {
      slip: 'uses a word that is also the short name of a removed store',
      change: all(replaced(home, names, 'a wish and more'), redirected('/en/store/wish')),
    },
  ],
};
