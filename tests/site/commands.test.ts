import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../generator/cli/commands/command';
import { listening } from '../../generator/cli/commands/listening';
import { someOf } from '../support/extent';
import { copyProject, type ProjectCopy } from '../support/project-copy';

let copy: ProjectCopy;
const inCopy = (file: string): string => path.join(copy.root, file);

beforeAll(() => {
  copy = copyProject({ SOURCE_DATE_EPOCH: '1795219200' });
});
afterAll(() => copy.remove());

describe('a build with an error in the data', () => {
  it('exits with code 1, reports the place, writes nothing and keeps the last good site', () => {
    mkdirSync(inCopy('dist'));
    writeFileSync(inCopy('dist/index.html'), 'the last good site');
    const store = inCopy('data/stores/temu.yaml');
    const good = readFileSync(store, 'utf8');
    writeFileSync(store, good.replace('kind: faq', 'kind: fack'));
    const before = readdirSync(copy.root);

    const built = copy.run('build');

    expect(built.code).toBe(1);
    expect(built.err).toMatch(
      /^error\[unknown-section-kind\]: `fack` is not a kind of section\n +--> data\/stores\/temu\.yaml:\d+:\d+\n/,
    );
    expect(readdirSync(copy.root)).toEqual(before);
    expect(readdirSync(inCopy('dist'))).toEqual(['index.html']);
    expect(existsSync(inCopy('src/generated'))).toBe(false);
    writeFileSync(store, good);
  });
});

describe('a port that cannot be used', () => {
  it('is reported with a command for another port if it is in use', async () => {
    mkdirSync(inCopy('dist'), { recursive: true });
    writeFileSync(inCopy('dist/_build.json'), JSON.stringify({ basePath: '', redirects: [], headers: [] }));
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    // A server at an address and not at a path has a port.
    const { port } = other.address() as AddressInfo;
    const { code, err } = copy.run('serve', '--port', String(port));
    other.close();
    expect(code).toBe(2);
    expect(err).toMatch(
      /^Port \d+ is in use, perhaps by another "npm run serve" or "npm run dev"\. Stop that command, or choose another port: npm run serve -- --port \d+\n$/,
    );
  });

  it('is reported with a command for another port if permission is missing', async () => {
    const refused = listening('serve', 80, () =>
      Promise.reject(Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' })),
    );
    await expect(refused).rejects.toEqual(
      new Refused(
        'You do not have permission to use port 80. Please choose another port: npm run serve -- --port 4173',
      ),
    );
  });

  it('is not blamed for a file that must not be written', async () => {
    const error = Object.assign(new Error('open EACCES'), { code: 'EACCES', syscall: 'open' });
    await expect(listening('dev', 5173, () => Promise.reject(error))).rejects.toBe(error);
  });
});

describe('an invalid environment variable', () => {
  const values = [
    ['build', 'SITE_ORIGIN', 'shop.example'],
    ['dev', 'SITE_BASE_PATH', 'coupons/'],
  ] as const;

  it.each(values)(
    'makes %s exit with code 2 for %s=%s and write nothing',
    { tags: ['all'] },
    (command, name, value) => {
      const elsewhere = copyProject({ [name]: value });
      const before = readdirSync(elsewhere.root);
      const { code, err } = elsewhere.run(command);
      const after = readdirSync(elsewhere.root);
      elsewhere.remove();
      expect(code).toBe(2);
      expect(err).toMatch(new RegExp(`^${name} must .*, not "${value}"\\.\\n`));
      expect(after).toEqual(before);
    },
  );
});

describe('an invalid command line', () => {
  const commands = [
    ['chek'],
    ['check', 'twice'],
    ['check', '--fromat', 'json'],
    ['check', '--format', 'xml'],
    ['serve', '--port', 'http'],
    [],
  ];

  it.each(someOf(commands, 6).map((command) => [command]))('leads to exit code 2 and the usage: %j', (command) => {
    const { code, err } = copy.run(...command);
    expect(code).toBe(2);
    expect(err).toContain('Usage: npm run <command>');
  });
});
