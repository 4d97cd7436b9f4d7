import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEditor, type EditorServer } from '../support/editor-server';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { storeFile, syntheticStore } from '../bench/synthetic-catalogue';
import { cacheEntries, damageEntry, damageKinds } from '../support/damaged-cache';
import { Chance } from '../support/random';

/** The results of killed builds. */
export interface BuildKills {
  /** The numbers of builds that were killed while running, and that ended before. */
  readonly hit: number;
  readonly missed: number;
  /** The state after a kill: the old site, the new one, or files of both, which the journal lists. */
  readonly former: number;
  readonly fresh: number;
  readonly between: number;
  readonly complaints: readonly string[];
}

/** The results of killed saves of the form editor. */
export interface SaveKills {
  readonly hit: number;
  readonly missed: number;
  /** The numbers of kills before the first file was written, between two files, and after the last one. */
  readonly before: number;
  readonly between: number;
  readonly after: number;
  readonly complaints: readonly string[];
}

interface KillOptions {
  /** The number of kills that must hit a running save. */
  readonly kills: number;
  readonly seed: number;
  /** Whether entries of the cache are damaged after each kill of a build. */
  readonly damaged?: boolean;
  readonly progress?: (done: number) => void;
}

/** The missed kills for each hit after which a run gives up: durations vary with the load of the machine. */
const mostMissed = 10;

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The files below a folder with their contents. */
type Files = ReadonlyMap<string, string>;

function contentsOf(folder: string): Files {
  return new Map(
    filesBelow(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

function areSame(one: Files, other: Files): boolean {
  return one.size === other.size && [...one].every(([file, content]) => other.get(file) === content);
}

/** Whether each file belongs to one of two states, and no file that both have is missing. */
function isOfBoth(files: Files, one: Files, other: Files): boolean {
  return (
    [...files].every(([file, content]) => one.get(file) === content || other.get(file) === content) &&
    [...one.keys()].every((file) => files.has(file) || !other.has(file))
  );
}

/** The files of the project other than data, packages and the built site. A build must not add to them. */
function leftovers(copy: ProjectCopy): readonly string[] {
  const top = readdirSync(copy.root);
  const generated = filesBelow(copy.at('src'));
  const packages = readdirSync(copy.at('node_modules')).filter((name) => name.startsWith('.'));
  const cached = filesBelow(copy.at('node_modules/.cache')).filter((file) => /partial|unfinished|tmp/.test(file));
  return [...top, ...generated, ...packages, ...cached];
}

/** Waits until a condition is true. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(1);
}

/** Runs a build and kills it with its child processes when `moment` resolves. Returns whether it was still running. */
function buildKilled(copy: ProjectCopy, moment: (isOver: () => boolean) => Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['generator/cli/launcher/launch.js', 'build'], {
      cwd: copy.root,
      env: { ...process.env, SITE_DATA: '', ...environment },
      stdio: 'ignore',
      detached: true,
    });
    child.on('error', reject);
    child.on('exit', (_code, signal) => resolve(signal === 'SIGKILL'));
    const isOver = (): boolean => child.exitCode !== null;
    void moment(isOver).then(() => {
      if (child.pid !== undefined && !isOver()) process.kill(-child.pid, 'SIGKILL');
    });
  });
}

const environment = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000), SITE_PREVIEWS: 'off' };

/** A project that is built from two states of its data alternately. */
class TwoStates {
  readonly copy = copyProject(environment, { ownCache: true });
  readonly #texts: readonly string[];
  /** The site of each state, built without a cache or a published site. */
  readonly #clean: readonly Files[];
  /** The durations of builds with much and with little in the cache, in milliseconds. */
  readonly #usual: { readonly warm: number; readonly cold: number };
  readonly #parts: readonly string[];

