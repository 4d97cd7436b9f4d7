import { expect, it } from 'vitest';
import { styles, styleSheetsOf, type StyleSheets } from '../../../src/theme/styles';

/** The sheets that a record of class names carries. */
const sheetsOf = (names: object): StyleSheets => Reflect.get(names, styleSheetsOf) as StyleSheets;

it('keeps at rest every part that is alike another there and differs only in what waits for something', () => {
  const names = styles({
    sheet: { display: 'none', '@media print': { display: 'flex' } },
    code: { display: 'none', '@media print': { display: 'block' } },
  });
  expect(names.sheet).not.toBe(names.code);
  expect(sheetsOf(names).atRest).toBe(`.${names.sheet}{display:none;}.${names.code}{display:none;}`);
});
