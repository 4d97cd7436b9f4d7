import { describe, expect, it } from 'vitest';
import { isOwn, mostShards, parseShard } from '../../../../generator/site/shards/shard';

describe('parseShard and isOwn', () => {
  it('read the number of a shard and how many there are', () => {
    expect(parseShard('3/8')).toEqual({ number: 3, of: 8 });
    expect(parseShard('1/1')).toEqual({ number: 1, of: 1 });
    expect(parseShard(`${mostShards}/${mostShards}`)).toEqual({ number: mostShards, of: mostShards });
  });

  it.each(['', '3', '0/8', '9/8', '3/0', '-1/8', '1.5/8', '3/8/2', ' 3/8', `1/${mostShards + 1}`])(
    'refuse "%s"',
    (text) => {
      expect(parseShard(text)).toBeUndefined();
    },
  );

  it('assign everything to exactly one shard', () => {
    const shards = [1, 2, 3].map((number) => ({ number, of: 3 }));
    for (let index = 0; index < 10; index += 1) expect(shards.filter((shard) => isOwn(shard, index))).toHaveLength(1);
    expect(isOwn(undefined, 7)).toBe(true);
  });
});
