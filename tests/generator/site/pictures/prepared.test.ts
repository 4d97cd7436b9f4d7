import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { textOf } from '../../../../generator/catalogue/diagnostics/diagnostic';
import { hashOf } from '../../../../generator/system/cache/hash';
import { readSvg } from '../../../../generator/catalogue/load/pictures/svg';
import { rasterize } from '../../../../generator/site/preview/pictures';
import { PreparedPictures } from '../../../../generator/site/pictures/prepared';
import { catalogueFiles, projectSystem } from '../../../support/catalogue';
import { someOf } from '../../../support/extent';

const project = projectSystem({});
/** The files that are read, and those that are cached. */
let files: Map<string, Uint8Array>;
let made: string[];
beforeEach(() => {
  files = new Map();
  made = [];
});

const system = {
  root: project.root,
  damagedEntries: new Set<string>(),
  read: (file: string) => files.get(file) ?? (file.startsWith('node_modules/') ? undefined : project.read(file)),
  write(file: string, content: string | Uint8Array) {
    made.push(file);
    files.set(file, Buffer.from(content));
    return true;
  },
  list: (folder: string) => [...files.keys()].filter((file) => file.startsWith(`${folder}/`)),
  remove: (file: string) => void files.delete(file),
};

/** The pictures of a site with one store and one post. */
function pictures(
  names: { readonly logo?: string; readonly image?: string; readonly authorAvatar?: string } = {},
  tryOut: ConstructorParameters<typeof PreparedPictures>[2] = undefined,
) {
  const { logo = 'none.svg', image = 'none.svg', authorAvatar = 'none.svg' } = names;
  const data = {
    pictures: [
      { id: logo, place: 'logo' },
      { id: image, place: 'post' },
      { id: authorAvatar, place: 'avatar' },
    ] as const,
    images: [...files.keys()].flatMap((file) => (file.startsWith('data/images/') ? [file.slice(12)] : [])),
    fileHash: (file: string) => hashOf(files.get(file) ?? ''),
  };
  return new PreparedPictures(system, data, tryOut);
}

function photo(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#7a4b1f', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  });
}

