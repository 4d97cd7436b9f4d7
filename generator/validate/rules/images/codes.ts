import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const imagesCodes = {
  'missing-image': {
    severity: 'error',
    title: 'A picture that is a file is in data/images',
    explanation: 'With `imageHost` in site.yaml the host serves the pictures, and this is not checked.',
    fix: 'put the picture into data/images, or correct its name',
    wrong: inStore`
      logo: lubban.svg
    `,
    right: inStore`
      logo: luban.svg
    `,
  },
  'image-not-in-preview': {
    severity: 'warning',
    title: 'Logos and pictures of posts have a format that share pictures can contain',
    explanation:
      'Each page has a share picture, which messengers and social networks show. The program that draws it reads SVG, PNG, JPEG and GIF. For a logo in WebP or AVIF it draws the initials of the store instead.',
    fix: 'convert the picture to SVG, PNG or JPEG',
    wrong: inStore`
      logo: luban.webp
    `,
    right: inStore`
      logo: luban.svg
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
