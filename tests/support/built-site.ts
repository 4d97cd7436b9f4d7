import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { changeCatalogue, changedAt } from './changed-site';
import { prepareChromium } from './chromium';
import { planSite } from './planned-site';
import { copyProject, type ProjectCopy } from './project-copy';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site without a trailing slash. */
    siteUrl: string;
    /** The folder of its files. */
    siteFolder: string;
    /** The path of its plan. */
    plannedSite: string;
    /** The URL of the changed site without a trailing slash. */
    changedUrl: string;
    /** The folder of its files. */
    changedFolder: string;
  }
}

/** Builds the site of a copy in a process of its own. Rejects with what the build reports if it fails. */
async function build({ root }: ProjectCopy, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  await promisify(execFile)(process.execPath, ['generator/cli/launcher/launch.js', 'build', '--quiet'], {
    cwd: root,
    env: { ...process.env, SITE_DATA: '', ...environment },
  });
}

/**
 * Builds the site of the catalogue under test and the changed site, each once in a copy of the project, and serves both
 * while the tests run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareChromium();
  const copy = copyProject();
  const changed = copyProject();
  const remove = (): void => {
    copy.remove();
    changed.remove();
  };
  changeCatalogue(path.join(changed.root, 'data'));
  const plan = path.join(copy.root, 'planned-site');
  try {
    const built = Promise.all([
      build(copy),
      build(changed, {
        SITE_PREVIEWS: 'off',
        SOURCE_DATE_EPOCH: String(Date.parse(changedAt) / 1000),
        // A copy has no repository, from which builds know their commit.
        GITHUB_SHA: 'a'.repeat(40),
      }),
    ]);
    // While the builds run.
    writeFileSync(plan, serialize(planSite()));
    await built;
  } catch (error) {
    remove();
    throw error;
  }
  const served = await copy.serve();
  const servedChanged = await changed.serve();
  project.provide('siteUrl', served.url.replace(/\/$/, ''));
  project.provide('siteFolder', path.join(copy.root, 'dist'));
  project.provide('plannedSite', plan);
  project.provide('changedUrl', servedChanged.url.replace(/\/$/, ''));
  project.provide('changedFolder', path.join(changed.root, 'dist'));
  return async () => {
    await Promise.all([served.close(), servedChanged.close()]);
    remove();
  };
}
