/** @module-tag all */
import { appendFileSync, existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject({ SITE_PREVIEWS: 'off' }, { ownCache: true });
  appendFileSync(copy.at('data/site.yaml'), 'indexNow:\n  key: "0123456789abcdef"\n');
  appendFileSync(copy.at('data/feeds/dhgate.yaml'), 'fetch:\n  url: https://api.example.com/coupons\n');
  // Notes each attempt to connect, in every process and thread.
  copy.write(
    'note.mjs',
    `import { appendFileSync } from 'node:fs';
import net from 'node:net';
net.Socket.prototype.connect = () => {
  appendFileSync(${JSON.stringify(copy.at('connected'))}, new Error().stack);
  throw new Error('No network here.');
};
`,
  );
});
afterAll(() => copy.remove());

function run(...command: readonly string[]): ReturnType<ProjectCopy['run']> {
  process.env.NODE_OPTIONS = `--import=${copy.at('note.mjs')}`;
  try {
    return copy.run(...command);
  } finally {
    delete process.env.NODE_OPTIONS;
  }
}

test.each(['check', 'generate', 'feed dhgate', 'build'])('`npm run %s` does not use the network', (command) => {
  const { code, err } = run(...command.split(' '));
  expect([code, err]).toEqual([0, expect.any(String)]);
  expect(existsSync(copy.at('connected'))).toBe(false);
});

test('a build writes the key for announcements to the site, and `npm run announce -- --dry-run` sends nothing', () => {
  expect(copy.read('dist/0123456789abcdef.txt')).toBe('0123456789abcdef');
  const { code, out } = run('announce', '--since', '2000-01-01', '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('https://www.example.com/en/stores\n');
  expect(existsSync(copy.at('connected'))).toBe(false);
});

test('`npm run pull` uses the network, and says that it cannot be reached', () => {
  const { code, out } = run('pull', 'dhgate');
  expect(code).toBe(1);
  expect(out).toContain('dhgate: the table was not replaced. The network cannot be reached');
  expect(copy.read('connected')).toContain('Error');
});
