/**
 * `npm run test:edited`: proves that the catalogue can be edited without the code. In a temporary copy of the project it
 * changes a code, adds a store and deletes a post in `data/`, and runs all tests there. `npm run test:content` runs
 * those of `npm test`. Arguments are those of Vitest.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasErrors } from '../../generator/catalogue/diagnostics/diagnostic';
import { formatText } from '../../generator/catalogue/diagnostics/reporters/text';
import { check } from '../../generator/catalogue/check/check';
import { nodeSystem } from '../../generator/system/system';
import { projectRoot } from '../support/catalogue';
import { sharePackages } from '../support/project-copy';
import { addStore, changeCode, deletePost } from './edits';

/** What a copy leaves out: folders that builds and tests create, and the history. */
const leftOut = new Set(['node_modules', 'dist', 'shards', '.cache', '.git']);

function main(): number {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    cpSync(projectRoot, copy, {
      recursive: true,
      filter: (source) => !leftOut.has(path.relative(projectRoot, source).split(path.sep).join('/')),
    });
    sharePackages(copy, true);
    const checked = () => check(nodeSystem(copy, { SITE_DATA: 'data' }));
    const passesCheck = (): boolean => !hasErrors(checked().diagnostics);
    for (const edit of [changeCode, addStore, deletePost]) {
      const done = edit(path.join(copy, 'data'), passesCheck);
      if (done === undefined) {
        const { diagnostics, sources } = checked();
        process.stderr.write(`${edit.name} could not be done.\n${formatText(diagnostics, sources)}`);
        return 1;
      }
      process.stdout.write(`In a copy of data/: ${done}.\n`);
    }
    const { SITE_DATA: _catalogue, ...environment } = process.env;
    const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(
      process.execPath,
      [vitest, 'run', '--config', 'tests/vitest.config.ts', ...process.argv.slice(2)],
      { cwd: copy, stdio: 'inherit', env: environment },
    );
    process.stdout.write(status === 0 ? 'The tests pass with this data.\n' : 'The tests fail with this data.\n');
    return status ?? 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

process.exitCode = main();
