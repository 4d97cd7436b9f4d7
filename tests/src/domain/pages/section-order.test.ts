import { describe, expect, it } from 'vitest';
import { inPageOrder, isFolded } from '../../../../src/domain/pages/section-order';

const section = (kind: string, heading?: string, tone?: 'note') => ({ kind, heading, tone });

describe('the sections of a store page (product rule R44)', () => {
  it('are sorted as offers, notes, steps and questions, followed by the others', () => {
    const given = ['prose', 'links', 'faq', 'points', 'steps', 'offers'].map((kind) => section(kind));
    const note = section('prose', 'Cashback', 'note');
    expect(inPageOrder([...given, note]).map(({ kind, tone }) => tone ?? kind)).toEqual([
      'offers',
      'note',
      'steps',
      'faq',
      'prose',
      'links',
      'points',
    ]);
  });

  it('keep the order of the data within one kind, and the given list unchanged', () => {
    const given = [section('points', 'b'), section('faq', 'd'), section('points', 'a'), section('faq', 'c')];
    const before = [...given];
    expect(inPageOrder(given).map(({ heading }) => heading)).toEqual(['d', 'c', 'b', 'a']);
    expect(given).toEqual(before);
  });

  it('are folded if they are steps or follow the questions and have a heading', () => {
    expect(isFolded(section('steps', 'How to use the code'))).toBe(true);
    expect(isFolded(section('points', 'Why'))).toBe(true);
    expect(isFolded(section('prose', 'About'))).toBe(true);
    expect(isFolded(section('prose'))).toBe(false);
    expect(isFolded(section('prose', 'Cashback', 'note'))).toBe(false);
    for (const kind of ['offers', 'faq']) expect(isFolded(section(kind, 'Heading'))).toBe(false);
  });
});
