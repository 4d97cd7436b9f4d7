import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readDocument } from '../support/documents';
import { bothLanguages } from '../support/words';

const expected = {
  en: { name: 'Example Bazaar', heading: 'Example Bazaar codes', offer: '12% off at the bazaar' },
  ar: { name: 'بازار المثال', heading: 'أكواد بازار المثال', offer: 'خصم 12% من البازار' },
} as const;

describe.each(bothLanguages)('a store that was added as one file, in %s', (language) => {
  const { name, heading, offer } = expected[language];
  const read = (file: string): string => readFileSync(path.join(inject('changedFolder'), file), 'utf8');

  it('has its page, and is in the directory, the search and the sitemap', () => {
    const own = readDocument(read(`${language}/store/example-bazaar.html`)).words;
    for (const text of [heading, offer, 'TWELVE12']) expect(own).toContain(text);
    const directory = read(`${language}/stores.html`);
    expect(readDocument(directory).words).toContain(name);
    expect(directory).toContain(`href="/${language}/store/example-bazaar"`);
    expect(read(`${language}/search.json`)).toContain(name);
    expect(read('sitemap.xml')).toContain(`/${language}/store/example-bazaar<`);
  });

  it('can be featured with a link # in its place', () => {
    const { featured } = JSON.parse(read(`${language}/index.json`));
    expect(featured.stores.map(({ link }: { readonly link: string }) => link)).toContain('#');
  });
});
