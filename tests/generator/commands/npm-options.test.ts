import { describe, expect, test } from 'vitest';
import { WrongUsage } from '../../../generator/commands/command';
import { optionsFromNpm } from '../../../generator/commands/npm-options';

const specs = {
  file: { type: 'string', summary: 'a file' },
  'dry-run': { type: 'boolean', summary: 'nothing is written' },
  days: { type: 'string', summary: 'how many' },
} as const;

describe('options that npm keeps to itself', () => {
  test('are taken from the environment', () => {
    expect(optionsFromNpm('feed', specs, ['souk'], { npm_lifecycle_event: 'feed', npm_config_dry_run: 'true', npm_config_file: 'new.csv' })).toEqual({
      values: { 'dry-run': true, file: 'new.csv' },
      words: ['souk'],
    });
  });

  test('find their value among the words: npm run feed souk --file new.csv', () => {
    expect(optionsFromNpm('feed', specs, ['souk', 'new.csv'], { npm_lifecycle_event: 'feed', npm_config_file: 'true' })).toEqual({ values: { file: 'new.csv' }, words: ['souk'] });
  });

  test('are refused, with the way out, where two values cannot be told apart', () => {
    const both = { npm_lifecycle_event: 'feed', npm_config_file: 'true', npm_config_days: 'true' };
    expect(() => optionsFromNpm('feed', specs, ['souk', 'new.csv', '3'], both)).toThrow(new WrongUsage('npm keeps these options to itself: write -- before them, npm run feed -- --file … --days …'));
  });

  test('are refused where the value is missing', () => {
    expect(() => optionsFromNpm('feed', specs, [], { npm_lifecycle_event: 'feed', npm_config_file: 'true' })).toThrow(WrongUsage);
  });

  test('of another script are not taken for ours', () => {
    expect(optionsFromNpm('feed', specs, ['souk'], { npm_lifecycle_event: 'test', npm_config_file: 'x' })).toEqual({ values: {}, words: ['souk'] });
  });
});
