import { dayAt, parseDay } from '../../src/domain/calendar';
import { directionOf, languages, otherLanguage, type Language } from '../../src/domain/language';
import type { Wording } from '../derive/dates';
import { grouped } from '../../src/domain/grouped';
import { escapeMarkup } from '../render/markup';
import { sourceHash } from '../bundle/source-hash';
import type { Place } from './place';
import type { FreshnessReport, OfferLife } from './report';
import { scaleOf, timelineHead, timelineRow } from './timeline';
import { reportTexts } from './texts';

const states = { live: 'var(--live)', soon: 'var(--soon)', over: 'var(--over)' } as const;
const fades = ['left', 'right', 'both'] as const;

const style = `
:root { color-scheme: light dark; --ink: light-dark(#2b2620, #efe7da); --soft: light-dark(#6d6356, #b5aa9a); --paper: light-dark(#fbf8f2, #1d1a16); --card: light-dark(#fff, #27231d);
  --line: light-dark(#e6ddcd, #40392f); --live: light-dark(#1d6a63, #5fb8ad); --soon: light-dark(#c07a12, #e8ac4b); --over: light-dark(#b9ac98, #6b6152); --today: light-dark(#b4482f, #e58a72); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, "Segoe UI", "Noto Sans Arabic", "Geeza Pro", Tahoma, sans-serif; }
article { max-width: 72rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
article[lang="ar"] { display: none; }
body:has(#ar:target) article[lang="ar"] { display: block; }
body:has(#ar:target) article[lang="en"] { display: none; }
@supports not selector(:has(a)) { article[lang="ar"] { display: block; } }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; }
h1 { margin: 0; font-size: 1.7rem; text-wrap: balance; }
h2 { margin: 2.25rem 0 .5rem; font-size: 1.15rem; }
header p, .note, caption { margin: 0; color: var(--soft); }
header p { flex-basis: 100%; }
a { color: var(--live); }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .45rem .75rem; text-align: start; vertical-align: middle; border-block-end: 1px solid var(--line); }
tr:last-child > * { border-block-end: 0; }
thead th { font-size: .85rem; color: var(--soft); font-weight: 600; }
code { font: .85em/1 ui-monospace, "Cascadia Code", Menlo, monospace; unicode-bidi: isolate; direction: ltr; }
td code, .when { white-space: nowrap; }
.life { min-width: 22rem; width: 55%; padding-block: 0; }
.timeline td, .timeline th { border-block-end: 0; padding-block: .1rem; }
.timeline tbody th[scope="rowgroup"] { padding-block: .9rem .15rem; }
svg { display: block; overflow: visible; }
svg text { font-size: .75rem; fill: var(--soft); }
.grid { stroke: var(--line); }
.today { stroke: var(--today); stroke-width: 1.5; }
.tested { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; }
.defs { position: absolute; }
@media (max-width: 40rem) {
  table, tbody, tr, td, .timeline thead, .timeline th { display: block; }
  table:not(.timeline) thead, td:empty, .timeline thead th:not(.life) { display: none; }
  table:not(.timeline) tr { padding: .5rem .75rem; border-block-end: 1px solid var(--line); }
  tbody tr:last-child { border-block-end: 0; }
  table:not(.timeline) td { padding: .1rem 0; border: 0; }
  td[data-column]:not([data-column=""])::before { content: attr(data-column) ": "; color: var(--soft); font-size: .85rem; }
  td code { white-space: normal; overflow-wrap: anywhere; line-height: 1.4; }
  .life { min-width: 0; width: 100%; }
}
${Object.entries(states)
  .map(([state, colour]) => `.${state} { fill: ${colour}; } .stop-${state} { stop-color: ${colour}; }`)
  .join('\n')}
${Object.keys(states)
  .flatMap((state) => [
    `.${state}.open-left { fill: url(#${state}-left); }`,
    `.${state}.open-right { fill: url(#${state}-right); }`,
    `.${state}.open-left.open-right { fill: url(#${state}-both); }`,
  ])
  .join('\n')}
