import { describe, expect, it } from 'vitest';
import type { OpenFile } from '../../../src/domain/editing/editor-protocol';
import {
  Outbox,
  typedIn,
  withChanges,
  type Change,
  type Outcome,
  type Sent,
} from '../../../src/editor/connection/outbox';

const path = 'data/stores/noon.yaml';
const file: OpenFile = {
  path,
  schema: 'store',
  text: 'name: Noon\n',
  value: { name: 'Noon', faq: ['a'] },
  pages: [],
  canUndo: false,
  canRedo: false,
  findings: [],
  changedOnDisk: false,
};

const typed = (value: string, group = '1', own = path): Change => ({
  path: own,
  edits: [{ kind: 'set', path: ['name'], value }],
  group,
});

/** A change to send, by the number of changes sent before it. */
const numbered = (change: Change, before = 0): Change => ({ ...change, id: `id ${before}` });

/** Creates an outbox whose server gives the responses of the test, one request after the other. */
function outboxWith(answers: readonly Sent[], kept: readonly Change[] = []) {
  const sent: Change[] = [];
  const outcomes: Outcome[] = [];
  let stored = kept;
  const left = [...answers];
  const outbox = new Outbox(
    {
      read: () => stored,
      write: (changes) => {
        stored = changes;
        return true;
      },
    },
    (change) => {
      sent.push(change);
      return Promise.resolve(left.shift() ?? { answer: file });
    },
    () => `id ${sent.length}`,
  );
  outbox.listen((_waiting, outcome) => {
    if (outcome) outcomes.push(outcome);
  });
  return { outbox, sent, outcomes, stored: () => stored };
}

describe('Outbox', () => {
  it('sends changes in order and forgets those that the server has received', async () => {
    const { outbox, sent, stored } = outboxWith([]);
    outbox.add(typed('A'));
    outbox.add({ path, step: 'undo' });
    await outbox.flush();
    expect(sent).toEqual([numbered(typed('A')), numbered({ path, step: 'undo' }, 1)]);
    expect(stored()).toEqual([]);
  });

  it('sends only the last of the texts that were typed into one field during one focus', async () => {
    const { outbox, sent } = outboxWith([]);
    outbox.add(typed('N'), typed('No'), typed('Noo'), typed('B', '2'));
    await outbox.flush();
    expect(sent).toEqual([numbered(typed('Noo')), numbered(typed('B', '2'), 1)]);
  });

  it('keeps the texts of two files apart', async () => {
    const { outbox, sent } = outboxWith([]);
    outbox.add(typed('A'), typed('B', '1', 'data/stores/temu.yaml'));
    await outbox.flush();
    expect(sent).toHaveLength(2);
  });

  it('keeps a change until the server answers', async () => {
    const { outbox, stored } = outboxWith([{ unanswered: 'no-answer' }]);
    outbox.add(typed('A'));
    await outbox.flush();
    expect(stored()).toEqual([numbered(typed('A'))]);
    await outbox.flush();
    expect(stored()).toEqual([]);
  });

  it('repeats an unanswered change as it was, followed by later typing', async () => {
    const { outbox, sent } = outboxWith([{ unanswered: 'no-answer' }]);
    outbox.add(typed('N'), typed('No'));
    await outbox.flush();
    outbox.add(typed('Noo'), typed('Noon'));
    await outbox.flush();
    expect(sent).toEqual([numbered(typed('No')), numbered(typed('No')), numbered(typed('Noon'), 2)]);
  });

  it('sends the changes that were stored before the window was reloaded', async () => {
    const { outbox, sent } = outboxWith([], [typed('A')]);
    await outbox.flush();
    expect(sent).toEqual([numbered(typed('A'))]);
  });

  it('reports a refused change and continues with the next one', async () => {
    const { outbox, sent, outcomes } = outboxWith([{ refusal: 'No such field.' }]);
    outbox.add(typed('A'), typed('B', '2'));
    await outbox.flush();
    expect(outcomes[0]).toEqual({ change: numbered(typed('A')), result: { refusal: 'No such field.' } });
    expect(sent).toHaveLength(2);
  });
});

describe('withChanges', () => {
  it('applies edits and texts that the server does not have yet', () => {
    const changes: readonly Change[] = [
      typed('Noon!'),
      { path, edits: [{ kind: 'insert', path: ['faq'], at: 1, value: 'b' }], group: '' },
      { path, text: 'name: Other\n' },
      typed('Temu', '1', 'data/stores/temu.yaml'),
    ];
    expect(withChanges(file, changes)).toEqual({
      ...file,
      text: 'name: Other\n',
      value: { name: 'Noon!', faq: ['a', 'b'] },
    });
  });
});

describe('typedIn', () => {
  it('returns the texts of an edit at any depth', () => {
    const change: Change = {
      path,
      edits: [{ kind: 'insert', path: ['faq'], at: 0, value: { question: { en: 'Why?', ar: '' }, open: true } }],
      group: '',
    };
    expect(typedIn(change)).toEqual(['Why?']);
  });
});
