import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'continue-on-error'?: boolean;
}

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: unknown;
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> };
  readonly steps: readonly Step[];
}

/** The parts of a workflow that these tests read. */
interface Workflow {
  readonly on: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflowOf = (file: string): Workflow => parse(read(file)) as Workflow;
const text = read('.github/workflows/site.yml');
const { jobs, permissions } = workflowOf('.github/workflows/site.yml');
const steps = Object.values(jobs).flatMap((job) => job.steps);
const workflows = ['.github/workflows/site.yml', '.github/workflows/feeds.yml', '.github/workflows/inbox.yml'];
const stepsOf = (file: string): readonly Step[] => Object.values(workflowOf(file).jobs).flatMap((each) => each.steps);
const job = (name: string): Job => jobs[name] ?? { steps: [] };
const runs = (name: string): string =>
  job(name)
    .steps.map(({ run }) => run ?? '')
    .join('\n');

test.each(workflows)('every action of %s is pinned to a commit, with the version in a comment', (file) => {
  const uses = stepsOf(file).flatMap((step) => step.uses ?? []);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(read(file).match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(uses.length);
});

test('only the deployment job has write permissions', () => {
  expect(permissions).toEqual({ contents: 'read' });
  const withPermissions = Object.entries(jobs).filter(([, each]) => each.permissions !== undefined);
  expect(withPermissions.map(([name, each]) => [name, each.permissions])).toEqual([
    ['deploy', { pages: 'write', 'id-token': 'write' }],
  ]);
});

test.each(workflows)(
  'no script of %s contains an expression, through which external text could become a command',
  (file) => {
    const scripts = stepsOf(file).flatMap(({ run }) => run ?? []);
    // A command of the matrix is written in the workflow itself.
    expect(scripts.filter((script) => /\$\{\{ (?!matrix\.command \}\}$)/.test(script))).toEqual([]);
  },
);

test.each(workflows)('every npm command of %s exists', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const called = [...read(file).matchAll(/npm run --silent (\S+)/g)].map(([, name]) => name);
  expect(called.length).toBeGreaterThan(0);
  for (const name of called) expect(Object.keys(scripts)).toContain(name);
});

test('the test job starts an executable file', () => {
  expect(runs('test')).toContain('.ci/run');
  expect(statSync(path.join(root, '.ci/run')).mode & 0o111).not.toBe(0);
});

describe('the workflow of a change', () => {
  test('checks, builds, summarizes and uploads every change', () => {
    expect(job('content').if).toBe("github.event_name == 'pull_request' || github.event_name == 'push'");
    expect(runs('content')).toMatch(
      /check -- --strict --format github.*build.*changes -- "\$BASE" >> "\$GITHUB_STEP_SUMMARY"/s,
    );
    expect(job('content').steps.some((step) => step.with?.name === 'site' && step.with.path === 'dist')).toBe(true);
  });

  test('tests changes of the code on every supported version of Node', () => {
    expect(job('test').needs).toBe('scope');
    expect(job('test').if).toBe("needs.scope.outputs.code == 'true'");
    expect(job('test').strategy?.matrix.node).toEqual([20, 22, 24]);
  });

  test('runs all tests, in every engine, for a change of the code', () => {
    expect(job('all-tests').needs).toBe('scope');
    expect(job('all-tests').if).toBe("needs.scope.outputs.code == 'true'");
    expect(runs('all-tests')).toMatch(/apt-get install .*webkit2gtk-driver.*npm run --silent test:all/s);
  });

  describe('the scope step for a change', () => {
    const script = job('scope').steps.find(({ id }) => id === 'scope')?.run ?? 'exit 1';
    let folder = '';
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const put = (file: string, content: string): void => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    };

    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'scope-'));
      git('init', '--quiet');
      for (const file of ['data/README.md', 'data/guide/stores.md', 'data/stores/a.yaml', 'src/a.ts'])
        put(file, 'old\n');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Base');
    });
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    const outputFor = (base: string): string => {
      const output = path.join(folder, '.git/output');
      writeFileSync(output, '');
      execFileSync('bash', ['-e', '-c', script], {
        cwd: folder,
        env: { ...process.env, BASE: base, GITHUB_OUTPUT: output },
      });
      return readFileSync(output, 'utf8');
    };

    test.each([
      ['a store', ['data/stores/a.yaml'], false],
      ['a new store with an Arabic file name', ['data/stores/متجر.yaml'], false],
      ['the guide', ['data/README.md'], true],
      ['a page of the guide', ['data/guide/stores.md'], true],
      ['code', ['src/a.ts'], true],
      ['a store and code', ['data/stores/a.yaml', 'src/a.ts'], true],
      ['a folder whose name begins like data/', ['database/a.yaml'], true],
    ])('classifies a change of %s', (_what, files, code) => {
      for (const file of files) put(file, 'new\n');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Change');
      expect(outputFor('HEAD^1')).toBe(`code=${code}\n`);
      git('reset', '--quiet', '--hard', 'HEAD^1');
    });

    test('classifies a push with an unknown base as a change of the code', () => {
      expect(outputFor('0000000000000000000000000000000000000000')).toBe('code=true\n');
    });
  });
});

