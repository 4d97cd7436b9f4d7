import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogueRoot } from '../../../support/catalogue';
import { nodeSystem, type System } from '../../../../generator/system/system';
import { drawIcons } from '../../../../generator/site/preview/icons';
import type { PreviewContent } from '../../../../src/domain/pages/preview-content';
import { Previews, type PreviewSources } from '../../../../generator/site/preview/previews';
import { PictureCache, rasterize } from '../../../../generator/site/preview/pictures';
import { fontFiles } from '../../../../generator/site/preview/render-svg.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
// A separate cache: only the packages are shared.
cpSync(path.join(catalogueRoot, 'images/icon.svg'), path.join(folder, 'data/images/icon.svg'));
cpSync(path.join(root, path.dirname(fontFiles[400])), path.join(folder, path.dirname(fontFiles[400])), {
  recursive: true,
});
cpSync(path.join(root, path.dirname(fontFiles[700])), path.join(folder, path.dirname(fontFiles[700])), {
  recursive: true,
});
const system = nodeSystem(folder, {});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const size = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return { signature: view.getUint32(0), width: view.getUint32(16), height: view.getUint32(20) };
};
const pngSignature = 0x89504e47;

const svg = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" font-family="Readex Pro"><rect width="400" height="100" fill="#fff"/><text x="10" y="70" font-size="48">${text}</text></svg>`;

describe('rasterize and PictureCache', () => {
  it('draw a PNG of the requested width', async () => {
    expect(size(await rasterize(system, svg('a'), 800))).toEqual({ signature: pngSignature, width: 800, height: 200 });
  });

  it('draw the letters of Arabic joined', async () => {
    const together = await rasterize(system, svg('عرض'), 400);
    const apart = await rasterize(system, svg('ع\u200cر\u200cض'), 400);
    expect(Buffer.from(together).equals(apart)).toBe(false);
  });

  it('draw a picture once, and again only if its drawing changes', async () => {
    let written = 0;
    const counting: System = {
      ...system,
      write(file, content) {
        written += 1;
        return system.write(file, content);
      },
    };
    const draw = async (text: string): Promise<number> => {
      written = 0;
      const { content } = await new PictureCache(counting).draw(text, 100, () => svg(text));
      expect(size(content).width).toBe(100);
      return written;
    };
    expect(await draw('once')).toBe(1);
    expect(await draw('once')).toBe(0);
    expect(await draw('twice')).toBe(1);
  });
});

describe('the preview of a page', () => {
  const content: PreviewContent = { language: 'en', siteName: 'Qaseema', heading: 'Temu', panel: { kind: 'emblem' } };
  const page = { language: 'en', path: '/store/temu' } as const;
  const sources: PreviewSources = { basePath: '', images: () => Promise.resolve(undefined) };
  const draw = async (shown: PreviewContent, codeKey: string) => {
    let drawings = 0;
    const previews = new Previews(system, new PictureCache(system), {
      key: codeKey,
      load: () => {
        drawings += 1;
        return Promise.resolve(({ heading }) => svg(heading));
      },
    });
    const { path: file } = await previews.draw(page, shown, sources);
    return { file, drawings };
  };

  it('is drawn once for the same content', async () => {
    const first = await draw(content, 'code');
    expect(first.file).toMatch(/^previews\/en\/store\/temu\.[0-9a-f]{16}\.png$/);
    expect(first.drawings).toBe(1);
    expect(await draw({ ...content }, 'code')).toEqual({ file: first.file, drawings: 0 });
  });

  it('gets another file name if its content or the code that draws it changes', async () => {
    const files = [
      await draw(content, 'code'),
      await draw({ ...content, heading: 'Noon' }, 'code'),
      await draw(content, 'other code'),
    ].map(({ file }) => file);
    expect(new Set(files).size).toBe(3);
  });
});

describe('drawIcons', () => {
  it('draws the sizes that browsers and phones request', async () => {
    const icon = system.read('data/images/icon.svg') ?? new Uint8Array();
    const icons = await drawIcons(new PictureCache(system), icon, '#085955');
    const sizes = icons
      .filter((file) => file.path.endsWith('.png'))
      .map((file) => [file.path, size(file.content).width]);
    expect(sizes).toEqual([
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-512.png', 512],
    ]);
    const favicon = icons.find((file) => file.path === 'favicon.ico')?.content ?? new Uint8Array();
    expect([...favicon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(size(favicon.subarray(22))).toMatchObject({ signature: pngSignature, width: 32 });
  });
});
