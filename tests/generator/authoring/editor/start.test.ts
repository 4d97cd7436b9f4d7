import { describe, expect, it } from 'vitest';
import { startListsOf } from '../../../../generator/authoring/editor/start';
import { check, patched } from '../../support/sample-catalogue';

const title = (name: string): string => `    title: { en: ${name}, ar: عرض }\n`;

/** Noon in Riyadh. */
const now = Date.UTC(2026, 2, 15, 9);

function listsOf(offers: string) {
  const { catalogue, report } = check(patched('data/stores/luban.yaml', offers));
  if (!catalogue) throw new Error(report);
  return startListsOf(catalogue, now);
}

describe('startListsOf', () => {
  it('lists the offers that end or ended within a week, in the order of their last days', () => {
    const { ending } = listsOf(`offers:
  - id: long-ago
    kind: code
    code: "OLD1"
${title('Over')}    expires: 2026-03-07
  - id: later
    kind: code
    code: "LATER1"
${title('Later')}    expires: 2026-03-23
  - id: soon
    kind: code
    code: "SOON1"
${title('Soon')}    expires: 2026-03-22
  - id: ended
    kind: code
    code: "PAST1"
${title('Past')}    expires: 2026-03-14
`);
    expect(ending).toMatchObject({
      count: 2,
      entries: [
        { file: 'data/stores/luban.yaml', path: ['offers', 3, 'expires'], days: -1 },
        { path: ['offers', 2, 'expires'], days: 7 },
      ],
    });
    expect(ending.entries[0]?.title.en).toMatch(/: Past$/);
  });

  it('lists only the offers whose test is due, and those never tested first', () => {
    const { toTest } = listsOf(`offers:
  - id: tested
    kind: code
    code: "NEW1"
${title('Tested')}    checks: [{ date: 2026-03-14, result: worked }]
  - id: due
    kind: code
    code: "DUE1"
${title('Due')}    checks: [{ date: 2025-12-15, result: worked }]
  - id: never
    kind: code
    code: "NEVER1"
${title('Never')}`);
    expect(toTest.entries).toMatchObject([
      { path: ['offers', 2, 'checks'] },
      { path: ['offers', 1, 'checks'], days: 90 },
    ]);
    expect(toTest.entries[0]).not.toHaveProperty('days', expect.anything());
  });

  it('lists unpublished entries with the field that hides them, and at most ten', () => {
    const drafts = Array.from(
      { length: 12 },
      (_, index) => `  - id: draft-${index}\n    kind: code\n    code: "D${index}"\n    draft: true\n${title('Draft')}`,
    );
    const { unpublished } = listsOf(`offers:\n${drafts.join('')}`);
    expect(unpublished.count).toBe(12);
    expect(unpublished.entries).toHaveLength(10);
    expect(unpublished.entries[0]).toMatchObject({ file: 'data/stores/luban.yaml', path: ['offers', 0, 'draft'] });
  });
});
