import { grouped } from '../../../src/domain/language/grouped';
import type { ReportAnswers } from '../../../src/domain/trust/report';
import { linesOf } from '../../catalogue/diagnostics/lines';
import { counted } from '../../catalogue/diagnostics/visible';
import { table } from '../report/text';
import type { Inbox, ReadFile } from './inbox';
import { mostReports } from './judge';
import { mostOfStore } from './judge-code';
import { mostOfOffer } from './judge-offer';
import type { Judged, Verdict } from './verdicts';

/** Listed reports of each kind. */
const mostShown = 25;

const kindNames: Readonly<Record<ReadFile['kind'], string>> = {
  text: 'text, or the table of a form',
  json: 'issues or other JSON',
};

/** The number of reports, in total and per file. */
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

type RealPath = (path: string) => string;

/** The file and line of an offer, or the file of its store or feed. */
function fileAndLine({ offer, store }: Pick<Judged, 'offer' | 'store'>, realPath: RealPath): string {
  const document = offer?.log.document ?? store?.entry.document;
  if (!document) return '';
  const file = realPath(document.file.path);
  if (!offer || offer.log.isOfFeed) return file;
  const { start } = document.span([...offer.log.path.slice(0, -1), 'id']);
  return `${file}:${linesOf(document.file).position(start).line}`;
}

function placeWords({ country, channel }: ReportAnswers): string {
  return [country, channel].filter(Boolean).join(' ');
}

/** The details of a verdict that its heading lacks. */
function detail(verdict: Verdict): string {
  if (verdict.kind === 'contradicted') {
    const { result, date, by = 'team', ...place } = verdict.by;
    return [`${result} on ${date}`, placeWords(place), by === 'shopper' ? '' : by].filter(Boolean).join(', ');
  }
  if (verdict.kind === 'ended') return `ended on ${verdict.on}`;
  if (verdict.kind === 'not-begun') return `begins on ${verdict.starts}`;
  if (verdict.kind === 'no-store') return verdict.code;
  if (verdict.kind === 'draft') return `${verdict.code}, as \`${verdict.id}\``;
  if (verdict.kind === 'unknown-offer' || verdict.kind === 'unknown-store')
    return verdict.near === undefined ? '' : `perhaps ${verdict.near}`;
  return '';
}

/** The headings of listed reports, in order. Other reports are only counted. */
const listed: readonly (readonly [Verdict['kind'], string])[] = [
  ['check', 'To be added to the logs of tests'],
  ['draft', 'New codes, to be added as draft offers: try them, and write their titles'],
  ['no-store', 'Codes that a visitor found elsewhere and whose store is not known: find the store, and add an offer'],
  ['alone', 'One failure alone: nothing is written before a second one within 14 days. Test these yourself'],
  ['contradicted', 'A later test says the opposite'],
  ['ended', 'The offer has ended. If it works all the same, correct its last day'],
  ['not-begun', 'The offer had not begun'],
  ['known-code', 'The store has this code already'],
  [
    'unknown-offer',
    'The store has no offer with the id in the message. If the offer has another id now, write the old one into `formerly` of it',
  ],
  ['unknown-store', 'There is no store with the slug in the message'],
];

const countedOnly: Readonly<Partial<Record<Verdict['kind'], string>>> = {
  duplicate: 'The log of tests or another report says the same for that day, country and channel',
  'no-code': 'Words or a number in place of a code. They are shown nowhere: read them in the messages',
  impossible:
    'Of a day that has not come, is more than a year ago or in no calendar, or of a country that the site does not have',
  'too-many': `Left aside, because there are too many: at most ${mostReports} are looked at, ${mostOfOffer} about one offer and ${mostOfStore} new codes of one store`,
};

function cellsOf(judged: Judged, realPath: RealPath): readonly string[] {
  // For an unknown store or offer, only the day and a similar name are safe to show.
  const { report, store, offer } = judged;
  const slug = store?.entry.value.slug ?? '';
  const formerly = offer && report.kind !== 'new' && report.offer !== offer.id ? ` (formerly ${report.offer})` : '';
  const place = store ? [fileAndLine(judged, realPath), offer ? `${slug}/${offer.id}${formerly}` : slug] : [];
  const result = report.kind === 'yes' ? 'worked' : 'failed';
  // Nothing that the sender wrote.
  const words = [report.kind === 'new' ? report.day : `${result} on ${report.day}`, placeWords(report.answers)];
  const more = detail(judged.verdict);
  return [...place, words.filter(Boolean).join(', '), ...(more === '' ? [] : [more])];
}

export function verdictsText(judged: readonly Judged[], realPath: RealPath): string {
  const byKind = grouped(judged, ({ verdict }) => verdict.kind);
  const sections = listed.flatMap(([kind, heading]) => {
    const own = byKind.get(kind) ?? [];
    if (own.length === 0) return [];
    const more = own.length - mostShown;
    const rows = [
      ...table(own.slice(0, mostShown).map((each) => cellsOf(each, realPath))),
      ...(more > 0 ? [`  and ${more} more (\`--format json\` lists all)`] : []),
    ];
    return [`${heading} (${own.length})\n${rows.join('\n')}`];
  });
  const counts = Object.entries(countedOnly).flatMap(([kind, words]) => {
    const own = judged.filter(({ verdict }) => verdict.kind === kind);
    return own.length === 0 ? [] : [`${words} (${own.length})`];
  });
  return [...sections, ...(counts.length > 0 ? [counts.join('\n')] : [])].join('\n\n');
}

/** The only part chosen by the sender is a code that looks like one. */
export function jsonOf(judged: Judged, realPath: RealPath): object {
  const { report, store, offer, verdict } = judged;
  const { country, channel } = report.answers;
  return {
    store: store?.entry.value.slug,
    place: store && fileAndLine(judged, realPath),
    offer: offer?.id,
    said: report.kind,
    day: report.day,
    country,
    channel,
    verdict,
  };
}
