import { css } from '@emotion/react';
import { expect, it } from 'vitest';
import { classNames, styleSheetOf } from '../../../src/theme/styles';

it('classNames gives parts that differ only in print different classes', () => {
  const names = classNames({
    sheet: css({ display: 'none', '@media print': { display: 'flex' } }),
    code: css({ display: 'none', '@media print': { display: 'block' } }),
  });
  expect(names.sheet).not.toBe(names.code);
  expect(Reflect.get(names, styleSheetOf)).toBe(
    `.${names.sheet}{display:none;}@media print{.${names.sheet}{display:flex;}}` +
      `.${names.code}{display:none;}@media print{.${names.code}{display:block;}}`,
  );
});

it('classNames adds no vendor prefixes', () => {
  const names = classNames({ code: css({ userSelect: 'all' }) });
  expect(Reflect.get(names, styleSheetOf)).toBe(`.${names.code}{user-select:all;}`);
});
