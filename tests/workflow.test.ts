import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { gitIn } from './support/git';
import { TemporaryFolder } from './support/temporary-folder';

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
  readonly environment?: { readonly name: string };
  readonly env?: Readonly<Record<string, unknown>>;
  readonly concurrency?: unknown;
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> };
  /** None, where the job is a workflow of its own. */
  readonly steps?: readonly Step[];
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, string>>;
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
const stepsIn = ({ steps: own = [] }: Job): readonly Step[] => own;
const steps = Object.values(jobs).flatMap(stepsIn);
const deployment = '.github/workflows/deploy.yml';
const own = ['.github/workflows/site.yml', '.github/workflows/feeds.yml', '.github/workflows/inbox.yml'];
const workflows = [...own, deployment];
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
const stepsOf = (file: string): readonly Step[] => Object.values(workflowOf(file).jobs).flatMap(stepsIn);
const job = (name: string): Job => jobs[name] ?? {};
const jobSteps = (name: string): readonly Step[] => stepsIn(job(name));
const runs = (name: string): string =>
  jobSteps(name)
    .map(({ run }) => run ?? '')
    .join('\n');

const scriptOf = (own: readonly Step[], named: RegExp): string =>
  own.find(({ name = '' }) => named.test(name))?.run ?? 'exit 1';

test.each(workflows)('every action of %s is pinned to a commit, with the version in a comment', (file) => {
  const uses = stepsOf(file).flatMap((step) => step.uses ?? []);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(read(file).match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(uses.length);
});

test('only the deployment to GitHub Pages has write permissions; those to other hosts only read', () => {
  expect(permissions).toEqual({ contents: 'read' });
  const withPermissions = Object.entries(jobs).filter(([, each]) => each.permissions !== undefined);
  expect(withPermissions.map(([name, each]) => [name, each.permissions])).toEqual([
    ['deploy', { pages: 'write', 'id-token': 'write' }],
    ['publish', { contents: 'read' }],
    ['preview', { contents: 'read' }],
  ]);
  expect(workflowOf(deployment).permissions).toEqual({ contents: 'read' });
});

test.each(workflows)(
  'no script of %s contains an expression, through which external text could become a command',
  (file) => {
    const commands = stepsOf(file).flatMap(({ run }) => run ?? []);
    // A command of the matrix is written in the workflow itself.
    expect(commands.filter((run) => /\$\{\{ (?!matrix\.command \}\}$)/.test(run))).toEqual([]);
  },
);

test.each(own)('every npm command of %s exists', (file) => {
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
    expect(jobSteps('content').some((step) => step.with?.name === 'site' && step.with.path === 'dist')).toBe(true);
  });

  test('tests changes of the code on every supported version of Node', () => {
    expect(job('test').needs).toBe('scope');
    expect(job('test').if).toBe("needs.scope.outputs.code == 'true'");
    expect(job('test').strategy?.matrix.node).toEqual([20, 22, 24]);
  });

  test('runs all tests, in every engine, for a change of the code', () => {
    expect(job('all-tests').needs).toBe('scope');
    expect(job('all-tests').if).toBe("needs.scope.outputs.code == 'true'");
    expect(runs('all-tests')).toMatch(/apt-get install .*webkit2gtk-driver.*npm run --silent test:static/s);
    expect(jobSteps('all-tests').at(-1)?.run).toMatch(/^\$\{\{ matrix\.command \}\}$/);
    const halves = [1, 2].map((half) => `npm run --silent test:edited -- --shard=${half}/2`);
    expect(job('all-tests').strategy?.matrix.command).toEqual([...halves, 'npm run --silent test:engines']);
    expect(scripts['test:all']).toBe(
      ['static', 'edited', 'engines'].map((part) => `npm run --silent test:${part}`).join(' && '),
    );
  });

  describe('the scope step for a change', () => {
    const script = jobSteps('scope').find(({ id }) => id === 'scope')?.run ?? 'exit 1';
    const folder = new TemporaryFolder('scope');
    const git = (...args: readonly string[]): string => gitIn(folder.root, ...args);

    beforeAll(() => {
      git('init', '--quiet');
      for (const file of ['data/README.md', 'data/guide/stores.md', 'data/stores/a.yaml', 'src/a.ts'])
        folder.write(file, 'old\n');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Base');
    });
    afterAll(() => folder.remove());

    const outputFor = (base: string): string => {
      folder.write('.git/output', '');
      execFileSync('bash', ['-e', '-c', script], {
        cwd: folder.root,
        env: { ...process.env, BASE: base, GITHUB_OUTPUT: folder.at('.git/output') },
      });
      return folder.read('.git/output');
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
      for (const file of files) folder.write(file, 'new\n');
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
    expect(read('.ci/shards')).toContain('--quarantine');
    expect(job('plan').if).toContain('schedule');
    expect(job('left-out').if).toBe("needs.nightly.outputs.code == '3'");
  });

  test('builds the parts of the site on several machines as of one instant and merges them', () => {
    expect(runs('plan')).toContain('.ci/shards plan >> "$GITHUB_OUTPUT"');
    expect(text.match(/SOURCE_DATE_EPOCH: \$\{\{ needs\.plan\.outputs\.instant \}\}/g)).toHaveLength(2);
    expect(runs('shard')).toContain('.ci/shards build "$SHARD"');
    expect(runs('nightly')).toContain('.ci/shards merge');
    expect(job('nightly').needs).toEqual(['plan', 'shard']);
  });

  test('passes each part on as one archive for a day, and caches nothing of it', () => {
    const upload = jobSteps('shard').find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.with).toMatchObject({ path: 'shards/*.tar', 'retention-days': 1 });
    expect(jobSteps('shard').filter(({ uses }) => uses?.startsWith('actions/cache@'))).toEqual([]);
  });

  test('runs the tests on edited data and on data/ itself, with failures as warnings', () => {
    const commands = job('content-tests').strategy?.matrix.include;
    expect(commands).toMatchObject([
      { command: 'npm run --silent test:content' },
      { command: 'SITE_DATA=data npm test' },
    ]);
    expect(jobSteps('content-tests').find(({ id }) => id === 'tests')?.['continue-on-error']).toBe(true);
    expect(runs('content-tests')).toContain('::warning::');
  });
});

