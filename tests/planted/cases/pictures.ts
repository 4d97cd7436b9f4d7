import { deflateSync } from 'node:zlib';
import { all, copied, deleted, renamed, mistyped, replaced, whole, at, written, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const logo = 'images/temu.svg';

function chunk(type: string, data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, end]);
}

function crc(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** A grey PNG that contains only the given number of rows. */
function png(width: number, height: number, rows = height): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = Buffer.alloc((width + 1) * rows);
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The segments of a JPEG: start, name, frame of 240 by 240 pixels, scan, end. */
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b0800f000f001011100ffda0008010100003f0000ffd9',
  'hex',
);
const heic = Buffer.concat([Buffer.from('0000001c', 'hex'), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

function svg(inside: string, attributes = 'viewBox="0 0 96 96"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>\n`;
}

const useful = '<rect width="96" height="96" fill="#fb7701"/>';
const toPng = replaced(temu, 'logo: temu.svg', 'logo: temu.png');

/** Pictures that cannot be decoded or should not be published. */
export const pictures: Kind = {
  id: 'pictures',
  name: 'Pictures (3)',
  cases: [
    {
      slip: 'gave a JPEG the name of an SVG',
      change: written(logo, jpeg),
      reported: [whole('picture-format', 'JPEG')],
    },
    {
      slip: 'gave a JPEG the name of a PNG',
      file: 'images/temu.png',
      change: all(toPng, written('images/temu.png', jpeg), deleted(logo)),
      reported: [whole('picture-format', 'JPEG')],
    },
    {
      slip: 'put a PNG there of which the end is missing',
      file: 'images/temu.png',
      change: all(toPng, written('images/temu.png', png(96, 96).slice(0, 60)), deleted(logo)),
      reported: [whole('damaged-picture', 'PNG')],
    },
    {
      slip: 'put an SVG with a script there',
      change: written(logo, svg(`<script>alert(1)</script>${useful}`)),
      reported: [at('<script>', 'svg-content', 'script')],
      fix: written(logo, svg(useful)),
    },
    {
      slip: 'put an SVG with a handler of clicks there',
      change: written(logo, svg(`<g onclick="go()">${useful}</g>`)),
      reported: [at('onclick', 'svg-content', 'onclick')],
      fix: written(logo, svg(`<g>${useful}</g>`)),
    },
    {
      slip: 'put an SVG with a style sheet there',
      change: written(logo, svg(`<style>rect{fill:red}</style>${useful}`)),
      reported: [at('<style>', 'svg-content', 'style')],
      fix: written(logo, svg(useful)),
    },
    {
      slip: 'put an SVG there that loads a picture of another site',
      change: written(logo, svg(`<image href="https://cdn.example.com/a.png" width="96" height="96"/>`)),
      reported: [at('https://cdn.example.com', 'svg-content', 'https://cdn.example.com')],
      fix: written(logo, svg(useful)),
    },
    {
      slip: 'put an SVG with an entity of a foreign file there',
      change: written(
        logo,
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n${svg(`<text>&x;</text>${useful}`)}`,
      ),
      reported: [at('<!DOCTYPE', 'svg-content', 'DOCTYPE')],
      fix: written(logo, svg(useful)),
    },
    {
      slip: 'put an SVG there whose last tag is missing',
      change: written(logo, svg(useful).replace('</svg>\n', '')),
      reported: [at('/>', 'damaged-picture', '</svg>')],
    },
    {
      slip: 'saved the web page of a picture under the name of the picture',
      change: written(logo, '<!DOCTYPE html>\n<html><body><h1>404 Not Found</h1></body></html>\n'),
      reported: [whole('picture-format', 'web page')],
    },
    {
      slip: 'put an empty file there',
      change: written(logo, ''),
      reported: [whole('damaged-picture', 'empty')],
    },
    {
      slip: 'put a picture of six megabytes there',
      file: 'images/temu.png',
      change: all(
        toPng,
        written('images/temu.png', Buffer.concat([png(96, 96), Buffer.alloc(6_000_000)])),
        deleted(logo),
      ),
      reported: [whole('large-picture', 'MB')],
    },
    {
      slip: 'put a picture there that says it has 900 million pixels',
      file: 'images/temu.png',
      change: all(toPng, written('images/temu.png', png(30_000, 30_000, 1)), deleted(logo)),
      reported: [whole('large-picture', '30000')],
    },
    {
      slip: 'used a banner as the square logo',
      file: temu,
      change: all(toPng, written('images/temu.png', png(800, 100)), deleted(logo)),
      reported: [at('logo: temu.png', 'unfit-picture', '800', '100', '240 by 240')],
    },
    {
      slip: 'used a picture that is too small to be sharp',
      file: temu,
      change: all(toPng, written('images/temu.png', png(16, 16)), deleted(logo)),
      reported: [at('logo: temu.png', 'unfit-picture', '16', '112 by 112')],
    },
    {
      slip: 'left a picture behind that nothing shows',
      change: copied(logo, 'images/old-logo.svg'),
      reported: [whole('unused-picture', 'not used')],
    },
    {
      slip: 'named the picture with a capital letter',
      file: temu,
      change: renamed(logo, 'images/Temu.svg'),
      reported: [at('logo: temu.svg', 'missing-image', 'Temu.svg', 'capital')],
    },
    {
      slip: 'named the picture with a capital ending, as cameras do',
      file: temu,
      change: renamed(logo, 'images/temu.SVG'),
      reported: [at('logo: temu.svg', 'missing-image', 'temu.SVG', 'capital')],
    },
    mistyped('mistyped the name of the picture', temu, 'logo: temu.svg', 'logo: tmeu.svg', 'missing-image', 'temu.svg'),
    {
      slip: 'put the picture into a folder of its own',
      file: temu,
      change: renamed(logo, 'images/logos/temu.svg'),
      reported: [at('logo: temu.svg', 'missing-image', 'data/images/logos/temu.svg')],
    },
    {
      slip: 'put the picture beside the file of the store',
      file: 'stores/temu.svg',
      change: renamed(logo, 'stores/temu.svg'),
      reported: [whole('unknown-file', 'data/images/temu.svg')],
    },
    {
      slip: 'wrote the folder into the name of the picture',
      change: replaced(temu, 'logo: temu.svg', 'logo: images/temu.svg'),
      reported: [at('logo: images/temu.svg', 'invalid-value', '`temu.svg`')],
    },
    {
      slip: 'named a picture with a space',
      file: temu,
      change: all(renamed(logo, 'images/temu logo.svg'), replaced(temu, 'logo: temu.svg', 'logo: temu logo.svg')),
      reported: [at('logo: temu logo.svg', 'invalid-value', 'temu-logo.svg')],
      fix: all(
        renamed('images/temu logo.svg', 'images/temu-logo.svg'),
        replaced(temu, 'logo: temu logo.svg', 'logo: temu-logo.svg'),
      ),
    },
    {
      slip: 'used a photo of a phone as it came',
      file: temu,
      change: all(written('images/IMG_2031.HEIC', heic), replaced(temu, 'logo: temu.svg', 'logo: IMG_2031.HEIC')),
      reported: [at('logo: IMG_2031.HEIC', 'invalid-value', 'JPEG')],
    },
    {
      slip: 'left the file of Windows Explorer in the folder of pictures',
      change: written('images/Thumbs.db', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)),
      reported: [whole('unused-picture', 'Windows', 'delete')],
    },
    {
      slip: 'gave a PDF the name of a picture',
      change: written(logo, '%PDF-1.7\n1 0 obj\n'),
      reported: [whole('picture-format', 'PDF')],
    },
  ],
};