  constructor() {
    const text = readFileSync(this.#store, 'utf8');
    this.#texts = ['one', 'two'].map((name) => text.replace(/^aliases:\n/m, `aliases:\n  - alias ${name}\n`));
    this.#clean = [0, 1].map((state) => {
      this.take(state);
      this.chill();
      rmSync(this.at('dist'), { recursive: true, force: true });
      this.#build();
      return this.dist();
    });
    this.take(0);
    const warm = this.#build();
    this.take(1);
    this.chill();
    this.#usual = { warm, cold: this.#build() };
    this.#parts = leftovers(this.copy);
  }

  get #store(): string {
    return this.at('data/stores/temu.yaml');
  }

  at(file: string): string {
    return this.copy.at(file);
  }

  take(state: number): void {
    writeFileSync(this.#store, this.#texts[state % 2] ?? '');
  }

  /** Removes the cache, so that kills also hit the bundler and the publication of the whole site. */
  chill(): void {
    rmSync(this.at('node_modules/.cache'), { recursive: true, force: true });
  }

  /** Damages three entries of the cache. */
  damage(chance: Chance): void {
    for (let count = 0; count < 3; count += 1) {
      const kinds = [...cacheEntries(this.copy.root).values()];
      if (kinds.length === 0) return;
      const file = chance.pick(chance.pick(kinds));
      damageEntry(this.copy.root, file, chance.pick(damageKinds), chance.share);
    }
  }

  /** The duration of a successful build in milliseconds. */
  #build(): number {
    const started = performance.now();
    const { code, err } = this.copy.run('build');
    if (code !== 0) throw new Error(`a build ended with ${code ?? 'a signal'}: ${err}`);
    return performance.now() - started;
  }

  usual(isCold: boolean): number {
    return isCold ? this.#usual.cold : this.#usual.warm;
  }

  dist(): Files {
    return contentsOf(this.at('dist'));
  }

  clean(state: number): Files {
    return this.#clean[state % 2] ?? new Map();
  }

  /** The errors of the next build. */
  *wrongAfter(state: number): Iterable<string> {
    try {
      this.#build();
    } catch (error) {
      yield String(error);
    }
    if (!areSame(this.dist(), this.clean(state))) yield 'the next build gives another site than a clean one';
    const extra = leftovers(this.copy).filter((file) => !this.#parts.includes(file));
    if (extra.length > 0) yield `left behind ${extra.join(', ')}`;
  }
}

/**
 * Kills builds at moments spread over their duration, and some while they move files to the site. After each kill the
 * data is unchanged and the published site is complete. The next build succeeds, even with a damaged cache, writes the
 * same files as an uninterrupted one, and leaves nothing else behind.
 */
export async function killBuilds({ kills, seed, damaged = false, progress }: KillOptions): Promise<BuildKills> {
  const chance = new Chance(seed);
  const complaints: string[] = [];
  const found = { former: 0, fresh: 0, between: 0 };
  const project = new TwoStates();
  let [hit, missed] = [0, 0];
  try {
    // The site has state 1; each kill hits the build of the other state.
    for (let state = 0; hit < kills && missed < mostMissed * kills; state += 1) {
      project.take(state);
      const isCold = state % 5 === 4;
      if (isCold) project.chill();
      const data = contentsOf(project.at('data'));
      const isHit = await buildKilled(project.copy, (isOver) =>
        state % 5 === 3
          ? until(() => isOver() || existsSync(project.at('.dist-journal')))
          : sleep(((hit + chance.share()) / kills) * project.usual(isCold)),
      );
      if (isHit) hit += 1;
      else missed += 1;
      const complain = (words: string): void => void complaints.push(`state ${state}: ${words}`);
      const [after, before, fresh] = [project.dist(), project.clean(state + 1), project.clean(state)];
      const kind = areSame(after, before) ? 'former' : areSame(after, fresh) ? 'fresh' : 'between';
      if (isHit) found[kind] += 1;
      if (kind === 'between' && !(isOfBoth(after, before, fresh) && existsSync(project.at('.dist-journal'))))
        complain('the site that was left is not whole');
      if (damaged) project.damage(chance);
      for (const words of project.wrongAfter(state)) complain(words);
      if (!areSame(contentsOf(project.at('data')), data)) complain('the data is another');
      progress?.(hit);
    }
  } finally {
    project.copy.remove();
  }
  return { hit, missed, ...found, complaints };
}

/** The file in which the editor records a save before it writes the first file. */
const saveNote = '.qaseema/editor/last-save.json';

/** Files with their old and new texts. */
type Texts = ReadonlyMap<string, readonly [string, string]>;

/** A project whose stores are edited and saved repeatedly. */
class EditedProject {
  readonly copy = copyProject({}, { ownCache: true });
  readonly #files: readonly string[];
  #editor: EditorServer | undefined;
  #round = 0;

  constructor() {
    // Many files, so that a kill can hit between two of them.
    for (let index = 0; index < 40; index += 1) this.copy.write(storeFile(index), syntheticStore(index));
    this.#files = filesBelow(this.copy.at('data/stores'))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => `data/stores/${file}`);
  }

  async start(): Promise<EditorServer> {
    this.#editor ??= await startEditor(this.copy.root);
    return this.#editor;
  }

  read(file: string): string {
    return this.copy.read(file);
  }

