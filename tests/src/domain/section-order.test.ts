import { describe, expect, it } from 'vitest';
import { inPageOrder, isFolded } from '../../../src/domain/section-order';

const section = (kind: string, heading?: string, tone?: 'note') => ({ kind, heading, tone });

describe('the order of the sections of a store page (product rule R44)', () => {
  it('is offers, the basket, notes, steps, questions, then the others', () => {
    const given = ['prose', 'links', 'faq', 'basket', 'points', 'steps', 'offers'].map((kind) => section(kind));
    const note = section('prose', 'Cashback', 'note');
    expect(inPageOrder([...given, note]).map(({ kind, tone }) => tone ?? kind)).toEqual([
      'offers',
      'basket',
      'note',
      'steps',
      'faq',
      'prose',
      'links',
      'points',
    ]);
  });

  it('keeps the order of the data among sections of one kind, and changes no list', () => {
    const given = [section('points', 'b'), section('faq', 'd'), section('points', 'a'), section('faq', 'c')];
    const before = [...given];
    expect(inPageOrder(given).map(({ heading }) => heading)).toEqual(['d', 'c', 'b', 'a']);
    expect(given).toEqual(before);
  });

  it('closes the texts of steps, and what comes after the questions and has a heading to open it by', () => {
    expect(isFolded(section('steps', 'How to use the code'))).toBe(true);
    expect(isFolded(section('points', 'Why'))).toBe(true);
    expect(isFolded(section('prose', 'About'))).toBe(true);
    expect(isFolded(section('prose'))).toBe(false);
    expect(isFolded(section('prose', 'Cashback', 'note'))).toBe(false);
    for (const kind of ['offers', 'basket', 'faq']) expect(isFolded(section(kind, 'Heading'))).toBe(false);
  });
});
