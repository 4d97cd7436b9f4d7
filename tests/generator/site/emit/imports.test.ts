import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emitModules, type ModuleSource } from '../../../../generator/site/emit/emit';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { check } from '../../../../generator/catalogue/check/check';
import { projectRoot, projectSystem } from '../../../support/catalogue';
import { siteOf } from '../../../support/site-of';

const system = projectSystem({});

/** The settings of the catalogue under test. */
function goodSite(): ModuleSource {
  const { catalogue } = check(system, loadSchemas(system));
  if (!catalogue) throw new Error('The catalogue under test has errors.');
  return siteOf(system, catalogue);
}

const site = goodSite();
const text = { en: 'Text', ar: 'نص' };
const { reports: _reports, operator: _operator, licences: _licences, disclosures: _disclosures, ...bare } = site;

/** One site without, and one with, everything that decides which components the modules export. */
const sites: Readonly<Record<string, ModuleSource>> = {
  'a site without reports, operator and disclosures': bare,
  'a site with reports, an operator and disclosures': {
    ...bare,
    reports: { email: 'reports@example.com' },
    operator: { name: text, address: text },
    disclosures: { AE: text },
  },
};

it.each(Object.entries(sites))('%s imports only modules and names that src/ has', (_name, source) => {
  let imported = 0;
  const missing = [...emitModules(source)].flatMap(([file, content]) =>
    [...content.matchAll(/^(?:import type|export) \{ (.*) \} from '(\.\.?\/.*)';$/gm)].flatMap(
      ([, names = '', from = '']) => {
        const module = ['.ts', '.tsx']
          .map((end) => path.join(projectRoot, 'src/generated', from + end))
          .find(existsSync);
        if (!module) return [`${file}: ${from}`];
        const exported = readFileSync(module, 'utf8');
        imported += names.split(', ').length;
        return names
          .split(', ')
          .map((name) => name.replace(/ as .*/, ''))
          .filter(
            (name) =>
              !new RegExp(`^export (?:async )?(?:function|const|interface|type) ${name}\\b`, 'm').test(exported),
          )
          .map((name) => `${file}: ${name} of ${from}`);
      },
    ),
  );
  expect(missing).toEqual([]);
  expect(imported).toBeGreaterThan(5);
});
