import { expect, it } from 'vitest';
import type { Translate } from '../../../src/hooks/messages';
import type { CodeHit } from '../../../src/search/hits';
import { codeState } from '../../../src/search/hit-words';

const t: Translate = (id, ..._values) => id;
const hit: CodeHit = { kind: 'code', code: 'NM175', offer: 'nm', store: 'Noon', path: '/store/noon', expiresAt: 10 };

it('a code whose end was not announced has no last day, neither before nor after it (product rule R60)', () => {
  expect(codeState(hit, 5, t)).toBe('search.code-active');
  expect(codeState(hit, 10, t)).toBe('search.code-over');
});

it('a code with an announced end has its last day', () => {
  expect(codeState({ ...hit, expiresOn: '9 May' }, 5, t)).toBe('search.code-until');
  expect(codeState({ ...hit, expiresOn: '9 May' }, 10, t)).toBe('search.code-ended');
});
