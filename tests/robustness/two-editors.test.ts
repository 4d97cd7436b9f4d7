import { afterAll, beforeAll, expect, test } from 'vitest';
import { GitHubBranch } from '../../generator/authoring/hosted/github-branch';
import { GitHub } from '../../generator/authoring/hosted/github/github';
import { RepositoryMoved } from '../../generator/authoring/hosted/repository';
import { mergeFiles } from '../../generator/authoring/editor/merge/merge-files';
import { amend, type AmendPath } from '../../generator/catalogue/amend/amend';
import { catalogueFiles, projectSystem } from '../support/catalogue';
import { isComplete } from '../support/extent';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in';
import { Chance } from '../support/random';
import { pathsIn, valueAt, valueIn } from './edits';

const chance = new Chance(43);

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const project = projectSystem();
const stores = catalogueFiles.filter((file) => /^data\/stores\/.*\.yaml$/.test(file));

const contentsOfStores = Object.fromEntries(stores.map((file) => [file, project.read(file)]));

/** A branch as an editor sees it. */
type Branch = Pick<GitHubBranch, 'load' | 'pull' | 'commit'>;

/** Opens the branch that the editors share. */
type Open = (login: string) => Branch;

let github: GitHubStandIn;
beforeAll(async () => {
  github = await startGitHub(contentsOfStores);
});
afterAll(() => github.stop());

function onGitHub(login: string): Branch {
  const client = new GitHub({
    token: github.addToken({ login }),
    repository: { owner: 'shop', name: 'site' },
    fetch,
    api: github.url,
    blobs: { get: async () => new Map(), put: async () => undefined, keepOnly: async () => undefined },
    now: Date.now,
    wait: async () => undefined,
  });
  const branch = new GitHubBranch({ github: client, base: 'main', login, now: Date.now });
  branch.mode = 'direct';
  return branch;
}

/** A branch in memory, which refuses a commit of an editor who has not seen the last one. */
function inMemory(): Open {
  const files = new Map(Object.entries(contentsOfStores));
  let head = 0;
  return () => {
    let seen = -1;
    const pull: Branch['pull'] = async () => {
      seen = head;
      return [...files].map(([path, bytes]) => ({ path, bytes }));
    };
    return {
      load: pull,
      pull,
      commit: async (changes) => {
        if (seen !== head) throw new RepositoryMoved();
        for (const { path, after } of changes) files.set(path, after);
        head += 1;
        seen = head;
      },
    };
  };
}

/** One of the two editors: what it has loaded, and what it has typed. */
class Editor {
  readonly files = new Map<string, Uint8Array | undefined>();

  constructor(private readonly branch: Branch) {}

  async load(): Promise<void> {
    for (const { path, bytes } of await this.branch.load()) this.files.set(path, bytes);
  }

  async pull(): Promise<void> {
    for (const { path, bytes } of await this.branch.pull()) this.files.set(path, bytes);
  }

  text(path: string): string {
    return decoder.decode(this.files.get(path));
  }

  async save(path: string, after: Uint8Array | undefined): Promise<void> {
    await this.branch.commit([{ path, before: this.files.get(path), after }], 'Edit');
    this.files.set(path, after);
  }
}

/** The paths of the texts in a file, without ids: an entry with another id is another entry. */
function textsIn(text: string): readonly AmendPath[] {
  const value = valueIn(text);
  return value === undefined
    ? []
    : pathsIn(value).filter((path) => typeof valueAt(value, path) === 'string' && !path.includes('id'));
}

/** Types over some texts of a file. Returns the new file, and what was typed by path. */
function typed(
  text: string,
  who: string,
  places: readonly AmendPath[],
): { readonly text: string; readonly values: ReadonlyMap<string, string> } {
  const values = new Map<string, string>();
  let edited = text;
  for (let count = 0; count < 1 + chance.share() * 3; count += 1) {
    const path = chance.pick(places);
    const value = chance.share() < 0.1 ? 'the same words' : `${who} ${chance.below(1e6)} نصّ`;
    const amended = amend(edited, [{ kind: 'set', path, value }], {});
    if (!('text' in amended)) continue;
    edited = amended.text;
    values.set(JSON.stringify(path), value);
  }
  // Words that were there already are no change.
  const changed = [...values].filter(([key, value]) => valueAt(valueIn(text), JSON.parse(key)) !== value);
  return { text: edited, values: new Map(changed) };
}

/** Saves what both have typed, the second after the first. Returns how many questions were asked. */
async function saveBoth(one: Editor, other: Editor, path: string): Promise<number> {
  const base = one.text(path);
  const all = textsIn(base);
  // Few enough that both often choose the same.
  const places = Array.from({ length: 12 }, () => chance.pick(all));
  const [first, second] = [typed(base, 'mona', places), typed(base, 'omar', places)];
  const mine = new TextEncoder().encode(second.text);
  await one.save(path, new TextEncoder().encode(first.text));
  await expect(other.save(path, mine)).rejects.toThrow(RepositoryMoved);
  await other.pull();
  const versions = { base: new TextEncoder().encode(base), mine, theirs: other.files.get(path) };
  const changedTwice = [...first.values].filter(([key, value]) => (second.values.get(key) ?? value) !== value);
  const merged = mergeFiles(versions, {});
  const asked = 'conflicts' in merged ? merged.conflicts.map((each) => JSON.stringify(each.path)) : [];
  expect([...asked].sort()).toEqual(changedTwice.map(([key]) => key).sort());
  const takes = new Map(asked.map((key) => [key, chance.pick(['mine', 'theirs'] as const)]));
  const choices = [...takes].map(([key, take]) => ({ path: JSON.parse(key), take }));
  const final = asked.length > 0 ? mergeFiles(versions, {}, choices) : merged;
  if ('conflicts' in final) throw new Error('A question was answered, and is asked again.');
  await other.save(path, final.content);
  await one.pull();
  const expected = new Map(
    [...first.values, ...second.values].filter(([key, value]) => {
      const take = takes.get(key);
      return take === undefined || (take === 'mine' ? second : first).values.get(key) === value;
    }),
  );
  const found = [...expected.keys()].map((key) => [key, valueAt(valueIn(one.text(path)), JSON.parse(key))]);
  expect(found).toEqual([...expected]);
  for (const comment of base.match(/^ *#.*$/gm) ?? []) expect(one.text(path)).toContain(comment);
  return asked.length;
}

// GitHub answers a sequence in a second, memory in milliseconds.
test.each<readonly [string, () => Open, number]>([
  ['on GitHub', () => onGitHub, isComplete ? 25 : 2],
  ['in memory', inMemory, isComplete ? 500 : 8],
])(
  'two editors of one file %s end with the texts of both, or with a question for each text that both have changed',
  { timeout: 600_000 },
  async (_where, openedBy, sequences) => {
    const open = openedBy();
    const [one, other] = [new Editor(open('mona')), new Editor(open('omar'))];
    await Promise.all([one.load(), other.load()]);
    const questions: number[] = [];
    for (let sequence = 0; sequence < sequences; sequence += 1)
      questions.push(await saveBoth(one, other, chance.pick(stores)));
    const merged = questions.filter((count) => count === 0).length;
    if (!isComplete) return;
    expect(merged).toBeGreaterThan(0);
    expect(merged).toBeLessThan(sequences);
  },
);
