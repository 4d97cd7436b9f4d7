import path from 'node:path';
import { phrasesOf, textOf } from '../../../catalogue/diagnostics/diagnostic';
import { render } from '../../../catalogue/diagnostics/phrases';
import { isoDay } from '../../../../src/domain/dates/calendar';
import type { Feed } from '../../../../src/generated/data-types';
import { counted } from '../../../catalogue/diagnostics/visible';
import { proposeFeed, type Proposal } from '../../../feeds/feed-doctor/detect/proposal';
import { examinationOf, examine, tableInUse } from '../../../feeds/feed-doctor/examination';
import { bytesOf, UnreadableTable } from '../../../feeds/feed-doctor/read';
import { loadDocument } from '../../../catalogue/load/document';
import { withPreset } from '../../../catalogue/load/presets';
import { siteToday } from '../../../catalogue/load/site-day';
import type { System } from '../../../system/system';
import type { Schemas } from '../../../catalogue/validate/schema/schemas';
import { exitCodes, Refused, type CommandContext } from '../command';
import { examinedPath } from './table-file';

/** How many of the shown rows have ended. */
function pastOf(shown: number, shownEnded: number, hasEnd: boolean): string {
  if (shown === 0) return '';
  if (shownEnded > 0)
    return ` ${shownEnded} of the shown rows have ended, if the dates that no line reads are their ends.`;
  return hasEnd
    ? ' None of the shown rows has ended, as far as the table says.'
    : ' No line reads an end, so it is not known whether shown rows have ended.';
}

/** The verdict on the rows with proposed settings; undefined if a person must complete the settings first. */
function verdictOn(
  system: System,
  { name, yaml, unreadDays }: Proposal,
  file: string,
  shownPath: string,
  schemas: Schemas,
): string | undefined {
  const { document: own } = loadDocument({ path: `data/feeds/${name}.yaml`, text: yaml });
  const document = own && withPreset(own, system);
  if (!document || schemas.check('feed', document.value).length > 0) return undefined;
  // The schema of the type has just accepted it.
  const settings = { name, document, config: document.value as Feed };
  const today = isoDay(siteToday(system));
  let shownEnded = 0;
  const { ok, tally } = examine(
    system,
    examinationOf(system, settings, schemas, {
      examined: examinedPath(system, tableInUse(settings.config), file),
      shownPath,
    }),
    ({ row, verdict }) => {
      if (verdict !== 'dropped' && (unreadDays.get(row) ?? today) < today) shownEnded += 1;
    },
  );
  if (!ok) return undefined;
  const ended = tally.reasons.get('ended') ?? 0;
  const shown = tally.kept + tally.suspicious;
  const past = pastOf(shown, shownEnded, settings.config.columns.ends !== undefined);
  return `With these settings ${shown} of ${counted(tally.rows, 'row')} are shown; ${ended} have ended, ${tally.dropped - ended} are left out.${past}`;
}

/** A table without settings. */
interface NewTable {
  readonly file: string;
  /** As the user named it. */
  readonly shownPath: string;
  /** Whether the settings are derived from the table alone, even if a preset fits. */
  readonly withoutPreset: boolean;
  /** Whether to write the files of the feed if the settings can read the table. */
  readonly isWritten: boolean;
}

/** Prints or writes settings for a new table. */
export function proposeNewFeed(
  { system, print, say, options }: Pick<CommandContext, 'system' | 'print' | 'say' | 'options'>,
  { file, shownPath, withoutPreset, isWritten }: NewTable,
  schemas: Schemas,
): number {
  const proposal = readProposal(system, file, shownPath, withoutPreset);
  const { name, yaml, preset } = proposal;
  const open = [
    ...(preset === undefined
      ? []
      : [
          `The columns are those of the preset \`${preset}\`. If another network sent the table, add \`-- --without-preset\` to the command.`,
        ]),
    ...proposal.open.map((question) => render(question, 'en')),
  ];
  const verdict = verdictOn(system, proposal, file, shownPath, schemas);
  const exitCode = verdict === undefined ? exitCodes.dataErrors : exitCodes.good;
  if (options.format === 'json') {
    print(JSON.stringify({ version: 1, file: shownPath, name, settings: yaml, open, works: verdict !== undefined }));
    return exitCode;
  }
  print(yaml);
  if (isWritten && verdict !== undefined) {
    const [settingsFile, tableFile] = [`data/feeds/${name}.yaml`, `data/feeds/${proposal.table}`] as const;
    const present = [settingsFile, tableFile].find(
      (each) => system.exists(each) && path.resolve(system.root, each) !== file,
    );
    if (present !== undefined)
      throw new Refused(`${present} exists already. To check a newer table, run: npm run feed ${name} -- --file …`);
    system.write(tableFile, bytesOf(system, file).bytes);
    system.write(settingsFile, yaml);
    say(`\nWritten: ${settingsFile} and ${tableFile}. Read each line: it was guessed from the first rows.`);
  } else
    say(
      `\nSave this as data/feeds/${name}.yaml, and the table beside it as ${proposal.table}; with \`-- --write\` the command does it. Read each line: it was guessed from the first rows.`,
    );
  for (const sentence of open) say(`- ${sentence}`);
  say(verdict ?? 'These settings do not work yet.');
  say(`\`npm run feed ${name}\` then says what happens to each row.`);
  return exitCode;
}

function readProposal(system: System, file: string, shownPath: string, withoutPreset: boolean): Proposal {
  try {
    return proposeFeed(shownPath, bytesOf(system, file).bytes, withoutPreset ? undefined : system);
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    const { message, fix } = textOf(phrasesOf(error.fault), 'en');
    throw new Refused(`${shownPath}: ${message}. Fix: ${fix}.`);
  }
}
