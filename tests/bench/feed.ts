/**
 * How much memory and time the feed doctor takes for 50 MB of rows: `npx tsx tests/bench/feed.ts [megabytes]`.
 * Each figure is that of a process of its own.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FeedDoctor, type DoctorContext } from '../../generator/feeds/feed-doctor/doctor';
import { readPresent, textOf } from '../../generator/feeds/feed-doctor/read';
import { ShownRows } from '../../generator/feeds/feed-doctor/text';
import { nodeSystem } from '../../generator/system/system';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import type { Feed } from '../../src/generated/data-types';
import { schemasOf } from '../../generator/catalogue/validate/schema/schemas';

const project = path.resolve(import.meta.dirname, '../..');

const config: Feed = {
  file: 'present.csv',
  delimiter: ';',
  language: 'en',
  columns: {
    id: 'id',
    name: 'name',
    kind: 'species',
    code: 'promocode',
    link: 'gotolink',
    starts: 'date_start',
    ends: 'date_end',
    rating: 'rating',
  },
  codeKinds: ['promocode'],
  absent: ['None', 'NOT REQUIRED'],
  hosts: ['example.com'],
};

function row(index: number, version: number): string {
  const day = String(1 + (index % 28)).padStart(2, '0');
  const code = index % 3 === 0 ? 'NOT REQUIRED' : `CODE${index}`;
  // One row in fifty is broken in some way, one in ten has changed since the version before.
  const host = index % 50 === 7 ? 'http://www.example.com' : 'https://www.example.com';
  const name =
    index % 10 === version
      ? `"Take $${index % 90} off; ""now"" in version ${version}"`
      : `"Take $${index % 90} off orders over $${index % 900}; one per order"`;
  return `${700_000 + index};${name};${index % 3 === 0 ? 'other' : 'promocode'};${code};${host}/offers/${index}?source=feed&campaign=${index % 77};2026-11-${day} 00:00:00;2027-0${1 + (index % 9)}-${day} 23:59:59;${(index % 100) / 10};"Words that nobody reads, number ${index}, with a line\nbreak in them"`;
}

function writeFeed(file: string, bytes: number, version: number): number {
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, 'id;name;species;promocode;gotolink;date_start;date_end;rating;description\n');
  let written = 0;
  let index = 0;
  while (written < bytes) {
    const first = index + 1;
    const rows = Array.from({ length: 1000 }, (_, place) => row(first + place, version)).join('\n');
    index += 1000;
    written += writeSync(descriptor, `${rows}\n`);
  }
  closeSync(descriptor);
  return index;
}

function judge(folder: string, file: string, presentFile: string | undefined): void {
  const system = nodeSystem(folder, { SOURCE_DATE_EPOCH: '1795219200' });
  const context: DoctorContext = {
    config,
    site: { timeZone: 'Asia/Riyadh' },
    now: system.now,
    schemas: schemasOf(loadSchemas(nodeSystem(project))),
  };
  const started = system.stopwatch();
  const present = presentFile === undefined ? undefined : readPresent(system, presentFile, context);
  const shown = new ShownRows(false);
  const doctor = new FeedDoctor({ ...context, present }, (report) => {
    shown.add(report);
  });
  for (const text of textOf(system, file, config)) doctor.push(text);
  doctor.end();
  const { rows, kept, suspicious, dropped, changes } = doctor.tally;
  const seconds = ((system.stopwatch() - started) / 1000).toFixed(1);
  const compared =
    present === undefined ? '' : `, ${[...changes].map(([kind, count]) => `${count} ${kind}`).join(', ')}`;
  process.stdout.write(
    `${rows} rows (${kept} kept, ${suspicious} suspicious, ${dropped} dropped${compared}) in ${seconds} s, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most\n`,
  );
}

const [, , first = '50', ...rest] = process.argv;
if (first === 'judge') {
  const [folder = '', file = '', present] = rest;
  judge(folder, file, present);
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'feed-bench-'));
  try {
    cpSync(path.join(project, 'schemas'), path.join(folder, 'schemas'), { recursive: true });
    const bytes = Number(first) * 1024 * 1024;
    writeFeed(path.join(folder, 'small.csv'), 1, 0);
    writeFeed(path.join(folder, 'old.csv'), bytes, 1);
    writeFeed(path.join(folder, 'new.csv'), bytes, 2);
    const runs: readonly (readonly [string, readonly string[]])[] = [
      ['a thousand rows', ['small.csv']],
      [`${first} MB`, ['new.csv']],
      [`${first} MB against ${first} MB`, ['new.csv', 'old.csv']],
    ];
    for (const [name, files] of runs) {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', fileURLToPath(import.meta.url), 'judge', folder, ...files],
        { encoding: 'utf8', cwd: project },
      );
      process.stdout.write(`${name}: ${stdout || stderr}`);
    }
    process.stdout.write(
      `(the file has ${(statSync(path.join(folder, 'new.csv')).size / 1024 / 1024).toFixed(1)} MB)\n`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
