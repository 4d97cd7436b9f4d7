import { describe, expect, it } from 'vitest';
import { isOwn, mostShards, parseManifest, parseShard } from '../../../../generator/site/shards/shard';

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

describe('parseManifest', () => {
  const manifest = {
    version: 2,
    number: 1,
    of: 2,
    origin: { instant: 0, data: 'a', code: 'b', target: 'c' },
    host: { hosting: 'any' },
    stores: { count: 1, files: 2, bytes: 3 },
    pages: 4,
    leftOut: ['noon'],
    files: [['index.html', 5]],
  };

  it('accepts what a build writes', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it.each<[string, unknown]>([
    ['no object', null],
    ['another version', { ...manifest, version: 1 }],
    ['no origin', { ...manifest, origin: undefined }],
    ['more shards than a build allows', { ...manifest, of: 1e9 }],
    ['a file without a size', { ...manifest, files: [['index.html']] }],
    ['an unknown host', { ...manifest, host: { hosting: 'elsewhere' } }],
    ['a control character in a name', { ...manifest, leftOut: ['\u001b[2J'] }],
  ])('refuses %s', (_, changed) => {
    expect(parseManifest(JSON.stringify(changed))).toBeUndefined();
  });
});