test('the cost job compares cold builds for changes of the code, without delaying a deployment', () => {
  expect(job('cost').needs).toBe('scope');
  expect(job('cost').if).toBe(job('test').if);
  expect(runs('cost')).toContain('npm run --silent bench -- --react-router');
  expect(job('deploy').needs).not.toContain('cost');
});

describe('the nightly workflow', () => {
  test('leaves a broken store out of the build and reports it in a job of its own', () => {
    expect(runs('shard')).toContain('--quarantine');
    expect(job('plan').if).toContain('schedule');
    expect(job('left-out').if).toBe("needs.nightly.outputs.code == '3'");
  });

  test('builds the parts of the site on several machines as of one instant and merges them', () => {
    expect(runs('plan')).toContain('find data/stores');
    expect(text.match(/SOURCE_DATE_EPOCH: \$\{\{ needs\.plan\.outputs\.instant \}\}/g)).toHaveLength(2);
    expect(runs('shard')).toContain('build -- --shard');
    expect(runs('nightly')).toContain('npm run --silent merge');
    expect(job('nightly').needs).toEqual(['plan', 'shard']);
  });

  test('runs the tests on edited data and on data/ itself, with failures as warnings', () => {
    const commands = job('content-tests').strategy?.matrix.include;
    expect(commands).toMatchObject([
      { command: 'npm run --silent test:content' },
      { command: 'SITE_DATA=data npm test' },
    ]);
    expect(job('content-tests').steps.find(({ id }) => id === 'tests')?.['continue-on-error']).toBe(true);
    expect(runs('content-tests')).toContain('::warning::');
  });
});

describe('the deployment job', () => {
  test('is enabled by a variable, on main only, and waits for every check', () => {
    const { if: condition = '', needs } = job('deploy');
    expect(condition).toContain("vars.DEPLOY_PAGES == 'true'");
    expect(condition).toContain("github.ref == 'refs/heads/main'");
    expect(condition).toContain("!contains(needs.*.result, 'failure')");
    expect(needs).toEqual(['scope', 'content', 'test', 'all-tests', 'nightly']);
  });

  test('publishes what the same run has built', () => {
    for (const name of ['content', 'nightly']) {
      const upload = job(name).steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
      expect(upload?.if).toContain("vars.DEPLOY_PAGES == 'true'");
      expect(upload?.with).toEqual({ path: 'dist', 'include-hidden-files': true });
    }
  });
});

describe('the announcement job', () => {
  test('is enabled by a variable and follows a deployment', () => {
    const { if: condition = '', needs } = job('announce');
    expect(condition).toContain("vars.ANNOUNCE == 'true'");
    expect(condition).toContain("needs.deploy.result == 'success'");
    expect(needs).toBe('deploy');
  });

  test('uses the site of the same run and the record of the last announcement', () => {
    const inputs = job('announce').steps.map(({ with: values }) => values);
    expect(inputs).toContainEqual({ name: 'site', path: 'dist' });
    expect(inputs).toContainEqual(expect.objectContaining({ path: 'node_modules/.cache/qaseema/announced.json' }));
    expect(runs('announce')).toContain('npm run --silent announce');
  });
});

