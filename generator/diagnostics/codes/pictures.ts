import { untouched, wholeFile, type CodeEntry, type Example } from './entry';

const inLogo = wholeFile('data/images/luban.svg');

const rightLogo = inLogo`
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="#7a4b1f"/>
  </svg>
`;

const inIcon = wholeFile('data/icons/frankincense.svg');
const usesIcon = { file: 'data/stores/luban.yaml', text: 'icon: frankincense\n' };

const rightIcon: Example = {
  ...inIcon`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <path d="M4 4h16v16H4z" fill="currentColor"/>
    </svg>
  `,
  beside: usesIcon,
};

/** What is wrong with the files of pictures. */
export const pictureCodes = {
  'picture-format': {
    severity: 'error',
    title: 'The name of a picture ends with its format',
    explanation:
      'Another name does not change the format of a file: a JPEG that is named `.svg` stays a JPEG. Browsers and other programs go by the name, and show nothing. The generator looks at the bytes of each file and says what it is.',
    fix: 'rename the file to the ending of its format; convert a HEIC, PDF or other format to SVG, PNG or JPEG',
    wrong: inLogo`
      %PDF-1.7
      1 0 obj
    `,
    right: rightLogo,
  },
  'damaged-picture': {
    severity: 'error',
    title: 'Pictures are whole',
    explanation:
      'A download that was stopped, or a file that was not saved to its end, is a picture that browsers show in part or not at all. An SVG must be valid XML, with its namespace and its size.',
    fix: 'export the picture again, or download it again, and put the whole file in its place',
    wrong: inLogo`
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
        <rect width="96" height="96" fill="#7a4b1f"/>
    `,
    right: rightLogo,
  },
  'svg-content': {
    severity: 'error',
    title: 'An SVG holds shapes, and nothing that runs or loads',
    explanation:
      'An SVG is text that can also hold programs, style sheets, web pages and references to other files. None of them is published: they would be a risk for shoppers, or be missing in browsers and share pictures.',
    fix: 'delete what the message names, or export the drawing again as a plain SVG',
    wrong: inLogo`
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
        <script>alert(1)</script>
        <rect width="96" height="96" fill="#7a4b1f"/>
      </svg>
    `,
    right: rightLogo,
  },
  'large-picture': {
    severity: 'error',
    title: 'Pictures have at most 2 MB and 25 million pixels, SVGs at most 100 KB, icons 4000 bytes',
    explanation:
      'Pictures of pixels are scaled to what is shown when the site is built, but every clone of the project has the whole file. An SVG is loaded by shoppers as it is, and all icons as one file.',
    fix: 'make the picture 1280 pixels wide (a logo: 240), or simplify the drawing, and put that file in its place',
    wrong: {
      ...inLogo`
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
          <rect width="96" height="96" fill="#7a4b1f"/>
        </svg>
        <!-- 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 0123456789 -->
      `,
      repeatLastLine: 1100,
    },
    right: rightLogo,
  },
  'unused-picture': {
    severity: 'warning',
    title: 'Each file of data/images and data/icons is shown somewhere',
    explanation:
      'A picture that no store, post or setting names is not published; an icon would be loaded by every shopper. It is a picture that was replaced, or one whose name is still to be written.',
    fix: 'delete the file, or name it where it should be shown',
    wrong: { ...rightLogo, file: 'data/images/old-logo.svg' } satisfies Example,
    right: untouched,
  },
  'unfit-icon': {
    severity: 'error',
    title: 'An icon is lines and areas of one colour on a square of 24 by 24',
    explanation:
      'Icons are shown beside text, in its colour and size, on light and on dark pages. So the SVG has `viewBox="0 0 24 24"`, no colour but `currentColor` and `none`, and shapes only.',
    fix: 'change what the message names, or take another icon that is drawn on 24 by 24',
    wrong: {
      ...inIcon`
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
          <path d="M4 4h16v16H4z" fill="#7a4b1f"/>
        </svg>
      `,
      beside: usesIcon,
    },
    right: rightIcon,
  },
  'icon-name': {
    severity: 'error',
    title: "The file of an icon has a name in small letters that none of the site's own icons has",
    explanation:
      'The data names an icon as its file, without `.svg`. Capital letters and spaces would be another name on some computers.',
    fix: 'rename the file; the message names one that is free',
    wrong: { ...rightIcon, file: 'data/icons/Frankincense.svg' },
    right: rightIcon,
  },
  'pictures-alike': {
    severity: 'error',
    title: 'Names of pictures differ in more than capital letters',
    explanation:
      'Computers with Windows or macOS take `Luban.svg` and `luban.svg` for one file: one of the two is lost there without a message.',
    fix: 'delete one of the files, or give it another name',
    wrong: { ...rightLogo, file: 'data/images/Luban.svg' } satisfies Example,
    right: untouched,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
