import { all, appended, at, edited, replaced, type Change, type Kind } from '../planted';

const home = 'home.yaml';
const about = 'pages/about.yaml';
const names = 'Noon, Namshi, Temu, AliExpress, iHerb and more';

/** The remains of a store after `npm run remove` with a redirect to the list of stores. */
function redirected(slug: string): Change {
  return appended('redirects.yaml', `  - from: /en/store/${slug}\n    to: /en/stores\n`);
}

function named(slip: string, english: string, says: string, ...more: readonly Change[]): Kind['cases'][number] {
  return {
    slip,
    file: home,
    change: all(replaced(home, names, english), ...more),
    reported: [at(english.slice(0, 20), 'removed-store-named', says)],
    fix: replaced(home, english, names),
  };
}

/** Texts with the names of removed stores. */
export const removedStores: Kind = {
  id: 'removed-stores',
  name: 'Removed stores',
  cases: [
    named('left a removed store in the list of the home page', 'Noon, Namshi, Joom, Temu and more', 'Joom'),
    named('left a removed store at the end of a list', 'Noon, Namshi, Temu and SheIn,', 'SheIn'),
    named('left a removed store with a name of two words in a list', 'Noon, Oud House, Temu and more', 'Oud House'),
    named(
      'left the only store that the home page names, which a redirect remembers',
      'Joom and more',
      'Joom',
      redirected('joom'),
    ),
    named(
      'left a store in the text of the home page with a space in its name',
      'Noon, Namshi and Oud House codes and more',
      'Oud House',
      redirected('oud-house'),
    ),
    {
      slip: 'left a removed store in the text of a page',
      file: about,
      change: all(
        edited(about, (text) => text.replace(/^( {6}en: >?-?\n? *)(?=[A-Z])/m, '$1Joom and its neighbours. ')),
        redirected('joom'),
      ),
      reported: [at('Joom and its neighbours.', 'removed-store-named', 'Joom')],
      fix: edited(about, (text) => text.replace('Joom and its neighbours. ', '')),
    },
  ],
};
