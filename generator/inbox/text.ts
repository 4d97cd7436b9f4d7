import { grouped } from '../../src/domain/grouped';
import type { ReportAnswers } from '../../src/domain/report';
import type { OfferTest } from '../../src/domain/trust';
import { linesOf } from '../diagnostics/lines';
import { counted } from '../diagnostics/visible';
import type { Path } from '../load/document';
import { textField, fieldOf } from '../load/fields';
import { table } from '../report/table';
import type { Inbox, ReadFile } from './inbox';
import type { Judged, Verdict } from './verdicts';

/** How many reports of each kind are listed. */
const mostShown = 25;

const kindNames: Readonly<Record<ReadFile['kind'], string>> = {
  text: 'a chat, the table of a form or another text',
  zip: 'a ZIP archive',
  mail: 'mail',
  json: 'issues or other JSON',
};

/** How many reports were found, and where. */
export function inboxText({ files, reports, repeated }: Inbox): string {
  return [
    `${counted(reports.length, 'report')} in ${counted(files.length, 'file')}${repeated > 0 ? `; ${counted(repeated, 'line')} more repeat them` : ''}`,
    ...table(
      files.map(({ kind, lines, unreadable }, index) => [
        `file ${index + 1}`,
        kindNames[kind],
        `${counted(lines, 'line')}${unreadable > 0 ? `, and ${unreadable} that cannot be read: changed on the way, or of another version` : ''}`,
      ]),
    ),
  ].join('\n');
}

/** The file and line in which an offer is, or the file of its store or feed. */
export function placeOf({ offer, store }: Pick<Judged, 'offer' | 'store'>): string {
  const document = offer?.feed?.document ?? store?.entry.document;
  if (!document) return '';
  if (!offer || offer.feed) return document.file.path;
  const offers = fieldOf(document.value, 'offers');
  const at = Array.isArray(offers) ? offers.findIndex((each) => textField(each, 'id') === offer.id) : -1;
  const path: Path = ['offers', at, 'id'];
  return `${document.file.path}:${linesOf(document.file).position(document.span(path).start).line}`;
}

function placeWords({ country, channel }: ReportAnswers): string {
  return [country, channel].filter(Boolean).join(' ');
}

/** `failed on 2026-11-20, SA app`. */
function testWords({ result, date, by = 'team', ...place }: OfferTest): string {
  return [`${result} on ${date}`, placeWords(place), by === 'shopper' ? '' : by].filter(Boolean).join(', ');
}

/** A report in words. Of the sender's words it has none. */
function reportWords({ report }: Judged): string {
  const result = report.kind === 'yes' ? 'worked' : 'failed';
  return [report.kind === 'new' ? report.day : `${result} on ${report.day}`, placeWords(report.answers)]
    .filter(Boolean)
    .join(', ');
}

function offerName({ store, offer, report }: Judged): string {
  const slug = store?.entry.value.slug ?? '';
  if (!offer) return slug;
  const isRenamed = report.kind !== 'new' && report.offer !== offer.id;
  return `${slug}/${offer.id}${isRenamed ? ` (formerly ${report.offer})` : ''}`;
}

/** What a verdict says besides its heading. */
function detail(verdict: Verdict): string {
  if (verdict.kind === 'contradicted') return testWords(verdict.by);
  if (verdict.kind === 'ended') return `ended on ${verdict.on}`;
  if (verdict.kind === 'not-begun') return `begins on ${verdict.starts}`;
  if (verdict.kind === 'draft') return `${verdict.code}, as \`${verdict.id}\``;
  if (verdict.kind === 'unknown-offer' || verdict.kind === 'unknown-store')
    return verdict.near === undefined ? '' : `perhaps ${verdict.near}`;
  return '';
}

/** The headings of the reports that are listed, in this order. The others are only counted. */
const listed: readonly (readonly [Verdict['kind'], string])[] = [
  ['check', 'To be added to the logs of tests'],
  ['draft', 'New codes, to be added as draft offers: try them, and write their titles'],
  ['alone', 'One failure alone: nothing is written before a second one within 14 days. Test these yourself'],
  ['contradicted', 'A later test says the opposite'],
  ['ended', 'The offer has ended. If it works all the same, correct its last day'],
  ['not-begun', 'The offer had not begun'],
  ['known-code', 'The store has this code already'],
  [
    'unknown-offer',
    'The store has no such offer. If it has another id now, write the old one below `formerly` of the offer',
  ],
  ['unknown-store', 'There is no such store'],
];

const countedOnly: Readonly<Partial<Record<Verdict['kind'], string>>> = {
  duplicate: 'say what the log of tests or another report says for that day, country and channel',
  'no-code': 'have words or a number in place of a code. They are not shown; read them in the messages',
  'other-day': 'are of a day that has not come, is more than a year ago or is in no calendar',
  'too-many':
    'were left aside, because there are so many: at most 1,000 are looked at, and 10 about one offer or with new codes of one store',
};

function rowsOf(judged: readonly Judged[]): readonly string[] {
  const rows = judged.map((each) =>
    [placeOf(each), offerName(each), reportWords(each), detail(each.verdict)].filter(
      (cell, index) => index < 3 || cell !== '',
    ),
  );
  const more = rows.length - mostShown;
  return [
    ...table(rows.slice(0, mostShown)),
    ...(more > 0 ? [`  and ${more} more (\`--format json\` lists all)`] : []),
  ];
}

/** What becomes of the reports, as text. */
export function verdictsText(judged: readonly Judged[]): string {
  const byKind = grouped(judged, ({ verdict }) => verdict.kind);
  const sections = listed.flatMap(([kind, heading]) => {
    const own = byKind.get(kind) ?? [];
    return own.length === 0 ? [] : [`${heading} (${own.length})\n${rowsOf(own).join('\n')}`];
  });
  const counts = Object.entries(countedOnly).flatMap(([kind, words]) => {
    const own = judged.filter(({ verdict }) => verdict.kind === kind);
    return own.length === 0 ? [] : [`${counted(own.length, 'report')} ${words}.`];
  });
  return [...sections, ...(counts.length > 0 ? [counts.join('\n')] : [])].join('\n\n');
}

/** A report and what becomes of it for a program, without anything that the sender has chosen but a code that looks like one. */
export function jsonOf(judged: Judged): object {
  const { report, store, offer, verdict } = judged;
  const { country, channel } = report.answers;
  return {
    ...(store && { store: store.entry.value.slug, place: placeOf(judged) }),
    ...(offer && { offer: offer.id }),
    said: report.kind,
    day: report.day,
    ...(country && { country }),
    ...(channel && { channel }),
    verdict,
  };
}
