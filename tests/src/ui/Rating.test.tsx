import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { Rating } from '../../../src/ui/Rating';
import { siteIntl } from '../../support/words';

it.each(['en', 'ar'] as const)('a score has one decimal in %s, for sight and for screen readers', (language) => {
  const html = (score: number) =>
    renderToString(
      <RawIntlProvider value={siteIntl[language]}>
        <Rating score={score} />
      </RawIntlProvider>,
    ).replaceAll(/<svg.*?<\/svg>/g, '');
  expect(html(4).match(/4\.0/g)).toHaveLength(2);
  expect(html(4.5).match(/4\.5/g)).toHaveLength(2);
});