test('site uploads include hidden files, which a site may need', () => {
  const uploads = steps.filter(({ with: inputs }) => inputs?.path === 'dist' || inputs?.path === 'shards');
  const sites = uploads.filter(({ uses }) => uses?.includes('/upload-'));
  expect(sites).toHaveLength(5);
  for (const step of sites) expect(step.with?.['include-hidden-files']).toBe(true);
});

test('the build cache is restored after npm ci, which removes it', () => {
  for (const name of ['content', 'shard', 'announce']) {
    const order = job(name).steps.map(({ run, uses }) => run ?? uses ?? '');
    const restored = order.findIndex((step) => step.startsWith('actions/cache@'));
    expect(restored).toBeGreaterThan(order.indexOf('npm ci'));
    expect(job(name).steps[restored]?.with?.path).toMatch(/^node_modules\/\.cache\/qaseema/);
  }
});

/** A job that proposes changes of the data. */
interface Proposing {
  readonly steps: readonly Step[];
  /** The command, which is also the name of the file with its report. */
  readonly command: string;
  readonly branch: string;
  /** The file that it changes. */
  readonly file: string;
}

const scriptOf = (own: readonly Step[], named: RegExp): string =>
  own.find(({ name = '' }) => named.test(name))?.run ?? 'exit 1';

function describeProposal({ steps: own, command, branch, file }: Proposing): void {
  describe('the pull request with the changes', () => {
    let folder = '';
    const at = (file: string): string => path.join(folder, file);
    const environment = (): NodeJS.ProcessEnv => ({
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      RUNNER_TEMP: at('temp'),
      GITHUB_STEP_SUMMARY: at('summary'),
      BASE: 'main',
      BRANCH: branch,
      ASKED: at('asked'),
      OPEN: '',
    });
    const runScript = (named: RegExp, more: NodeJS.ProcessEnv = {}): void => {
      execFileSync('bash', ['-e', '-c', scriptOf(own, named)], {
        cwd: at('work'),
        env: { ...environment(), ...more },
        stdio: 'pipe',
      });
    };
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: at('work'),
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const put = (file: string, content: string): void => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    };

    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'propose-'));
      // Records its arguments, and reports the open pull request.
      put('bin/gh', '#!/bin/sh\necho "$@" >> "$ASKED"\nif [ "$2" = list ]; then echo "$OPEN"; fi\n');
      chmodSync(at('bin/gh'), 0o755);
      mkdirSync(at('temp'));
      put(`work/${file}`, 'id\n1\n');
      put('work/data/stores/b.yaml', 'slug: b\n');
      put('work/data/feeds/b.yaml', 'file: b.csv\n');
      execFileSync('git', ['init', '--quiet', '--bare', at('origin')]);
      git('init', '--quiet', '--initial-branch', 'main');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Base');
      git('remote', 'add', 'origin', at('origin'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('is not opened when nothing has changed', () => {
      runScript(/^Open a pull request/);
      expect(existsSync(at('asked'))).toBe(false);
    });

    test('has a description with both reports, in which no external text is markup', () => {
      put(`temp/${command}.txt`, 'a: 2 rows\n```\n@example <img src=x>\n');
      put('temp/check.txt', 'قسيمة\n'.repeat(6000));
      runScript(/^Write the description/);
      const text = readFileSync(at('temp/description.md'), 'utf8');
      expect(text).toContain(
        `## npm run ${command}\n\n    a: 2 rows\n    \`\`\`\n    @example <img src=x>\n\n## npm run check -- --strict\n`,
      );
      expect(Buffer.byteLength(text)).toBeGreaterThan(59_900);
      expect(Buffer.byteLength(text)).toBeLessThan(60_100);
      expect(text).toMatch(/\n {4}قسيمة\n {4}\(cut off\)\n$/);
      expect(readFileSync(at('summary'), 'utf8')).toBe(text);
    });

    test('is opened once and then updated', () => {
      put(`work/${file}`, 'id\n2\n');
      put('work/other.txt', 'left alone\n');
      runScript(/^Open a pull request/);
      expect(readFileSync(at('asked'), 'utf8')).toMatch(
        new RegExp(`pr create --head ${branch} --base main .*--body-file \\S+description\\.md\\n$`),
      );
      expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(`${file}\n`);
      put(`work/${file}`, 'id\n3\n');
      runScript(/^Open a pull request/, { OPEN: '17' });
      expect(readFileSync(at('asked'), 'utf8')).toMatch(/pr edit 17 --body-file \S+description\.md\n$/);
      expect(git('ls-remote', 'origin')).toContain(`refs/heads/${branch}`);
    });
  });
}

