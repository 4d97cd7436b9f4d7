import { adminFolder, adminSettingsId, type AdminSettings } from '../../../src/domain/editing/admin-page';
import { directionOf, type Language } from '../../../src/domain/language/language';
import { immutable, type HeaderRule } from './headers';
import { escapeMarkup } from './markup';

/** The only other host that the page connects to. */
const api = 'https://api.github.com';

/** For a meta element, which does not support `frame-ancestors`. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Unsaved pictures have blob URLs.
  "img-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' ${api}`,
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Only the editor's page may embed the preview. */
const headerPolicy = `${policy}; frame-ancestors 'self'`;

/** They replace the headers of the site. */
export function adminHeaderRules(basePath: string): readonly HeaderRule[] {
  const folder = `${basePath}/${adminFolder}`;
  const replacing = { 'Content-Security-Policy': headerPolicy, 'Referrer-Policy': 'no-referrer' };
  const own = { headers: { ...replacing, 'X-Robots-Tag': 'noindex' }, replaced: Object.keys(replacing) };
  return [
    { pattern: folder, ...own },
    { pattern: `${folder}/*`, ...own },
    // The preview has an opaque origin, and browsers load fonts of another origin only if that origin allows it.
    { pattern: `${folder}/assets/*`, headers: { 'Cache-Control': immutable, 'Access-Control-Allow-Origin': '*' } },
  ];
}

export interface DocumentFiles {
  readonly script: string;
  readonly styleSheet: string;
}

/** A document that search engines do not index. */
function adminDocument(
  { script, styleSheet }: DocumentFiles,
  kind: 'module' | 'classic',
  name: AdminSettings['site'],
  language: Language,
  body: string,
): string {
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(name[language])}</title>`,
    `<link rel="stylesheet" href="${escapeMarkup(styleSheet)}">`,
    `<script ${kind === 'module' ? 'type="module"' : 'defer'} src="${escapeMarkup(script)}"></script>`,
    `</head><body>${body}<div id="root"></div></body></html>\n`,
  ].join('\n');
}

/** Its language is the default of the site until its script runs. */
export function adminPage(files: DocumentFiles, settings: AdminSettings, language: Language): string {
  // `<` could end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return adminDocument(
    files,
    'module',
    settings.site,
    language,
    `<script type="application/json" id="${adminSettingsId}">${json}</script>`,
  );
}

/** The document that previews an edited page, in a frame of the editor's page with an opaque origin. */
export function previewPage(files: DocumentFiles, name: AdminSettings['site'], language: Language): string {
  return adminDocument(files, 'classic', name, language, '');
}
