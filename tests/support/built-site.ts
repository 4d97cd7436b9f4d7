import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { nodeSystem } from '../../generator/system/system';
import { check, siteOf } from '../../generator/pipeline';
import { serve } from '../../generator/serve/serve';
import { prepareChromium } from './chromium';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    siteUrl: string;
  }
}

/** Builds the shipped site once, as its users do, and serves it while the tests run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareChromium();
  const root = path.resolve(import.meta.dirname, '../..');
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const system = nodeSystem(root);
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The shipped data has faults.');
  const served = await serve(system, {
    folder: 'dist',
    basePath: '',
    redirects: siteOf(system, catalogue).routeTable.redirects,
    port: 0,
  });
  project.provide('siteUrl', served.url.replace(/\/$/, ''));
  return () => served.close();
}
