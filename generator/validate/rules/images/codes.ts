import { inStore, wholeFile, type CodeEntry } from '../../../diagnostics/codes/entry';

const inLogo = wholeFile('data/images/luban.svg');

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
  'unfit-picture': {
    severity: 'warning',
    title: 'A picture has the proportions of its place, and enough pixels for it',
    explanation:
      'Logos and pictures of authors are shown on squares, pictures of posts at 16:9; what is beyond these is cut off. Phones show two or three pixels for one of the page, so that a small picture looks blurred. An SVG is sharp at every size.',
    fix: 'make the picture as large and of such a shape as the message says',
    wrong: inLogo`
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">
        <rect width="400" height="100" fill="#7a4b1f"/>
      </svg>
    `,
    right: inLogo`
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
        <rect width="96" height="96" fill="#7a4b1f"/>
      </svg>
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
