import { expect, test } from 'vitest';
import { consumedByNpm } from '../../../../generator/cli/commands/command';

const options = ['file', 'dry-run', 'days'];

test('npm consumes the options of its script that have no -- before them', () => {
  const environment = { npm_lifecycle_event: 'feed', npm_config_dry_run: 'true', npm_config_days: '' };
  expect(consumedByNpm('feed', options, environment)).toEqual(['dry-run']);
});

test('the settings of another script of npm are no options of a command', () => {
  expect(consumedByNpm('feed', options, { npm_lifecycle_event: 'test', npm_config_file: 'new.csv' })).toEqual([]);
});
