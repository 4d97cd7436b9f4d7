import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { jsx, takeNoted } from '../../../../src/app/noting/jsx-runtime';

const Row = ({ className }: { readonly className: string }) => jsx('li', { className, 'data-hue': 3 });

test('elements leave the class names and states that they are created with, and components nothing', () => {
  takeNoted();
  const children = jsx(Row, { className: '_c' });
  const html = renderToStaticMarkup(
    jsx('details', { className: '_a _b', open: true, 'data-fit': undefined, children }),
  );
  expect(html).toBe('<details class="_a _b" open=""><li class="_c" data-hue="3"></li></details>');
  expect([...takeNoted()]).toEqual(['_a', '_b', '_c', '[open]', '[open=true]', '[data-hue]', '[data-hue=3]']);
  expect([...takeNoted()]).toEqual([]);
});