describe('the deployment of main', () => {
  test.each(['deploy', 'publish'])(
    'by the job %s is enabled by a variable, on main only, and waits for every check',
    (name) => {
      const { if: condition = '', needs, concurrency } = job(name);
      expect(condition).toMatch(
        name === 'deploy' ? "vars.DEPLOY == 'github'" : /\["cloudflare", "netlify"\]'\), vars\.DEPLOY\)/,
      );
      expect(condition).toContain("github.ref == 'refs/heads/main' && github.event_name != 'pull_request'");
      expect(condition).toContain("!contains(needs.*.result, 'failure')");
      expect(needs).toEqual(['scope', 'content', 'test', 'all-tests', 'nightly']);
      expect(concurrency).toEqual({ group: 'production', 'cancel-in-progress': false });
    },
  );

  test('publishes what the same run has built, for the host that the variable names', () => {
    const inputs = jobSteps('deploy').map(({ with: values }) => values);
    expect(inputs.slice(0, 2)).toEqual([
      { name: 'site', path: 'dist' },
      { path: 'dist', 'include-hidden-files': true },
    ]);
    expect(job('publish').with).toEqual({ host: `\${{ vars.DEPLOY }}`, environment: 'production', branch: 'main' });
    expect(text.match(/SITE_HOST: .*/g)).toEqual(Array(3).fill(`SITE_HOST: \${{ vars.DEPLOY || 'any' }}`));
    expect(text.match(/SITE_PLAN: .*/g)).toEqual(Array(3).fill(`SITE_PLAN: \${{ vars.SITE_PLAN }}`));
  });

  test('is followed by a job that waits until visitors get the commit, and writes that to the summary', () => {
    expect(job('live').needs).toEqual(['deploy', 'publish']);
    expect(runs('live')).toContain('npm run --silent live -- "$GITHUB_SHA" >> "$GITHUB_STEP_SUMMARY"');
    expect(jobSteps('live')[0]?.with).toEqual({ 'persist-credentials': false, 'fetch-depth': 0 });
  });

  test('makes the runs of main wait for each other, so that no older site follows a newer one', () => {
    expect(parse(text)).toMatchObject({ concurrency: { group: `\${{ github.workflow }}-\${{ github.ref }}` } });
  });
});

