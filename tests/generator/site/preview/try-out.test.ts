import { expect, test } from 'vitest';
import { TryOut } from '../../../../generator/site/preview/try-out';
import { projectSystem } from '../../../support/catalogue';

const project = projectSystem({});
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${inside}<rect width="96" height="96" mask="url(#a9)"/></svg>`;
/** Masks that take years to render. The check refuses them. */
const masks = Array.from(
  { length: 10 },
  (_, level) => `<mask id="a${level}">${`<rect width="96" height="96" mask="url(#a${level - 1})"/>`.repeat(10)}</mask>`,
).join('');

test('an SVG that is still not rendered at the deadline is refused', async () => {
  const fault = await new TryOut(project, { seconds: 0.5, megabytes: 1000 }).faultOf(svg(masks));
  expect(fault).toEqual({ id: 'damaged-picture.slow', values: { seconds: 0.5, megabytes: 1000 } });
});

test('an SVG whose rendering takes too much memory is refused', async () => {
  const fault = await new TryOut(project, { seconds: 60, megabytes: 1 }).faultOf(svg(masks));
  expect(fault).toEqual({ id: 'damaged-picture.slow', values: { seconds: 60, megabytes: 1 } });
});

test('an SVG that the renderer does not read is refused, and the next one is rendered', async () => {
  const tryOut = new TryOut(project);
  const fault = await tryOut.faultOf(svg('<sodipodi:namedview/>'));
  expect(fault).toEqual({ id: 'damaged-picture.decoding' });
  expect(await tryOut.faultOf(svg(''))).toBeUndefined();
});
