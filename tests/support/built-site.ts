import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { prepareChromium } from './chromium';
import { planSite } from './planned-site';
import { copyProject } from './project-copy';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site without a trailing slash. */
    siteUrl: string;
    /** The folder of its files. */
    siteFolder: string;
    /** The path of its plan. */
    plannedSite: string;
  }
}

/** Builds the site of the catalogue under test once, in a copy of the project, and serves it while the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareChromium();
  const copy = copyProject();
  const built = copy.run('build');
  if (built.code !== 0) {
    copy.remove();
    throw new Error(`The catalogue under test cannot be built:\n${built.err}${built.out}`);
  }
  const plan = path.join(copy.root, 'planned-site');
  writeFileSync(plan, serialize(planSite()));
  const served = await copy.serve();
  project.provide('siteUrl', served.url.replace(/\/$/, ''));
  project.provide('siteFolder', path.join(copy.root, 'dist'));
  project.provide('plannedSite', plan);
  return async () => {
    await served.close();
    copy.remove();
  };
}