describe('the preview of a pull request', () => {
  test('is enabled by variables, and never for a fork', () => {
    const { if: condition = '', needs } = job('preview');
    expect(condition).toContain("vars.DEPLOY_PREVIEWS == 'true'");
    expect(condition).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(condition).toContain("github.actor != 'dependabot[bot]'");
    expect(needs).toBe('content');
    expect(parse(text)).not.toHaveProperty('on.pull_request_target');
  });

  test('has a name of its own and the pages with changes', () => {
    expect(job('preview').with).toEqual({
      host: `\${{ vars.DEPLOY }}`,
      environment: 'preview',
      branch: `pr-\${{ github.event.pull_request.number }}`,
      pages: `\${{ needs.content.outputs.pages }}`,
    });
    expect(runs('content')).toContain("changes -- 'HEAD^1' --links=");
  });
});

describe('the workflow that publishes on a host', () => {
  const { deploy } = workflowOf(deployment).jobs;
  const publishing = stepsIn(deploy ?? {});
  let folder: TemporaryFolder;
  const runScript = (named: RegExp, more: NodeJS.ProcessEnv = {}) =>
    spawnSync('bash', ['-e', '-c', scriptOf(publishing, named)], {
      cwd: folder.root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${folder.at('bin')}:${process.env.PATH}`,
        GITHUB_OUTPUT: folder.at('output'),
        GITHUB_STEP_SUMMARY: folder.at('summary'),
        GITHUB_SHA: 'a1b2',
        RUNNER_TEMP: folder.root,
        ...more,
      },
    });
  const outputs = (): string => folder.read('output');

  beforeEach(() => {
    folder = new TemporaryFolder('publish');
    for (const file of ['en/index.html', '404.html', '_redirects']) folder.write(`site/${file}`, file);
    folder.write('site/_headers', '/*\n  A: b\n\n/assets/*\n  C: d\n');
    // Notes what it is asked to do, and answers as the tool does.
    for (const tool of ['cloudflare/node_modules/.bin/wrangler', 'netlify/node_modules/.bin/netlify']) {
      folder.write(
        `.github/deploy/${tool}`,
        '#!/bin/sh\necho "$@" > asked\necho "$ANSWER"\nif [ "$WRANGLER_OUTPUT_FILE_PATH" ]; then echo "$ANSWER" > "$WRANGLER_OUTPUT_FILE_PATH"; fi\n',
      );
      chmodSync(folder.at(`.github/deploy/${tool}`), 0o755);
    }
  });
  afterEach(() => folder.remove());

  test('checks out only the lock files of the tools, and gives each step only the key of its host', () => {
    const checkouts = publishing.filter(({ uses }) => uses?.includes('/checkout@'));
    expect(checkouts.map(({ with: inputs }) => inputs)).toEqual([
      { 'persist-credentials': false, 'sparse-checkout': '.github/deploy', 'sparse-checkout-cone-mode': false },
    ]);
    const keys = publishing.map(
      ({ id, env = {} }) => [id, Object.values(env).filter((value) => String(value).includes('secrets.'))] as const,
    );
    expect(keys.filter(([, values]) => values.length > 0)).toEqual([
      ['cloudflare', [`\${{ secrets.CLOUDFLARE_API_TOKEN }}`]],
      ['netlify', [`\${{ secrets.NETLIFY_AUTH_TOKEN }}`]],
    ]);
    expect(read('.github/workflows/site.yml').match(/secrets\.\w+/g)).toHaveLength(4);
    expect(deploy?.environment?.name).toBe(`\${{ inputs.environment }}`);
  });

  test.each([
    ['cloudflare', 'wrangler'],
    ['netlify', 'netlify-cli'],
  ])('has a lock file for the tool of %s with a hash of each package, and runs none of their scripts', (host, tool) => {
    const { dependencies } = JSON.parse(read(`.github/deploy/${host}/package.json`)) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const { packages } = JSON.parse(read(`.github/deploy/${host}/package-lock.json`)) as {
      readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    const { '': own, ...locked } = packages;
    expect(own?.dependencies).toEqual(dependencies);
    expect(dependencies).toEqual({ [tool]: locked[`node_modules/${tool}`]?.version });
    for (const each of Object.values(locked)) {
      // What a package contains of others has its own hash.
      expect(each.integrity ?? each.inBundle).toBeTruthy();
      expect(each).not.toHaveProperty('resolved');
    }
    expect(deploy?.env?.npm_config_ignore_scripts).toBe(true);
    expect(read(deployment)).not.toContain('npx');
    expect(read('package.json')).not.toContain(tool);
  });

  test.each([
    ['', ['404.html', '_headers', '_redirects', 'en/index.html']],
    ['/a/b', ['404.html', '_headers', '_redirects', 'a/b/404.html', 'a/b/en/index.html']],
  ])('puts a site with the base path "%s" where the host finds it', (basePath, files) => {
    folder.write('site/_build.json', JSON.stringify({ basePath }));
    expect(runScript(/^Put the site/).status).toBe(0);
    const published = readdirSync(folder.at('publish'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(
      published.map(({ parentPath, name }) => path.relative(folder.at('publish'), path.join(parentPath, name))).sort(),
    ).toEqual(files);
    expect(outputs()).toBe(`base=${basePath}\n`);
  });

  test('asks search engines to leave every page of a preview out', () => {
    cpSync(folder.at('site'), folder.at('publish'), { recursive: true });
    expect(publishing.find(({ name = '' }) => name.startsWith('Keep a preview'))?.if).toBe("inputs.branch != 'main'");
    runScript(/^Keep a preview/);
    expect(folder.read('publish/_headers')).toBe('/*\n  X-Robots-Tag: noindex\n  A: b\n\n/assets/*\n  C: d\n');
  });

  const cloudflare = (branch: string, environment: string, alias: string | null = null) =>
    runScript(/^Publish on Cloudflare/, {
      BRANCH: branch,
      PROJECT: 'coupons',
      WRANGLER_OUTPUT_FILE_PATH: folder.at('deployed'),
      ANSWER: JSON.stringify({ type: 'pages-deploy-detailed', url: 'https://x.example.com', alias, environment }),
    });

  test('publishes on Cloudflare Pages, a preview under its own address', () => {
    expect(cloudflare('pr-7', 'preview', 'https://pr-7.example.com').status).toBe(0);
    expect(outputs()).toBe('url=https://pr-7.example.com\n');
    expect(folder.read('asked')).toMatch(
      /pages deploy publish --project-name coupons --branch pr-7 --commit-hash a1b2\n$/,
    );
    expect(cloudflare('main', 'production').status).toBe(0);
    expect(outputs()).toContain('url=https://x.example.com\n');
  });

  test('fails if Cloudflare takes main for a preview', () => {
    expect(cloudflare('main', 'preview')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('::error::The production branch of the project coupons must be main.'),
    });
  });

  test.each([
    [
      'main',
      { url: 'https://www.example.com', deploy_url: 'https://x.example.com' },
      '--prod',
      'https://www.example.com',
    ],
    ['pr-7', { deploy_url: 'https://pr-7.example.com' }, '--alias pr-7', 'https://pr-7.example.com'],
  ])('publishes %s on Netlify', (branch, answer, where, url) => {
    runScript(/^Publish on Netlify/, { BRANCH: branch, ANSWER: JSON.stringify(answer) });
    expect(folder.read('asked')).toContain(`deploy --no-build --dir publish --message a1b2 --json ${where}\n`);
    expect(outputs()).toBe(`url=${url}\n`);
  });

  test('writes the links of a preview to the summary', () => {
    const links = (pages: string): string => {
      rmSync(folder.at('summary'), { force: true });
      runScript(/^Write the links/, { URL: 'https://pr-7.example.com', BASE: '/a', PAGES: pages });
      return folder.read('summary');
    };
    expect(links('/a/en/store/noon\n/a/ar/store/noon')).toBe(
      '## Preview\n\n<https://pr-7.example.com/a/>\n\nPages with changes:\n\n- <https://pr-7.example.com/a/en/store/noon>\n- <https://pr-7.example.com/a/ar/store/noon>\n',
    );
    expect(links('')).toBe('## Preview\n\n<https://pr-7.example.com/a/>\n\n');
  });
});

describe('.ci/shards, which the nightly jobs call', () => {
  const folder = new TemporaryFolder('shards');
  const run = (words: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
    spawnSync(folder.at('.ci/shards'), [...words], {
      encoding: 'utf8',
      env: {
        ...process.env,
        SITE_DATA: 'data',
        PATH: `${folder.at('bin')}:${process.env.PATH}`,
        GITHUB_ACTIONS: '',
        ...environment,
      },
    });

  beforeAll(() => {
    mkdirSync(folder.at('.ci'));
    cpSync(path.join(root, '.ci/shards'), folder.at('.ci/shards'));
    for (const name of ['a', 'b', 'c']) folder.write(`data/stores/${name}.yaml`, '');
    // Makes a part, or lists the parts that it finds; notes the instant.
    folder.write(
      'bin/npm',
      `#!/bin/bash
cd "\${0%/*}/.." && echo "$SOURCE_DATE_EPOCH" >> instants
if [ "$3" = build ]; then part=shards/\${6/\\//-of-}; mkdir -p "$part" && touch "$part/shard.json"; exit "\${BUILT:-0}"; fi
find shards -type f | sort; exit "\${MERGED:-0}"
`,
    );
    chmodSync(folder.at('bin/npm'), 0o755);
  });
  afterAll(() => folder.remove());

  test('plans parts of 2,000 stores', () => {
    expect(run(['plan']).stdout).toMatch(/^count=1\nshards=\[1\]\ninstant=\d{10}\n$/);
    expect(run(['plan'], { SHARD_STORES: '2' }).stdout).toMatch(/^count=2\nshards=\[1,2\]\n/);
  });

  test('packs each part into one archive, and joins them, all as of one instant', () => {
    expect(run(['build', '2/2']).status).toBe(0);
    expect(readdirSync(folder.at('shards'))).toEqual(['2-of-2.tar']);
    rmSync(folder.at('instants'));
    expect(run([], { SHARD_STORES: '2', BUILT: '3', MERGED: '3' })).toMatchObject({
      status: 3,
      stdout: 'shards/1-of-2/shard.json\nshards/2-of-2/shard.json\n',
    });
    const instants = folder.read('instants').trim().split('\n');
    expect([instants.length, new Set(instants).size]).toEqual([3, 1]);
  });

  test('stops at a part that was not built', () => {
    expect(run(['build', '1/2'], { BUILT: '1' }).status).toBe(1);
  });
});

describe('the announcement job', () => {
  test('is enabled by a variable and follows a deployment', () => {
    const { if: condition = '', needs } = job('announce');
    expect(condition).toContain("vars.ANNOUNCE == 'true'");
    expect(condition).toContain("needs.live.result == 'success'");
    expect(needs).toBe('live');
  });

  test('uses the site of the same run and the record of the last announcement', () => {
    const inputs = jobSteps('announce').map(({ with: values }) => values);
    expect(inputs).toContainEqual({ name: 'site', path: 'dist' });
    expect(inputs).toContainEqual(expect.objectContaining({ path: '.qaseema/announced.json' }));
    expect(runs('announce')).toContain('npm run --silent announce');
  });
});

test('site uploads include hidden files, which a site may need', () => {
  const uploads = steps.filter(({ with: inputs }) => inputs?.path === 'dist');
  const sites = uploads.filter(({ uses }) => uses?.includes('/upload-'));
  expect(sites).toHaveLength(3);
  for (const step of sites) expect(step.with?.['include-hidden-files']).toBe(true);
});

test('the build cache is restored after npm ci, which removes it', () => {
  const order = jobSteps('content').map(({ run, uses }) => run ?? uses ?? '');
  const restored = order.findIndex((step) => step.startsWith('actions/cache@'));
  expect(restored).toBeGreaterThan(order.indexOf('npm ci'));
  expect(jobSteps('content')[restored]?.with?.path).toBe('node_modules/.cache/qaseema');
});

describe('the workflow for network tables', () => {
  const { jobs: feedJobs, permissions: given } = workflowOf('.github/workflows/feeds.yml');
  const { propose } = feedJobs;
  const proposing = propose?.steps ?? [];

  test('fetches them in one job, which has only the permissions for pull requests', () => {
    expect(Object.keys(feedJobs)).toEqual(['propose']);
    expect(given).toEqual({ contents: 'read' });
    expect(propose?.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' });
    expect(propose?.if).toContain("vars.PULL_FEEDS == 'true'");
    expect(proposing.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toEqual({
      'persist-credentials': false,
    });
  });

  test('passes secrets only to the fetching step, and the token only after all package code has run', () => {
    const withSecrets = proposing.filter(({ env = {} }) =>
      Object.values(env).some((value) => value.includes('secrets.')),
    );
    expect(withSecrets.map(({ id }) => id)).toEqual(['pull']);
    for (const [name, value] of Object.entries(withSecrets[0]?.env ?? {}))
      expect(value).toBe(`\${{ secrets.${name} }}`);
    const withToken = proposing.findIndex(({ env = {} }) => 'GH_TOKEN' in env);
    expect(proposing.slice(withToken).filter(({ run = '' }) => /npm|node/.test(run))).toEqual([]);
    expect(proposing.filter(({ env = {} }) => 'GH_TOKEN' in env)).toHaveLength(1);
  });

  describe('the pull request with the changes', () => {
    const table = 'data/feeds/a.csv';
    const folder = new TemporaryFolder('propose');
    const environment = (): NodeJS.ProcessEnv => ({
      ...process.env,
      PATH: `${folder.at('bin')}:${process.env.PATH}`,
      RUNNER_TEMP: folder.at('temp'),
      GITHUB_STEP_SUMMARY: folder.at('summary'),
      BASE: 'main',
      BRANCH: 'feeds/pull',
      ASKED: folder.at('asked'),
      OPEN: '',
    });
    const runScript = (named: RegExp, more: NodeJS.ProcessEnv = {}): void => {
      execFileSync('bash', ['-e', '-c', scriptOf(proposing, named)], {
        cwd: folder.at('work'),
        env: { ...environment(), ...more },
        stdio: 'pipe',
      });
    };
    const git = (...args: readonly string[]): string => gitIn(folder.at('work'), ...args);

    beforeAll(() => {
      // Records its arguments, and reports the open pull request.
      folder.write('bin/gh', '#!/bin/sh\necho "$@" >> "$ASKED"\nif [ "$2" = list ]; then echo "$OPEN"; fi\n');
      chmodSync(folder.at('bin/gh'), 0o755);
      mkdirSync(folder.at('temp'));
      folder.write(`work/${table}`, 'id\n1\n');
      execFileSync('git', ['init', '--quiet', '--bare', folder.at('origin')]);
      git('init', '--quiet', '--initial-branch', 'main');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Base');
      git('remote', 'add', 'origin', folder.at('origin'));
    });
    afterAll(() => folder.remove());

    test('is not opened when nothing has changed', () => {
      runScript(/^Open a pull request/);
      expect(existsSync(folder.at('asked'))).toBe(false);
    });

    test('has a description with both reports, in which no external text is markup', () => {
      folder.write('temp/pull.txt', 'a: 2 rows\n```\n@example <img src=x>\n');
      folder.write('temp/check.txt', 'قسيمة\n'.repeat(6000));
      runScript(/^Write the description/);
      const text = folder.read('temp/description.md');
      expect(text).toContain(
        '## npm run pull\n\n    a: 2 rows\n    ```\n    @example <img src=x>\n\n## npm run check -- --strict\n',
      );
      expect(Buffer.byteLength(text)).toBeGreaterThan(59_900);
      expect(Buffer.byteLength(text)).toBeLessThan(60_100);
      expect(text).toMatch(/\n {4}قسيمة\n {4}\(cut off\)\n$/);
      expect(folder.read('summary')).toBe(text);
    });

    test('is opened once and then updated', () => {
      folder.write(`work/${table}`, 'id\n2\n');
      folder.write('work/other.txt', 'left alone\n');
      runScript(/^Open a pull request/);
      expect(folder.read('asked')).toMatch(
        /pr create --head feeds\/pull --base main .*--body-file \S+description\.md\n$/,
      );
      expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(table);
      folder.write(`work/${table}`, 'id\n3\n');
      runScript(/^Open a pull request/, { OPEN: '17' });
      expect(folder.read('asked')).toMatch(/pr edit 17 --body-file \S+description\.md\n$/);
      expect(git('ls-remote', 'origin')).toContain('refs/heads/feeds/pull');
    });
  });
});

