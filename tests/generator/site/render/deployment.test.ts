import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { basePathPattern, deploymentOf } from '../../../../generator/site/render/deployment';

const of = (environment: Record<string, string>) => deploymentOf({ environment });

describe('deploymentOf', () => {
  it.each([
    [{}, {}],
    [{ SITE_ORIGIN: '' }, {}],
    [{ SITE_ORIGIN: 'https://shop.example' }, { origin: 'https://shop.example' }],
    [{ SITE_BASE_PATH: '/coupons' }, { basePath: '/coupons' }],
    [{ SITE_BASE_PATH: '/gulf/coupons' }, { basePath: '/gulf/coupons' }],
    // At the root, whatever site.yaml says.
    [{ SITE_BASE_PATH: '' }, { basePath: '' }],
  ])('reads %j as %j', (environment, deployment) => {
    expect(of(environment)).toEqual(deployment);
  });

  it.each([
    'shop.example',
    'http://shop.example',
    'https://shop.example/',
    'https://shop.example/coupons',
    'https://SHOP.example',
  ])('refuses the origin %j', (origin) => {
    expect(() => of({ SITE_ORIGIN: origin })).toThrow(
      `SITE_ORIGIN must be https and a host with nothing after it, such as https://www.example.com, not "${origin}".`,
    );
  });

  it.each(['coupons', '/coupons/', '/', '/a b', '//evil.example', '/"><script>'])(
    'refuses the base path %j',
    (basePath) => {
      expect(() => of({ SITE_BASE_PATH: basePath })).toThrow(
        `SITE_BASE_PATH must begin with a slash and end without one, such as /coupons, not "${basePath}".`,
      );
    },
  );

  it('follows the same rules as the schema of site.yaml', () => {
    const schema: unknown = JSON.parse(readFileSync('schemas/site.schema.json', 'utf8'));
    expect(schema).toMatchObject({
      properties: {
        origin: { format: 'origin' },
        basePath: { pattern: basePathPattern.source.replaceAll('\\/', '/') },
      },
    });
  });
});
