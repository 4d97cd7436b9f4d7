import { expect, it } from 'vitest';
import { check } from '../../../generator/check/check';
import { storePage } from '../../../generator/derive/store-page';
import { languages } from '../../../src/domain/language';
import { projectSystem } from '../../support/catalogue';
import { inputsOf } from '../../support/site-of';

it('a page whose texts are composed is not indexed (product rule R8)', () => {
  const { catalogue } = check(projectSystem({}));
  const store = catalogue?.stores[0]?.value;
  if (!catalogue || !store) throw new Error('The catalogue under test has errors.');
  const editions = inputsOf(projectSystem({}), catalogue).editions.read();
  for (const language of languages) {
    const { indexed, ...page } = storePage(store, undefined, editions[language]);
    expect(indexed).toBe(true);
    expect(storePage({ ...store, composed: true }, undefined, editions[language])).toEqual({ ...page, indexed: false });
  }
});