  /** The files of data/. */
  names(): string {
    return filesBelow(this.copy.at('data')).join('\n');
  }

  /** The time at which the last save began to write; 0 if none has. */
  noted(): number {
    return statSync(this.copy.at(saveNote), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  /** Whether every file is new. The last file is written last. */
  isSaved(texts: Texts): boolean {
    return [...texts].reverse().every(([file, [, text]]) => this.read(file) === text);
  }

  /** Waits until a save begins to write. */
  async untilNoted(): Promise<void> {
    const last = this.noted();
    const end = performance.now() + 60_000;
    await until(() => this.noted() !== last || performance.now() > end);
  }

  /** Edits every store. Returns the texts before and after. */
  async edit(): Promise<Texts> {
    const editor = await this.start();
    this.#round += 1;
    // In parallel, so that they are checked together.
    return new Map(
      await Promise.all(
        this.#files.map(async (file) => {
          const before = this.read(file);
          const name = `${file} ${this.#round}`;
          const value = { en: `Codes of ${name}`, ar: `أكواد ${name}` };
          const { json } = await editor.call('edit', {
            path: file,
            edits: [{ kind: 'set', path: ['heading'], value }],
          });
          return [file, [before, json.text]] as const;
        }),
      ),
    );
  }

  /**
   * Saves all drafts. Returns whether the editor responded before it was killed. Calls `sent` after sending the
   * request.
   */
  async save(sent = (): unknown => undefined): Promise<boolean> {
    const editor = await this.start();
    const { hash, drafts } = (await editor.call('preview-save', {})).json;
    const answer = editor.call('save', { hash, paths: drafts }).catch(() => undefined);
    const answered = answer.then((given) => {
      // A refused save writes no file that the test could wait for.
      if (given && given.status !== 200) throw new Error(given.text);
      return given !== undefined;
    });
    await Promise.all([sent(), answered]);
    return answered;
  }

  async kill(): Promise<void> {
    const killed = this.#editor?.stop('SIGKILL');
    this.#editor = undefined;
    await killed;
  }

  /** The errors in files and drafts after a kill. */
  async *wrong(texts: Texts): AsyncIterable<string> {
    for (const [file, states] of texts) if (!states.includes(this.read(file))) yield `${file} is neither old nor new`;
    const editor = await this.start();
    const opened = await Promise.all([...texts.keys()].map((file) => editor.call('open', { path: file })));
    for (const { json } of opened)
      if (json.text !== texts.get(json.path)?.[1]) yield `what was typed in ${json.path} is lost`;
  }
}

/**
 * Kills the form editor while it saves all stores: at moments spread over the duration of a save, and every second time
 * after it has begun to write. After each kill every file is either old or new, and no typed text is lost; the
 * remaining drafts can be saved in the end.
 */
export async function killSaves({ kills, seed, progress }: KillOptions): Promise<SaveKills> {
  const chance = new Chance(seed);
  const complaints: string[] = [];
  const found = { before: 0, between: 0, after: 0 };
  const project = new EditedProject();
  let [hit, missed, usual, writing] = [0, 0, 0, 0];
  try {
    // The first save also loads code.
    for (let round = 0; round < 3; round += 1) {
      const texts = await project.edit();
      let started = 0;
      await project.save(async () => {
        started = performance.now();
        await project.untilNoted();
        const noted = performance.now();
        await until(() => project.isSaved(texts));
        writing = performance.now() - noted;
      });
      usual = performance.now() - started;
    }
    const names = project.names();
    while (hit < kills && missed < mostMissed * kills) {
      const texts = await project.edit();
      const share = (hit + chance.share()) / kills;
      const isHit = !(await project.save(async () => {
        if (hit % 2 === 0) await sleep(share * usual);
        else {
          await project.untilNoted();
          await sleep(share * writing);
        }
        await project.kill();
      }));
      if (isHit) hit += 1;
      else missed += 1;
      const fresh = [...texts].filter(([file, [, text]]) => project.read(file) === text).length;
      if (isHit) found[fresh === 0 ? 'before' : fresh === texts.size ? 'after' : 'between'] += 1;
      for await (const words of project.wrong(texts)) complaints.push(`kill ${hit + missed}: ${words}`);
      if (project.names() !== names) complaints.push(`kill ${hit + missed}: data/ has other files`);
      progress?.(hit);
    }
    const texts = await project.edit();
    await project.save();
    if (!project.isSaved(texts)) complaints.push('a save after all kills does not write what was typed');
  } finally {
    await project.kill();
    project.copy.remove();
  }
  return { hit, missed, ...found, complaints };
}
