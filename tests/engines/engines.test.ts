import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bothLanguages } from '../support/words';
import { chromium } from './chromium';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { flows } from './flows';
import { webkit } from './webkit';

const pictures = path.resolve(import.meta.dirname, '../../node_modules/.cache/qaseema/engines');

describe.each([chromium, firefox, webkit])('$name', (kind) => {
  if (!kind.isInstalled()) {
    it('is installed', () => {
      expect.fail(
        `${kind.name} is not installed. On Debian and Ubuntu: apt-get install -y --no-install-recommends ${kind.packages.join(' ')}`,
      );
    });
    return;
  }
  let engine: Engine;

  beforeAll(async () => {
    engine = await kind.start();
  });
  afterAll(() => engine?.close());

  describe.each(bothLanguages)('the site in %s', (language) => {
    it.each(Object.keys(flows))('%s', (name) => flows[name]?.(engine, inject('siteUrl'), language));

    it('loads the font of a store page and takes a screenshot of it', async () => {
      const tab = await engine.tab(1280, 1600);
      await tab.open(`${inject('siteUrl')}/${language}/store/temu`);
      await tab.evaluate('document.fonts.ready.then(() => true)');
      mkdirSync(pictures, { recursive: true });
      writeFileSync(path.join(pictures, `${kind.name.toLowerCase()}-${language}.png`), await tab.screenshot());
      expect(await tab.evaluate('document.fonts.check("1em Face")')).toBe(true);
    });
  });
});
