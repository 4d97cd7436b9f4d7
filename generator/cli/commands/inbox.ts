import { check } from '../../catalogue/check/check';
import { counted } from '../../catalogue/diagnostics/visible';
import { unifiedDifference } from '../../catalogue/amend/file-changes';
import type { Proposal } from '../../catalogue/amend/document-changes';
import { proposalOf } from '../../operations/inbox/changes';
import { readInbox, type Inbox } from '../../operations/inbox/inbox';
import { judge } from '../../operations/inbox/judge';
import { OfferBook } from '../../catalogue/validate/stores/offer-book';
import { inboxText, jsonOf, verdictsText } from '../../operations/inbox/text';
import type { Judged } from '../../operations/inbox/verdicts';
import { loadSchemas } from '../../catalogue/load/schemas';
import { DiskError } from '../../system/files';
import type { System } from '../../system/system';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { defineCommand, exitCodes, Refused, WrongUsage, type CommandContext, type OptionSpecs } from './command';
import { writeAll } from './writing';
import { tableFile } from './feeds/table-file';

const options = {
  write: { type: 'boolean', summary: 'make the changes; without it they are only shown' },
} as const satisfies OptionSpecs;

type InboxContext = CommandContext<typeof options>;

function contentOf(system: System, named: string, shown: string): Uint8Array {
  try {
    return system.read(tableFile(system, named)) ?? new Uint8Array();
  } catch (error) {
    if (error instanceof Refused) throw new Refused(`There is no ${shown} of those that you named.`);
    if (error instanceof DiskError)
      throw new Refused(`${shown} of those that you named cannot be read: ${error.reason}.`);
    throw error;
  }
}

/** Reports contain no file names: chats are named after people. */
function* contentsOf({ system, positionals, progress }: InboxContext): Generator<Uint8Array> {
  for (const [index, named] of positionals.entries()) {
    const shown = `file ${index + 1}`;
    progress(`Reading ${shown}`);
    const content = contentOf(system, named, shown);
    if (Buffer.from(content.subarray(0, 4)).toString('latin1') === 'PK\x03\x04')
      throw new Refused(
        `Unpack ${shown}, a ZIP archive, and name the text in it. Of a workbook, save the table as CSV.`,
      );
    yield content;
  }
}

function printText(
  { system, print, say, values }: InboxContext,
  inbox: Inbox,
  judged: readonly Judged[],
  { changes, refused }: Proposal,
): void {
  print([inboxText(inbox), verdictsText(judged, system.realPath)].filter(Boolean).join('\n\n'));
  for (const { path, refusal } of refused)
    print(
      `\n${path}:${refusal.line} is written in a way that a program cannot change. Write down these tests and offers by hand.`,
    );
  if (changes.length === 0) {
    say('\nThere is nothing to change.');
    return;
  }
  print(`\n${unifiedDifference(changes, system.realPath)}`);
  say(
    values.write
      ? `\nWritten: ${counted(changes.length, 'file')}. Run \`npm run check\`.`
      : '\nNothing was written. To make these changes, run the command again with `-- --write` before the files.',
  );
}

export const command = defineCommand({
  summary: 'turn reports of visitors (texts, issues, tables of forms) into tests and draft offers',
  positionals: 'FILE...',
  options,
  async run(context) {
    const { system, positionals, values, print, report } = context;
    if (positionals.length === 0) throw new WrongUsage('Name the files that have the messages of visitors.');
    const schemas = loadSchemas(system);
    const checked = check(system, schemas);
    const { catalogue } = checked;
    if (!catalogue) {
      report(checked);
      return exitCodes.dataErrors;
    }
    const inbox = readInbox(contentsOf(context));
    const clock = { now: system.now, timeZone: catalogue.site.value.timeZone };
    const judged = judge(inbox.reports, new OfferBook(catalogue), clock);
    const proposal = proposalOf(judged, system, schemasOf(schemas));
    if (values.write) writeAll(system, proposal.changes);
    if (context.options.format === 'json') {
      const { files, repeated } = inbox;
      const difference = unifiedDifference(proposal.changes, system.realPath);
      print(
        JSON.stringify(
          {
            version: 1,
            files,
            repeated,
            reports: judged.map((each) => jsonOf(each, system.realPath)),
            refused: proposal.refused,
            difference,
          },
          null,
          2,
        ),
      );
    } else printText(context, inbox, judged, proposal);
    return proposal.refused.length > 0 ? exitCodes.dataErrors : exitCodes.good;
  },
});
