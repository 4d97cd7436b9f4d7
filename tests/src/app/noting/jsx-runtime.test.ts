import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsx, noted } from '../../../../src/app/noting/jsx-runtime';

const Row = ({ className }: { readonly className: string }) => jsx('li', { className, 'data-hue': 3 });

test('elements leave the class names and states that they are created with, and components nothing', () => {
  noted.clear();
  const children = jsx(Row, { className: '_c' });
  const html = renderToStaticMarkup(
    jsx('details', { className: '_a _b', open: true, 'data-fit': undefined, children }),
  );
  expect(html).toBe('<details class="_a _b" open=""><li class="_c" data-hue="3"></li></details>');
  expect([...noted]).toEqual(['_a', '_b', '[open]', '[open=true]', '_c', '[data-hue]', '[data-hue=3]']);
});
