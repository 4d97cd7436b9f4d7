import { describe, expect, it } from 'vitest';
import { markFiles } from '../../../../generator/site/emit/mark';

describe('markFiles', () => {
  it('gives the drawing a module with its address and one with its text', () => {
    const files = markFiles('<svg/>');
    expect(files.get('mark.svg')).toBe('<svg/>');
    expect(files.get('mark.ts')).toContain("from './mark.svg?no-inline'");
    expect(files.get('mark-drawing.ts')).toContain("from './mark.svg?raw'");
  });

  it('imports nothing for a site without a mark', () => {
    const files = markFiles(undefined);
    expect([...files.keys()]).toEqual(['mark.ts', 'mark-drawing.ts']);
    expect([...files.values()].join()).not.toContain('import');
  });
});