describe('the workflow for network tables', () => {
  const { jobs: feedJobs, permissions: given } = workflowOf('.github/workflows/feeds.yml');
  const { propose } = feedJobs;
  const own = propose?.steps ?? [];

  test('fetches them in one job, which has only the permissions for pull requests', () => {
    expect(Object.keys(feedJobs)).toEqual(['propose']);
    expect(given).toEqual({ contents: 'read' });
    expect(propose?.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
    expect(propose?.if).toContain("vars.PULL_FEEDS == 'true'");
    expect(own.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toEqual({
      'persist-credentials': false,
    });
  });

  test('passes secrets only to the fetching step, and the token only after all package code has run', () => {
    const withSecrets = own.filter(({ env = {} }) => Object.values(env).some((value) => value.includes('secrets.')));
    expect(withSecrets.map(({ id }) => id)).toEqual(['pull']);
    for (const [name, value] of Object.entries(withSecrets[0]?.env ?? {}))
      expect(value).toBe(`\${{ secrets.${name} }}`);
    const withToken = own.findIndex(({ env = {} }) => 'GH_TOKEN' in env);
    expect(own.slice(withToken).filter(({ run = '' }) => /npm|node/.test(run))).toEqual([]);
    expect(own.filter(({ env = {} }) => 'GH_TOKEN' in env)).toHaveLength(1);
  });

  describeProposal({ steps: own, command: 'pull', branch: 'feeds/pull', file: 'data/feeds/a.csv' });
});

describe('the workflow for reports of visitors', () => {
  const { jobs: inboxJobs, permissions: given, on: events } = workflowOf('.github/workflows/inbox.yml');
  const { propose } = inboxJobs;
  const own = propose?.steps ?? [];

  test('reads them when an issue gets the form label, in one job that may open pull requests', () => {
    const form = parse(read('.github/ISSUE_TEMPLATE/report.yml')) as { readonly labels: readonly string[] };
    expect(form.labels).toEqual(['report']);
    expect(events).toMatchObject({ issues: { types: ['labeled'] } });
    expect(Object.keys(inboxJobs)).toEqual(['propose']);
    expect(given).toEqual({ contents: 'read' });
    expect(propose?.permissions).toEqual({ contents: 'write', issues: 'read', 'pull-requests': 'write' });
    expect(propose?.if).toContain("vars.INBOX == 'true'");
    expect(propose?.if).toContain("github.event.label.name == 'report'");
    expect(own.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toEqual({
      'persist-credentials': false,
    });
  });

  test('passes them to the program in a file, without the names of their authors', () => {
    expect(own.flatMap(({ run = '' }) => (/gh issue/.test(run) ? [run] : []))).toEqual([
      'gh issue list --repo "$GITHUB_REPOSITORY" --label report --state open --limit 1000 --json body > "$RUNNER_TEMP/issues.json"',
    ]);
    // The workflow itself contains neither the title nor the text of an issue.
    expect(read('.github/workflows/inbox.yml')).not.toMatch(/github\.event\.issue/);
  });

  test('runs no package code with a token', () => {
    const withToken = own.filter(({ env = {} }) => 'GH_TOKEN' in env);
    expect(withToken).toHaveLength(2);
    expect(withToken.filter(({ run = '' }) => /npm|node/.test(run))).toEqual([]);
    expect(own.flatMap(({ env = {} }) => Object.values(env)).filter((value) => value.includes('secrets.'))).toEqual([]);
  });

  describeProposal({ steps: own, command: 'inbox', branch: 'reports/inbox', file: 'data/stores/a.yaml' });
});

test('dependencies and actions are updated weekly, in one pull request each', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    readonly updates: readonly { readonly 'package-ecosystem': string; readonly groups: object }[];
  };
  expect(updates).toMatchObject([
    { 'package-ecosystem': 'npm', schedule: { interval: 'weekly' } },
    { 'package-ecosystem': 'github-actions', schedule: { interval: 'weekly' } },
  ]);
  for (const { groups } of updates) expect(Object.values(groups)).toEqual([{ patterns: ['*'] }]);
});
