import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Title } from '../../../src/editor/controls/Title';

it('a title in the editor isolates the range of prices in an Arabic name', () => {
  expect(renderToStaticMarkup(<Title language="ar">خصم على طلب 100$–200$</Title>)).toBe(
    '<bdi>خصم على طلب <bdi dir="ltr">100$–200$</bdi></bdi>',
  );
});