async function sizeOf(bytes: Uint8Array | undefined) {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

describe('a raster picture', () => {
  test('is scaled to twice the size at which it is shown', async () => {
    files.set('data/images/a.png', await photo(600, 300).png().toBuffer());
    files.set('data/images/b.jpg', await photo(2560, 1600).jpeg().toBuffer());
    files.set('data/images/c.webp', await photo(400, 400).webp().toBuffer());
    const all = pictures({ logo: 'a.png', image: 'b.jpg', authorAvatar: 'c.webp' });
    expect(await sizeOf(await all.read('a.png'))).toEqual({ width: 480, height: 240 });
    expect(await sizeOf(await all.read('b.jpg'))).toEqual({ width: 1280, height: 800 });
    expect(await sizeOf(await all.read('c.webp'))).toEqual({ width: 80, height: 80 });
  });

  test('is scaled for the largest place that shows it', async () => {
    files.set('data/images/a.png', await photo(600, 600).png().toBuffer());
    expect(await sizeOf(await pictures({ logo: 'a.png', authorAvatar: 'a.png' }).read('a.png'))).toEqual({
      width: 240,
      height: 240,
    });
  });

  test('is never enlarged, and is kept as it is if scaling would make the file larger', async () => {
    const small = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
      .png({ palette: true, colours: 2 })
      .toBuffer();
    files.set('data/images/a.png', small);
    expect(await pictures({ logo: 'a.png' }).read('a.png')).toEqual(small);
  });

  test('is rotated by its orientation and loses its metadata', async () => {
    const bytes = await photo(300, 200)
      .withExif({ IFD0: { Copyright: 'A name' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    files.set('data/images/a.jpg', bytes);
    const written = await pictures({ image: 'a.jpg' }).read('a.jpg');
    expect(await sharp(written).metadata()).toMatchObject({ width: 200, height: 300 });
    expect((await sharp(written).metadata()).exif).toBeUndefined();
  });

  test('has the same bytes every time it is made', { tags: ['all'] }, async () => {
    for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
      const name = `data/images/a.${format}`;
      files.set(name, await photo(300, 300).toFormat(format).toBuffer());
      const first = await pictures({ logo: `a.${format}` }).read(`a.${format}`);
      for (const file of made.splice(0)) files.delete(file);
      expect(
        Buffer.compare(
          first ?? Buffer.of(),
          (await pictures({ logo: `a.${format}` }).read(`a.${format}`)) ?? Buffer.of(),
        ),
      ).toBe(0);
      made = [];
      files.clear();
    }
  });

  test('is made once, and again only if its bytes or its place change', async () => {
    files.set('data/images/a.png', await photo(600, 600).png().toBuffer());
    await pictures({ logo: 'a.png' }).read('a.png');
    await pictures({ logo: 'a.png' }).read('a.png');
    expect(made.length).toBe(1);
    await pictures({ image: 'a.png' }).read('a.png');
    expect(made.length).toBe(2);
    files.set('data/images/a.png', await photo(500, 500).png().toBuffer());
    await pictures({ logo: 'a.png' }).read('a.png');
    expect(made.length).toBe(3);
  });

  test('is converted to PNG for share pictures', async () => {
    files.set('data/images/a.webp', await photo(300, 300).webp().toBuffer());
    const drawn = await pictures({ logo: 'a.webp' }).read('a.webp', 'png');
    expect((await sharp(drawn).metadata()).format).toBe('png');
  });

  test('is reported if its bytes cannot be decoded', async () => {
    const bytes = await photo(300, 300).jpeg().toBuffer();
    files.set('data/images/good.jpg', bytes);
    files.set('data/images/bad.jpg', Buffer.concat([bytes.subarray(0, 1200), Buffer.from('ffd9', 'hex')]));
    const found = await pictures({ image: 'bad.jpg' }).damaged();
    expect(found.map(({ code, file }) => `${code} in ${file}`)).toEqual(['damaged-picture in data/images/bad.jpg']);
  });
});

describe('an SVG picture', () => {
  test('loses comments, metadata of editors and the DOCTYPE, and keeps its shapes', async () => {
    files.set(
      'data/images/a.svg',
      Buffer.from(
        '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a">\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 96 96" inkscape:version="1">\n  <!-- A tile -->\n  <metadata>Somebody</metadata>\n  <rect width="96" height="96" style="fill:#fb7701"/>\n</svg>\n',
      ),
    );
    const cleaned = Buffer.from((await pictures({ logo: 'a.svg' }).read('a.svg')) ?? '').toString();
    expect(cleaned).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#fb7701"/></svg>',
    );
  });

  test('is reported if it takes too long to render, and is rendered again only if its bytes change', async () => {
    const drawing = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
    files.set('data/images/slow.svg', drawing('<g/><path d="M0 0h1"/>'));
    files.set('data/images/good.svg', drawing('<rect/>'));
    const rendered: string[] = [];
    const tryOut = {
      async faultOf(svg: string) {
        rendered.push(svg.includes('path') ? 'slow' : 'good');
        return svg.includes('path')
          ? ({ id: 'damaged-picture.slow', values: { seconds: 60, megabytes: 1000 } } as const)
          : undefined;
      },
    };
    for (const renderedThen of [['slow', 'good'], ['slow']]) {
      const found = await pictures({}, tryOut).damaged();
      expect(found.map(({ code, file }) => `${code} in ${file}`)).toEqual(['damaged-picture in data/images/slow.svg']);
      expect(found.map((each) => textOf(each, 'en').message)).toEqual([
        'this SVG takes more than 60 seconds or 1000 MB of memory to draw',
      ]);
      expect(rendered.splice(0)).toEqual(renderedThen);
    }
  });

  const drawings = catalogueFiles.filter((file) => /^data\/images\/.*\.svg$/.test(file));
  test.each(someOf(drawings, 4))(
    'looks the same, is not larger and passes the inspection after cleaning: %s',
    async (file) => {
      const before = project.read(file) ?? Buffer.of();
      files.set(file, before);
      const after = (await pictures().read(file.slice(12))) ?? Buffer.of();
      expect(after.length).toBeLessThanOrEqual(before.length);
      expect(readSvg(Buffer.from(after).toString()).faults).toEqual([]);
      const [one, other] = await Promise.all(
        [before, after].map((bytes) => rasterize(project, Buffer.from(bytes).toString(), 640)),
      );
      expect(Buffer.compare(one ?? Buffer.of(), other ?? Buffer.of())).toBe(0);
    },
  );
});
