import type { KeptFiles } from '../../generator/authoring/hosted/keeper';
import type { EditorState, FieldEdit, SavePreview } from '../../src/domain/editing/editor-protocol';
import {
  Outbox,
  sendTo,
  typedIn,
  withChanges,
  type Change,
  type OutboxStorage,
} from '../../src/editor/connection/outbox';
import { EditorServer, Unreachable } from '../../src/editor/connection/server';
import { catalogueBranch, hostedEditor, type FakeBranch, type HostedUnderTest } from '../support/hosted-editor';
import { Chance } from '../support/random';

/** A typed word that occurs in no other text. */
interface TypedWord {
  readonly word: string;
  readonly file: string;
  /** Whether a later act has removed it, or the page has named it as not kept. */
  isDone: boolean;
}

/** The findings of all scripts. */
export interface HostedResult {
  readonly scripts: number;
  readonly typed: number;
  /** The writes of drafts, and how many of them failed. */
  readonly writes: number;
  readonly refused: number;
  /** The words of drafts that were lost with a closed page, which had named them. */
  readonly named: number;
  readonly complaints: readonly string[];
}

const files = ['noon', 'temu', 'ubuy'].map((slug) => `data/stores/${slug}.yaml`);
/** One of so many scripts saves. */
const savesEvery = 20;
const now = Date.UTC(2026, 9, 20);
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The storage of a browser in which writes fail by chance: at once, or when their transaction is completed. */
class FailingStorage {
  readonly kept = new Map<string, Uint8Array>();
  writes = 0;
  refused = 0;
  /** The part of the writes that fails. It changes, as if the device were full for a while. */
  share = 0;

  constructor(private readonly chance: Chance) {}

  /** The storage as one page sees it, until `end`. A write that is not complete then may be lost. */
  open(): { readonly files: KeptFiles; end(): void } {
    let isOpen = true;
    const persist = async (path: string, bytes: Uint8Array | undefined): Promise<void> => {
      this.writes += 1;
      const [fails, isLate] = [this.chance.share() < this.share, this.chance.share() < 0.5];
      if (isLate) await turn();
      if (!isOpen && this.chance.share() < 0.5) return new Promise(() => undefined);
      if (fails) {
        this.refused += 1;
        throw new Error('QuotaExceededError');
      }
      if (bytes) this.kept.set(path, bytes);
      else this.kept.delete(path);
      return undefined;
    };
    return { files: { persist }, end: () => (isOpen = false) };
  }
}

/** The page with its worker, until it is closed. */
class OpenPage {
  readonly outbox: Outbox;
  readonly server: EditorServer;
  /** The words of changes that the worker has refused: the page shows them. */
  readonly refused: string[] = [];
  isWorkerGone = false;
  private readonly storage: ReturnType<FailingStorage['open']>;
  private readonly hosted: HostedUnderTest;

  constructor(branch: FakeBranch, storage: FailingStorage, outboxStorage: OutboxStorage) {
    this.storage = storage.open();
    this.hosted = hostedEditor(branch, now, new Map(storage.kept), undefined, this.storage.files);
    const request = async (route: string, body?: unknown) => {
      if (this.isWorkerGone) throw new Unreachable();
      const answer = await this.hosted.editor.answer(body === undefined ? 'GET' : 'POST', route, body);
      if (this.isWorkerGone) throw new Unreachable();
      return structuredClone(answer);
    };
    this.server = new EditorServer(
      { request },
      () => undefined,
      () => 'en',
    );
    this.outbox = new Outbox(outboxStorage, (change) => sendTo(this.server, change));
    this.outbox.listen((_waiting, outcome) => {
      if (outcome && 'refusal' in outcome.result) this.refused.push(...typedIn(outcome.change));
    });
  }

  /** The files whose drafts the page reports as not stored. */
  get unstored(): readonly string[] {
    return this.hosted.unstored;
  }

  /** Ends the worker, as a crash or a closed tab does. */
  end(): void {
    this.isWorkerGone = true;
    this.storage.end();
    this.hosted.editor.close();
  }
}

class HostedScript {
  readonly words: TypedWord[] = [];
  readonly acts: string[] = [];
  readonly problems: string[] = [];
  readonly storage: FailingStorage;
  named = 0;
  private readonly branch = catalogueBranch();
  private readonly chance: Chance;
  private waiting: readonly Change[] = [];
  private page: OpenPage;

  constructor(private readonly seed: number) {
    this.chance = new Chance(seed);
    this.storage = new FailingStorage(this.chance);
    this.page = this.open();
  }

  async run(): Promise<void> {
    for (let left = 8 + this.chance.below(12); left > 0; left -= 1) {
      if (this.chance.share() < 0.3) this.storage.share = this.chance.pick([0, 0.3, 1]);
      await this.act();
    }
    await this.settle();
    this.storage.share = this.chance.pick([0, 0.5]);
    await this.reopen();
    await this.look('the end');
    this.page.end();
  }

  private open(): OpenPage {
    return new OpenPage(this.branch, this.storage, {
      read: () => this.waiting,
      write: (changes) => {
        this.waiting = changes;
        return true;
      },
    });
  }

