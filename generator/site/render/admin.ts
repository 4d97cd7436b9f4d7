import { adminFolder, adminSettingsId, type AdminSettings } from '../../../src/domain/admin-page';
import { defaultLanguage, directionOf } from '../../../src/domain/language';
import { immutable, type HeaderRule } from './headers';
import { escapeMarkup } from './markup';

/** The only host besides the site's own that the page speaks to. */
const api = 'https://api.github.com';

/** What a meta element can carry of the policy of the page in which the data is edited: all but `frame-ancestors`. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Pictures that are not saved yet are blobs.
  "img-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' ${api}`,
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The preview is shown in a frame of the page, and by nothing else. */
const headerPolicy = `${policy}; frame-ancestors 'self'`;

/** The headers of the page in which the data is edited: they replace those of the site. */
export function adminHeaderRules(basePath: string): readonly HeaderRule[] {
  const folder = `${basePath}/${adminFolder}`;
  const replacing = { 'Content-Security-Policy': headerPolicy, 'Referrer-Policy': 'no-referrer' };
  const own = { headers: { ...replacing, 'X-Robots-Tag': 'noindex' }, replaced: Object.keys(replacing) };
  return [
    { pattern: folder, ...own },
    { pattern: `${folder}/*`, ...own },
    { pattern: `${folder}/assets/*`, headers: { 'Cache-Control': immutable } },
  ];
}

/** A document with a script and a style sheet, which search engines do not list. */
function adminDocument(title: string, script: string, styleSheet: string, body: string): string {
  return [
    `<!doctype html><html lang="${defaultLanguage}" dir="${directionOf(defaultLanguage)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="stylesheet" href="${escapeMarkup(styleSheet)}">`,
    `<script type="module" src="${escapeMarkup(script)}"></script>`,
    `</head><body>${body}<div id="root"></div></body></html>\n`,
  ].join('\n');
}

/** Where the files of a document are. */
export interface DocumentFiles {
  readonly script: string;
  readonly styleSheet: string;
}

/** The page in which the data is edited. */
export function adminPage({ script, styleSheet }: DocumentFiles, settings: AdminSettings): string {
  // In a script element, `<` could end it.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return adminDocument(
    settings.site[defaultLanguage],
    script,
    styleSheet,
    `<script type="application/json" id="${adminSettingsId}">${json}</script>`,
  );
}

/** The document that shows a page of the site as it is edited, in a frame of the page above. */
export function previewPage(title: string, { script, styleSheet }: DocumentFiles): string {
  return adminDocument(title, script, styleSheet, '');
}
