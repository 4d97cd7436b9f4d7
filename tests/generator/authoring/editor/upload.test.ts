import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { nodePictureTools } from '../../../../generator/site/pictures/tools';
import { pictureOf } from '../../../../generator/authoring/editor/upload';
import { projectSystem } from '../../../support/catalogue';
import { memoryDisk } from './memory';

const none = memoryDisk();
const tools = nodePictureTools(projectSystem({}));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f6e56' } });
const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><!-- by a program -->${inside}</svg>`);
const refusalOf = async (name: string, bytes: Uint8Array): Promise<string> => {
  const made = await pictureOf(name, bytes, none, tools).catch((error: unknown) => error);
  expect(made).toBeInstanceOf(Error);
  return made instanceof Error ? made.message : '';
};

describe('pictureOf', () => {
  it('scales a photo to the size that is shown and removes its metadata', async () => {
    const photo = await picture(4000, 2250)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { path, content } = await pictureOf('IMG 0001.JPEG', photo, none, tools);
    expect(path).toBe('data/images/img-0001.jpg');
    const { width, height, exif } = await sharp(content).metadata();
    expect([width, height, exif]).toEqual([1280, 720, undefined]);
  });

  it('scales a picture until its file is small enough, and reports both sizes', async () => {
    const [width, height] = [1600, 1000];
    const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * at * 7919) % 251));
    const png = await sharp(noise, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(png.length).toBeGreaterThan(4_500_000);
    const { content, scaled } = await pictureOf('noise.png', png, none, tools);
    expect(content.length).toBeLessThanOrEqual(2_000_000);
    expect(scaled?.from).toEqual({ width, height, bytes: png.length });
    expect(scaled?.to.bytes).toBe(content.length);
    expect(scaled?.to.width).toBeLessThan(width);
  });

  it('scales a picture that has more pixels than a file of the data may have', async () => {
    const { scaled } = await pictureOf('large.png', await picture(6000, 5000).png().toBuffer(), none, tools);
    expect(scaled?.to).toMatchObject({ width: 1280, height: 1067 });
  });

  it('names the file by its actual format, without a folder', async () => {
    const png = await picture(240, 240).png().toBuffer();
    expect((await pictureOf('../../evil.svg', png, none, tools)).path).toBe('data/images/evil.png');
    expect((await pictureOf('C:\\fakepath\\شعار.jpg', png, none, tools)).path).toMatch(
      /^data\/images\/[a-z0-9-]+\.png$/,
    );
    expect((await pictureOf('.htaccess', png, none, tools)).path).toBe('data/images/picture.png');
  });

  it('chooses another name if a different picture has it', async () => {
    const png = await picture(240, 240).png().toBuffer();
    const { content } = await pictureOf('logo.png', png, none, tools);
    const disk = memoryDisk({ 'data/images/logo.png': 'another' });
    expect((await pictureOf('logo.png', png, disk, tools)).path).toBe('data/images/logo-2.png');
    disk.write('data/images/logo.png', content);
    expect((await pictureOf('logo.png', png, disk, tools)).path).toBe('data/images/logo.png');
  });

  it('cleans an SVG', async () => {
    const { path, content } = await pictureOf('Bag.svg', svg('<path d="M0 0h24v24z"/>'), none, tools);
    expect(path).toBe('data/images/bag.svg');
    const text = Buffer.from(content).toString();
    expect(text).toContain('M0 0h24v24z');
    expect(text).not.toContain('program');
  });

  it('refuses an SVG that takes too long to render, with the words of the check', async () => {
    const slow = { id: 'damaged-picture.slow', values: { seconds: 60, megabytes: 1000 } } as const;
    const adding = pictureOf('bag.svg', svg('<path/>'), none, { ...tools, faultOf: async () => slow });
    await expect(adding).rejects.toThrow(
      'this SVG takes more than 60 seconds or 1000 MB of memory to draw. To correct it, use fewer masks',
    );
  });

  it.each([
    ['nested masks', `<mask id="a">${'<path/>'.repeat(200)}</mask>${'<path mask="url(#a)"/>'.repeat(200)}`],
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<rect width="1" height="1" onload="alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ['another file', '<image href="https://evil.example/x.png" width="1" height="1"/>'],
    ['a page', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>'],
  ])('refuses an SVG with %s', async (_, inside) => {
    expect(await refusalOf('a.svg', svg(inside))).toMatch(/\.$/);
  });

  it('refuses a file that is not a picture, is damaged or is too large', async () => {
    expect(await refusalOf('a.png', Buffer.from('<!doctype html><script>1</script>'))).toContain('a web page');
    expect(await refusalOf('a.png', Buffer.from('%PDF-1.7'))).toContain('a PDF');
    expect(await refusalOf('a.png', new Uint8Array())).toContain('no picture');
    const png = await picture(240, 240).png().toBuffer();
    expect(await refusalOf('a.png', png.subarray(0, png.length - 20))).toContain('missing or damaged');
    // Its beginning and its end are right.
    const noise = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    noise.fill(0x55, 1000, 3000);
    expect(await refusalOf('a.png', noise)).toContain('missing or damaged');
    expect(await refusalOf('a.png', await picture(10_100, 10_000).png().toBuffer())).toContain(
      '10100 by 10000 pixels; a picture of more than 100 million',
    );
    expect(await refusalOf('a.png', Buffer.alloc(20_000_001, 0x89))).toContain('at most 20 MB');
  });
});
