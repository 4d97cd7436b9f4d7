import { expect, test } from 'vitest';
import { consumedByNpm } from '../../../../generator/cli/commands/command';

const options = ['file', 'dry-run', 'days'];

test('consumedByNpm returns the options that npm has consumed because they follow no --', () => {
  const environment = { npm_lifecycle_event: 'feed', npm_config_dry_run: 'true', npm_config_days: '' };
  expect(consumedByNpm('feed', options, environment)).toEqual(['dry-run']);
});

test('consumedByNpm ignores the settings of another npm script', () => {
  expect(consumedByNpm('feed', options, { npm_lifecycle_event: 'test', npm_config_file: 'new.csv' })).toEqual([]);
});