`;

/** Gradients for bars whose start or end is unknown. */
function gradients(): string {
  const all = Object.keys(states).flatMap((state) =>
    fades.map((fade) => {
      const stop = (offset: number, opacity: number): string =>
        `<stop class="stop-${state}" offset="${offset}" stop-opacity="${opacity}"/>`;
      const stops = [
        ...(fade === 'right' ? [stop(0, 1)] : [stop(0, 0.05), stop(0.15, 1)]),
        ...(fade === 'left' ? [stop(1, 1)] : [stop(0.85, 1), stop(1, 0.05)]),
      ];
      return `<linearGradient id="${state}-${fade}">${stops.join('')}</linearGradient>`;
    }),
  );
  return `<svg class="defs" width="0" height="0" aria-hidden="true"><defs>${all.join('')}</defs></svg>`;
}

interface Edition {
  readonly language: Language;
  readonly wording: Wording;
  readonly report: FreshnessReport;
}

function code(text: string): string {
  return `<code>${escapeMarkup(text)}</code>`;
}

function place({ file, line }: Place): string {
  return code(`${file}:${line}`);
}

function title({ title }: OfferLife, language: Language): string {
  if ('en' in title) return escapeMarkup(title[language]);
  return `<bdi lang="${title.language}">${escapeMarkup(title.text)}</bdi>`;
}

/** The name of an offer: its code, or its id. */
function name({ code: own, offer }: OfferLife): string {
  return code(own ?? offer);
}

function table(
  heading: string,
  none: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return `<section><h2>${heading}</h2><p class="note">${none}</p></section>`;
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  // Blocks on phones: there, cells lose their roles unless they are written, and their columns are named beside them.
  const cell = (text: string, index: number): string =>
    text === '' ? '<td role="cell"></td>' : `<td role="cell" data-column="${columns[index] ?? ''}">${text}</td>`;
  const body = rows.map((cells) => `<tr role="row">${cells.map(cell).join('')}</tr>`).join('\n');
  return `<section><h2>${heading} (${rows.length})</h2><div class="scroll" tabindex="0"><table role="table"><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div></section>`;
}

function endings(heading: string, none: string, offers: readonly OfferLife[], { language, wording }: Edition): string {
  const texts = reportTexts[language];
  return table(
    heading,
    none,
    [texts.lastDay, '', texts.store, texts.offer, texts.where],
    offers.map((offer) => [
      `<span class="when">${wording.dayOrMonth(offer.lastDay ?? '')}</span>`,
      texts.distance(offer.daysLeft ?? 0),
      escapeMarkup(offer.storeName[language]),
      `${name(offer)} ${title(offer, language)}`,
      place(offer),
    ]),
  );
}

function toTest({ language, wording, report }: Edition): string {
  const texts = reportTexts[language];
  return table(
    texts.toTest,
    texts.nothingToTest,
    [texts.lastTested, texts.label, '', texts.store, texts.offer, texts.where],
    report.toTest.map((offer) => [
      offer.lastTested === undefined
        ? texts.never
        : `<span class="when">${wording.dayOrMonth(offer.lastTested)}</span>`,
      texts.states[offer.state],
      [...(offer.featured ? [texts.featured] : []), ...(offer.due ? [texts.due] : [])].join('<br>'),
      escapeMarkup(offer.storeName[language]),
      `${name(offer)} ${title(offer, language)}`,
      place(offer),
    ]),
  );
}

/** A text in English, as in all messages of the tool. */
function inEnglish(text: string): string {
  return `<span lang="en" dir="ltr">${escapeMarkup(text)}</span>`;
}

/** Licences that end soon or have ended; nothing, if there are none. */
function licences({ language, wording, report }: Edition): string {
  const texts = reportTexts[language];
  if (report.licences.length === 0) return '';
  return table(
    texts.licences,
    '',
    [texts.lastDay, '', texts.licence, texts.where],
    report.licences.map((licence) => [
      `<span class="when">${wording.dayOrMonth(licence.until)}</span>`,
      texts.distance(licence.daysLeft),
      `${escapeMarkup(licence.kind[language])} ${code(licence.number)}`,
      place(licence),
    ]),
  );
}

function claims({ language, wording, report }: Edition): string {
  const texts = reportTexts[language];
  return table(
    texts.claims,
    texts.noClaims,
    [texts.source, texts.seen, '', texts.claim, texts.where],
    report.claims.map((claim) => [
      texts.sources[claim.source.kind],
      `<span class="when">${wording.dayOrMonth(claim.source.seen)}</span>`,
      claim.months < 1 ? texts.thisMonth : texts.monthsOld(claim.months),
      `${code(claim.id)} <bdi>${escapeMarkup(claim.words)}</bdi>${claim.ended === undefined ? '' : ` (${texts.heldUntil(wording.dayOrMonth(claim.ended))})`}`,
      place(claim),
    ]),
  );
}

function contradictions({ language, report }: Edition): string {
  const texts = reportTexts[language];
  return table(
    texts.contradictions,
    texts.noContradictions,
    [texts.claim, texts.contradiction, texts.reason],
    report.claims.flatMap(({ id, contradiction, reason }) =>
      contradiction === undefined
        ? []
        : [[code(id), inEnglish(contradiction), reason ? escapeMarkup(reason[language]) : texts.notAccepted]],
    ),
  );
}

/** The advertisers of shared feeds that have no store yet; nothing where every one has. */
function advertisers({ language, report }: Edition): string {
  if (report.advertisers.length === 0) return '';
  const texts = reportTexts[language];
  return table(
    texts.advertisers,
    '',
    [texts.feed, texts.advertiser, texts.activeOffers, texts.similarStore],
    report.advertisers.map(({ feed, advertiser, rows, near }) => [
      code(feed),
      `<bdi>${escapeMarkup(advertiser)}</bdi>`,
      String(rows),
      near === undefined ? '' : code(near),
    ]),
  );
}

function timeline({ language, wording, report }: Edition): string {
  const texts = reportTexts[language];
  const scale = scaleOf(report, directionOf(language));
  const day = (instant: number | undefined): string | undefined =>
    instant === undefined ? undefined : wording.day(dayAt(instant, report.timeZone));
  const groups = [...grouped(report.lives, ({ store }) => store).values()].map((lives) => {
    const rows = lives.map((life) => {
      const last = life.lastDay === undefined ? undefined : wording.day(parseDay(life.lastDay));
      const label = texts.life(day(life.startsAt), last);
      return `<tr><td>${name(life)}</td><td class="life">${timelineRow(life, scale, report, label)}</td><td class="when">${last ?? ''}</td></tr>`;
    });
    return `<tbody><tr><th scope="rowgroup" colspan="3">${escapeMarkup(lives[0]?.storeName[language] ?? '')}</th></tr>\n${rows.join('\n')}\n</tbody>`;
  });
  const head = `<thead><tr><th scope="col">${texts.offer}</th><th scope="col" class="life">${timelineHead(scale, report)}</th><th scope="col">${texts.lastDay}</th></tr></thead>`;
  return `<section><h2>${texts.timeline}</h2><p class="note">${texts.timelineNote}</p><div class="scroll" tabindex="0"><table class="timeline">${head}\n${groups.join('\n')}</table></div></section>`;
}

function article(edition: Edition): string {
  const { language, wording, report } = edition;
  const texts = reportTexts[language];
  const other = otherLanguage(language);
  return [
    `<article id="${language}" lang="${language}" dir="${directionOf(language)}">`,
    `<header><h1>${texts.title}</h1><a href="#${other}" lang="${other}" hreflang="${other}">${texts.other}</a><p>${texts.asOf(wording.dayOrMonth(report.today))}</p></header>`,
    endings(texts.ending(report.within), texts.nothingEnding(report.within), report.ending, edition),
    endings(texts.ended, texts.nothingEnded, report.ended, edition),
    table(
      texts.feeds,
      '',
      ['', '', texts.lastDay, texts.where],
      report.feeds.map((feed) => [
        code(feed.feed),
        texts.feedRows(feed.rows, feed.live),
        feed.lastDay === undefined
          ? ''
          : `${texts.lastRow(feed.live)}: <span class="when">${wording.dayOrMonth(feed.lastDay)}</span>`,
        place(feed),
      ]),
    ),
    advertisers(edition),
    toTest(edition),
    table(
      texts.labels,
      texts.noLabels,
      [texts.month, '', texts.where],
      report.labels.map((label) => [
        `<span class="when">${wording.month(label.month)}</span>`,
        texts.monthsOld(label.months),
        `${place(label)} ${code(label.field)}`,
      ]),
    ),
    table(
      texts.unpublished,
      texts.allPublished,
      [texts.publish, '', texts.what, texts.where],
      report.unpublished.map((part) => [
        part.publish === undefined ? texts.draft : `<span class="when">${wording.dayOrMonth(part.publish)}</span>`,
        part.daysLeft === undefined ? '' : texts.distance(part.daysLeft),
        `${texts.kinds[part.kind]}: ${escapeMarkup(part.name[language])}`,
        place(part),
      ]),
    ),
    licences(edition),
    claims(edition),
    contradictions(edition),
    timeline(edition),
    '</article>',
  ].join('\n');
}

/** The report as one self-contained HTML page: inline styles, no scripts, and a Content-Security-Policy that allows nothing else. */
export function reportPage(report: FreshnessReport, wordings: Readonly<Record<Language, Wording>>): string {
  const policy = `default-src 'none'; style-src ${sourceHash(style)}`;
  const articles = languages.map((language) => article({ language, wording: wordings[language], report }));
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${reportTexts.en.title}</title>`,
    `<style>${style}</style></head><body>`,
    gradients(),
    ...articles,
    '</body></html>',
    '',
  ].join('\n');
}
