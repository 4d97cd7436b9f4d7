import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { CodeHit } from '../../../src/search/hits';
import { codeState } from '../../../src/search/hit-words';

// It returns the id of a message that it lacks.
const intl = createIntl({ locale: 'en', onError: () => undefined });
const hit: CodeHit = { kind: 'code', code: 'NM175', offer: 'nm', store: 'Noon', path: '/store/noon', endsAt: 10 };

it('codeState names no last day for a code without an announced end (product rule R60)', () => {
  expect(codeState(hit, 5, intl)).toBe('search.code-active');
  expect(codeState(hit, 10, intl)).toBe('search.code-over');
});

it('codeState names the last day of a code with an announced end', () => {
  expect(codeState({ ...hit, endsOn: '9 May' }, 5, intl)).toBe('search.code-until');
  expect(codeState({ ...hit, endsOn: '9 May' }, 10, intl)).toBe('search.code-ended');
});
