import type { FeedDoctor } from '../../../feeds/feed-doctor/doctor';
import {
  examinationOf,
  examine,
  otherNetwork,
  proposedLines,
  readSettings,
  tableInUse,
  textReport,
  whyUnreadable,
  type Examination,
} from '../../../feeds/feed-doctor/examination';
import { JsonReport } from '../../../feeds/feed-doctor/json';
import { errorKinds } from '../../../feeds/feed-doctor/suspicions';
import { ShownRows } from '../../../feeds/feed-doctor/text';
import { loadSchemas } from '../../../catalogue/load/schemas';
import { schemasOf, type Schemas } from '../../../catalogue/validate/schema/schemas';
import { defineCommand, exitCodes, Refused, WrongUsage, type CommandContext, type OptionSpecs } from '../command';
import { openAdvertisers } from '../../../catalogue/validate/stores/advertisers';
import { advertiserLines } from '../../../feeds/feed-doctor/advertisers';
import { feedFile, examinedPath, tableFile } from './table-file';
import { existingStores } from './feed-stores';
import { proposeNewFeed } from './feed-new';

const options = {
  file: { type: 'string', value: 'NEW.CSV', summary: 'check this file and compare it with the one in use' },
  rows: { type: 'boolean', summary: 'print every row, not only the first ones of each list' },
  write: { type: 'boolean', summary: 'after `new`: write the settings, and the table beside them, into data/feeds' },
  'without-preset': { type: 'boolean', summary: 'after `new`: propose no preset of a network' },
  strict: { type: 'boolean', summary: 'rows with errors make the command fail' },
} as const satisfies OptionSpecs;

type FeedContext = CommandContext<typeof options>;

/** Returns an exit code if the settings have errors. */
function prepare({ system, positionals, values, report }: FeedContext, schemas: Schemas): Examination | number {
  const [feedName, ...more] = positionals;
  if (more.length > 0) throw new WrongUsage(`"feed" takes one name, not "${positionals.join(' ')}".`);
  const settings = readSettings(system, feedFile(system, feedName), schemas);
  if (!('config' in settings)) {
    report(settings);
    return exitCodes.dataErrors;
  }
  const inUse = tableInUse(settings.config);
  const examined = values.file === undefined ? inUse : examinedPath(system, inUse, tableFile(system, values.file));
  if (!system.exists(examined))
    throw new Refused(
      `There is no file ${inUse}. Put the table there, or correct \`file:\` in ${feedFile(system, feedName)}.`,
    );
  return examinationOf(system, settings, schemas, { examined, shownPath: values.file ?? inUse });
}

function examineAsJson(examination: Examination, { system, print }: FeedContext): FeedDoctor {
  const { name, inUse, shownPath, present } = examination;
  const json = new JsonReport({ feed: name, file: shownPath, against: present && inUse, now: system.now }, print);
  const doctor = examine(system, examination, (row) => json.row(row));
  json.end(doctor, present?.vanished() ?? [], present !== undefined);
  return doctor;
}

function examineAsText(examination: Examination, context: FeedContext): FeedDoctor {
  const { system, values, print, terminal, say, elapsed, report } = context;
  const all = values.rows === true;
  const shown = new ShownRows(all);
  const doctor = examine(system, examination, (row) => shown.add(row));
  if (doctor.ok) {
    print(textReport(system, doctor, shown, examination, { all, colour: terminal.colour }));
    const open = openAdvertisers(doctor.advertisers.all, existingStores(system), examination.name);
    if (open.length > 0) print(advertiserLines(open, examination.name, all).join('\n'));
    say(`Read in ${elapsed()}.`);
  } else report(whyUnreadable(doctor, examination));
  const network = otherNetwork(system, doctor, examination);
  if (network !== undefined) {
    // The columns of one network are no other names for those of another.
    print(
      `This table has the columns of the preset \`${network}\`: is it the table of another network? Download the one of ${examination.name} again, or make a feed of its own with \`npm run feed new\`.`,
    );
    return doctor;
  }
  const lines = proposedLines(system, doctor, examination);
  if (lines.length > 0)
    print(`Proposed lines for data/feeds/${examination.name}.yaml:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  return doctor;
}

export const command = defineCommand({
  summary: 'list the rows of a feed that are shown, why others are not, and how a newer file differs',
  positionals: '<name>|new <file>',
  options,
  async run(context) {
    const schemas = schemasOf(loadSchemas(context.system));
    const [first, table, ...more] = context.positionals;
    if (first === 'new' && table !== undefined && more.length === 0)
      return proposeNewFeed(
        context,
        {
          file: tableFile(context.system, table),
          shownPath: table,
          withoutPreset: context.values['without-preset'] === true,
          isWritten: context.values.write === true,
        },
        schemas,
      );
    const examination = prepare(context, schemas);
    if (typeof examination === 'number') return examination;
    const asJson = context.options.format === 'json';
    const doctor = asJson ? examineAsJson(examination, context) : examineAsText(examination, context);
    if (!doctor.ok) return exitCodes.dataErrors;
    const hasErrors = [...doctor.tally.reasons.keys()].some((kind) => errorKinds.has(kind));
    return context.values.strict && hasErrors ? exitCodes.dataErrors : exitCodes.good;
  },
});
