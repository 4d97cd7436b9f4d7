import { expect, it } from 'vitest';
import { inTurns } from '../../../generator/system/turns';

it('answers requests between the parts of a long computation', async () => {
  const order: (number | string)[] = [];
  await inTurns([1, 2, 3, 4, 5], 2, (item) => {
    order.push(item);
    if (item % 2 === 0) setTimeout(() => order.push('request'), 0);
  });
  expect(order).toEqual([1, 2, 'request', 3, 4, 'request', 5]);
});