describe('the workflow for reports of visitors', () => {
  const { jobs: inboxJobs, permissions: given, on: events } = workflowOf('.github/workflows/inbox.yml');
  const { propose } = inboxJobs;
  const proposing = propose?.steps ?? [];

  test('reads them when an issue gets the form label, in one job that may open pull requests', () => {
    const form = parse(read('.github/ISSUE_TEMPLATE/report.yml')) as { readonly labels: readonly string[] };
    expect(form.labels).toEqual(['report']);
    expect(events).toMatchObject({ issues: { types: ['labeled'] } });
    expect(Object.keys(inboxJobs)).toEqual(['propose']);
    expect(given).toEqual({ contents: 'read' });
    expect(propose?.permissions).toEqual({ contents: 'write', issues: 'read', 'pull-requests': 'write' });
    expect(propose?.if).toContain("vars.INBOX == 'true'");
    expect(propose?.if).toContain("github.event.label.name == 'report'");
    expect(proposing.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toEqual({
      'persist-credentials': false,
    });
  });

  test('passes them to the program in a file, without the names of their authors', () => {
    expect(proposing.flatMap(({ run = '' }) => (/gh issue/.test(run) ? [run] : []))).toEqual([
      'gh issue list --repo "$GITHUB_REPOSITORY" --label report --state open --limit 1000 --json body > "$RUNNER_TEMP/issues.json"',
    ]);
    // The workflow itself contains neither the title nor the text of an issue.
    expect(read('.github/workflows/inbox.yml')).not.toMatch(/github\.event\.issue/);
  });

  test('runs no package code with a token', () => {
    const withToken = proposing.filter(({ env = {} }) => 'GH_TOKEN' in env);
    expect(withToken).toHaveLength(2);
    expect(withToken.filter(({ run = '' }) => /npm|node/.test(run))).toEqual([]);
    expect(
      proposing.flatMap(({ env = {} }) => Object.values(env)).filter((value) => value.includes('secrets.')),
    ).toEqual([]);
  });

  test('proposes the changes with the scripts of the workflow for network tables, in its own words', () => {
    const ownWords = /(?<=echo '|--message '|--title ')[^']*/g;
    const { steps: ofFeeds = [] } = workflowOf('.github/workflows/feeds.yml').jobs.propose ?? {};
    for (const named of [/^Write the description/, /^Open a pull request/]) {
      const [script = '', other = ''] = [proposing, ofFeeds].map((each) => scriptOf(each, named).replace(ownWords, ''));
      expect(script).toContain('"$RUNNER_TEMP/description.md"');
      expect(script).toBe(
        other
          .replace(/pull(?=\.txt|\\n)/g, 'inbox')
          .replace('git add data/feeds\n', 'git add data/feeds data/stores\n'),
      );
    }
  });
});

test('dependencies and actions are updated weekly, in one pull request each', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    readonly updates: readonly { readonly 'package-ecosystem': string; readonly groups: object }[];
  };
  expect(updates).toMatchObject([
    { 'package-ecosystem': 'npm', schedule: { interval: 'weekly' } },
    {
      'package-ecosystem': 'npm',
      schedule: { interval: 'weekly' },
      directories: readdirSync(path.join(root, '.github/deploy')).map((host) => `/.github/deploy/${host}`),
    },
    { 'package-ecosystem': 'github-actions', schedule: { interval: 'weekly' } },
  ]);
  for (const { groups } of updates) expect(Object.values(groups)).toEqual([{ patterns: ['*'] }]);
});
