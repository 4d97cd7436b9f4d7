/**
 * `npm run test:mutation`: changes the code in one place after the other and counts the changes that no test notices.
 * Arguments are those of Stryker. Its packages are a third of all files that `npm ci` would install, so they are
 * installed here, in a folder of their own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/catalogue';
import { installPackages } from '../support/install-packages';

// Below the project, because Stryker runs the project's own Vitest.
const home = path.join(projectRoot, '.cache/stryker');
cpSync(path.join(import.meta.dirname, 'packages'), home, { recursive: true });
installPackages(home, 'ci');
const stryker = path.join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const { status } = spawnSync(
  process.execPath,
  [stryker, 'run', 'tests/mutation/stryker.config.mjs', ...process.argv.slice(2)],
  { cwd: projectRoot, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