  private async act(): Promise<void> {
    const acts = {
      type: [10, () => this.type()],
      insert: [4, () => this.insert()],
      write: [2, () => this.write()],
      undo: [2, () => this.takeBack('undo')],
      discard: [1, () => this.takeBack('discard')],
      settle: [3, () => this.settle()],
      reopen: [2, () => this.reopen()],
      'worker gone': [1, () => this.loseWorker()],
      // A save checks all data, which takes seconds.
      save: [this.seed % savesEvery === 0 ? 2 : 0, () => this.save()],
    } as const;
    const [name, act] = this.chance.weighted(
      Object.entries(acts).map(([own, [weight, run]]) => [weight, [own, run]] as const),
    );
    this.acts.push(`${name}, ${this.storage.share} of the writes fail`);
    await act();
  }

  private newWord(file: string): string {
    const word = `w${this.seed}x${this.words.length}q`;
    this.words.push({ word, file, isDone: false });
    return word;
  }

  /** Types a word at the end of a field, as the page shows it. */
  private async type(): Promise<void> {
    const file = this.chance.pick(files);
    const language = this.chance.pick(['en', 'ar']);
    const shown = withChanges(await this.page.server.open(file), this.page.outbox.waiting);
    const heading: unknown = Reflect.get(Object(shown.value), 'heading');
    const was: unknown = Reflect.get(Object(heading), language);
    if (typeof was !== 'string') return;
    const value = `${was} ${this.newWord(file)}`;
    this.add(file, { kind: 'set', path: ['heading', language], value, was });
  }

  private async insert(): Promise<void> {
    const file = this.chance.pick(files);
    this.add(file, { kind: 'insert', path: ['aliases'], at: 0, value: this.newWord(file) });
  }

  private add(path: string, edit: FieldEdit): void {
    this.page.outbox.add({ path, edits: [edit], group: JSON.stringify(edit.path) });
  }

  /** Writes a word into the text of a file. */
  private async write(): Promise<void> {
    const file = this.chance.pick(files);
    await this.settle();
    const { text = '' } = await this.page.server.open(file);
    this.page.outbox.add({ path: file, text: `${text}# ${this.newWord(file)}\n` });
  }

  private async takeBack(step: 'undo' | 'discard'): Promise<void> {
    const file = this.chance.pick(files);
    await this.look(`before ${step}`);
    this.page.outbox.add({ path: file, step });
    await this.settle();
    const { text = '' } = await this.page.server.open(file);
    for (const each of this.words) each.isDone ||= each.file === file && !text.includes(each.word);
  }

  private async settle(): Promise<void> {
    await this.page.outbox.flush();
  }

  /** Closes the page, perhaps while changes are on their way, and opens it again. */
  private async reopen(): Promise<void> {
    if (this.chance.share() < 0.5) await this.settle();
    for (let turns = this.chance.share() * 3; turns > 1; turns -= 1) await turn();
    const { refused, unstored } = this.page;
    this.page.end();
    const told = [...unstored];
    await turn();
    this.page = this.open();
    await this.settle();
    for (const each of await this.missing()) {
      const isNamed = told.includes(each.file) || refused.some((text) => text.includes(each.word));
      if (!isNamed) continue;
      each.isDone = true;
      this.named += 1;
    }
  }

  /** The worker ends while the page is open. What is typed then waits in the browser. */
  private async loseWorker(): Promise<void> {
    await this.settle();
    this.page.isWorkerGone = true;
    await this.insert();
    await this.reopen();
  }

  private async save(): Promise<void> {
    await this.settle();
    const { drafts, hash, conflicts }: SavePreview = await this.page.server.previewSave();
    if (conflicts.length === 0 && drafts.length > 0) await this.page.server.save(drafts, hash, true, 'Words');
    const state: EditorState = await this.page.server.state();
    if (state.files.some(({ draft }) => draft !== undefined)) this.problems.push('drafts are left after a save');
  }

  /** The words that are neither in a file or draft, nor in a change that is kept, nor named by the page. */
  private async missing(): Promise<readonly TypedWord[]> {
    const texts = await Promise.all(files.map(async (file) => (await this.page.server.open(file)).text ?? ''));
    const places = [...texts, ...this.page.refused, JSON.stringify(this.waiting)];
    return this.words.filter(({ word, isDone }) => !isDone && !places.some((text) => text.includes(word)));
  }

  private async look(when: string): Promise<void> {
    for (const each of await this.missing()) {
      this.problems.push(`${each.word} of ${each.file} is lost, seen at ${when}`);
      each.isDone = true;
    }
  }
}

/** Runs the scripts of several seeds against the program of the worker, with a storage that fails by chance. */
export async function tryHostedScripts({
  scripts,
  seed,
  progress = () => undefined,
}: {
  readonly scripts: number;
  readonly seed: number;
  /** Called after each script with its complaint. */
  readonly progress?: (done: number, complaint: string | undefined) => void;
}): Promise<HostedResult> {
  const result = { scripts, typed: 0, writes: 0, refused: 0, named: 0, complaints: [] as string[] };
  for (let done = 0; done < scripts; done += 1) {
    const script = new HostedScript(seed + done);
    await script.run();
    result.typed += script.words.length;
    result.writes += script.storage.writes;
    result.refused += script.storage.refused;
    result.named += script.named;
    const { problems, acts } = script;
    const complaint = problems.length === 0 ? undefined : JSON.stringify({ seed: seed + done, problems, acts });
    if (complaint !== undefined) result.complaints.push(complaint);
    progress(done + 1, complaint);
  }
  return result;
}
