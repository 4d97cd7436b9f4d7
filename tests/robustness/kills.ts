import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { randomOf } from '../support/random';

/** What came of builds that were killed. */
export interface KillSummary {
  readonly kills: number;
  /** How many of them were killed before they were done; the others were faster than their killer. */
  readonly inTime: number;
  /** The site that was found after each: that of the build before, or that of the killed one, which had just put it there. */
  readonly former: number;
  readonly fresh: number;
  readonly complaints: readonly string[];
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** One hash of all names and contents below a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Everything in the project that is neither data nor package nor finished site: what a build may not add to. */
function leftovers(copy: ProjectCopy): readonly string[] {
  const top = readdirSync(copy.root);
  const generated = filesBelow(path.join(copy.root, 'src'));
  const packages = readdirSync(path.join(copy.root, 'node_modules')).filter((name) => name.startsWith('.'));
  const cached = filesBelow(path.join(copy.root, 'node_modules/.cache')).filter((file) =>
    /partial|unfinished|tmp/.test(file),
  );
  return [...top, ...generated, ...packages, ...cached];
}

/** Runs a build and kills it, with all that it has started, after some milliseconds. */
function buildKilled(copy: ProjectCopy, after: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['generator/launcher/launch.js', 'build'], {
      cwd: copy.root,
      env: { ...process.env, ...environment },
      stdio: 'ignore',
      detached: true,
    });
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, after);
    child.on('error', reject);
    child.on('exit', (_code, signal) => {
      clearTimeout(timer);
      resolve(signal === 'SIGKILL');
    });
  });
}

const environment = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000), SITE_PREVIEWS: 'off' };

/**
 * Kills builds at moments of chance. After each the finished site is whole, that of before or the new one; the next build
 * succeeds, gives the same site as one that was not interrupted, and leaves nothing else behind.
 */
export async function killBuilds({
  kills,
  seed,
  progress,
}: {
  readonly kills: number;
  readonly seed: number;
  readonly progress?: (done: number) => void;
}): Promise<KillSummary> {
  const random = randomOf(seed);
  const copy = copyProject(environment, { ownCache: true });
  const complaints: string[] = [];
  let [inTime, former, fresh] = [0, 0, 0];
  try {
    const dist = path.join(copy.root, 'dist');
    const store = path.join(copy.root, 'data/stores/temu.yaml');
    const text = readFileSync(store, 'utf8');
    const first = copy.run('build');
    if (first.code !== 0) throw new Error(`The first build failed: ${first.err}`);
    const started = performance.now();
    copy.run('build');
    const usual = performance.now() - started;
    const clean = leftovers(copy);
    let before = hashOf(dist);
    for (let kill = 0; kill < kills; kill += 1) {
      // Another text each time, so that the site of the killed build is another.
      writeFileSync(store, text.replace(/^aliases:\n/m, `aliases:\n  - alias ${kill}\n`));
      // Now and then nothing is cached, so that the bundler too is killed at its work.
      const cold = kill % 10 === 9;
      if (cold) rmSync(path.join(copy.root, 'node_modules/.cache/qaseema/bundle'), { recursive: true, force: true });
      if (await buildKilled(copy, random() * usual * (cold ? 3 : 1.1))) inTime += 1;
      const after = existsSync(dist) ? hashOf(dist) : 'none';
      const next = copy.run('build');
      if (next.code !== 0)
        complaints.push(`kill ${kill}: the next build ended with ${next.code ?? 'a signal'}: ${next.err}`);
      const good = hashOf(dist);
      if (after === good && after !== before) fresh += 1;
      else if (after === before) former += 1;
      else complaints.push(`kill ${kill}: the site that was left is neither that of before nor the new one`);
      const extra = leftovers(copy).filter((file) => !clean.includes(file));
      if (extra.length > 0) complaints.push(`kill ${kill}: left behind ${extra.join(', ')}`);
      before = good;
      progress?.(kill + 1);
    }
  } finally {
    copy.remove();
  }
  return { kills, inTime, former, fresh, complaints };
}
