import { describe, expect, test } from 'vitest';
import { WrongUsage } from '../../../generator/commands/command';
import { optionsFromNpm } from '../../../generator/commands/npm-options';

const specs = {
  file: { type: 'string', summary: 'a file' },
  'dry-run': { type: 'boolean', summary: 'nothing is written' },
  days: { type: 'string', summary: 'how many' },
  format: { type: 'string', summary: 'how faults are reported' },
} as const;
const feed = { command: 'feed', specs, takesPositionals: true };
const check = { command: 'check', specs, takesPositionals: false };

describe('options that npm keeps to itself', () => {
  test('are taken from the environment', () => {
    expect(
      optionsFromNpm(feed, ['souk'], {
        npm_lifecycle_event: 'feed',
        npm_config_dry_run: 'true',
        npm_config_file: 'new.csv',
      }),
    ).toEqual({
      values: { 'dry-run': true, file: 'new.csv' },
      positionals: ['souk'],
    });
  });

  test('find their value among the positionals: npm run feed souk --file new.csv', () => {
    expect(optionsFromNpm(feed, ['souk', 'new.csv'], { npm_lifecycle_event: 'feed', npm_config_file: 'true' })).toEqual(
      { values: { file: 'new.csv' }, positionals: ['souk'] },
    );
  });

  test('are refused, with the way out, where two values cannot be told apart', () => {
    const both = { npm_lifecycle_event: 'feed', npm_config_file: 'true', npm_config_days: 'true' };
    expect(() => optionsFromNpm(feed, ['souk', 'new.csv', '3'], both)).toThrow(
      new WrongUsage('npm consumes these options itself: write -- before them, npm run feed -- --file … --days …'),
    );
  });

  test('are refused where the value is missing', () => {
    expect(() => optionsFromNpm(feed, [], { npm_lifecycle_event: 'feed', npm_config_file: 'true' })).toThrow(
      WrongUsage,
    );
  });

  test('of another script are not taken for ours', () => {
    expect(optionsFromNpm(feed, ['souk'], { npm_lifecycle_event: 'test', npm_config_file: 'x' })).toEqual({
      values: {},
      positionals: ['souk'],
    });
  });

  test('are found by their value where npm tells nothing of them: npm run check --format json', () => {
    expect(optionsFromNpm(check, ['json'], { npm_lifecycle_event: 'check' })).toEqual({
      values: { format: 'json' },
      positionals: [],
    });
    expect(optionsFromNpm(feed, ['souk', 'json'], { npm_lifecycle_event: 'feed' })).toEqual({
      values: { format: 'json' },
      positionals: ['souk'],
    });
    expect(optionsFromNpm(check, ['json'], { npm_lifecycle_event: 'check', npm_config_format: 'true' })).toEqual({
      values: { format: 'json' },
      positionals: [],
    });
  });

  test('are not seen in a word that names something', () => {
    expect(optionsFromNpm(feed, ['json'], { npm_lifecycle_event: 'feed' })).toEqual({
      values: {},
      positionals: ['json'],
    });
    expect(optionsFromNpm(check, ['json'], {})).toEqual({ values: {}, positionals: ['json'] });
  });
});
