import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { corrections } from '../../../generator/bundle/shake-libraries';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');

/** The code of the modules of an installed library. */
function modulesOf(library: string): readonly string[] {
  return readdirSync(path.join(packages, library), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(path.join(packages, library, file), 'utf8'));
}

describe('the corrections by which the bundler leaves out unused parts of libraries', () => {
  it.each(corrections)('still find $what in $library', ({ library, find, replacement }) => {
    const changed = modulesOf(library).filter((code) => code.replace(find, replacement) !== code);
    expect(changed).not.toEqual([]);
  });
});
