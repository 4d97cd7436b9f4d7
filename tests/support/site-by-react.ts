import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Alias } from 'vite';
import { buildConfigs, inProduction, makeStaticEntry } from '../../generator/bundle/make-bundle';
import type { CreateStaticSite } from '../../src/domain/static-site';

/** The site's code for the generator, made with React itself where builds have `src/static-react`. */
export async function siteByReact(root: string): Promise<CreateStaticSite> {
  const { resolve, ...config } = (await buildConfigs(root, ''))(true);
  // site-config.ts lists them.
  const aliases = (resolve?.alias ?? []) as readonly Alias[];
  const others = aliases.filter(({ replacement }) => !replacement.includes('static-react'));
  if (others.length === aliases.length) throw new Error('Nothing stands in for React.');
  const folder = mkdtempSync(path.join(tmpdir(), 'by-react-'));
  try {
    await inProduction(() => makeStaticEntry({ ...config, resolve: { ...resolve, alias: others } }, folder));
    // src/entry-static.tsx declares its one export to be of this type.
    const { createStaticSite } = createRequire(import.meta.url)(path.join(folder, 'entry-static.cjs')) as {
      createStaticSite: CreateStaticSite;
    };
    return createStaticSite;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
