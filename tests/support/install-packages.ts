import { spawnSync } from 'node:child_process';

/** Installs the packages of a project: `ci` those of its lock file. Throws with npm's message. */
export function installPackages(root: string, command: 'ci' | 'install'): void {
  // Some packages of Astro name a newer Node than they need, and `npm run` passes the settings of this project on.
  const words = [command, '--ignore-scripts', '--engine-strict=false', '--loglevel=error', '--no-audit', '--no-fund'];
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Packages cannot be installed in ${root}:\n${stdout}${stderr}`);
}
