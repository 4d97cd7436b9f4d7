import { describe, expect, test } from 'vitest';
import { keyOrderOf } from '../../../../generator/catalogue/amend/document-changes';
import { schemaOfFile } from '../../../../generator/catalogue/load/places';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { schemasOf } from '../../../../generator/catalogue/validate/schema/schemas';
import { projectSystem } from '../../../support/catalogue';

const schemas = schemasOf(loadSchemas(projectSystem()));
const ofStore = keyOrderOf(schemas, 'store');

describe('keyOrderOf', () => {
  test('returns the order of the schema for the top level of a file', () => {
    expect(ofStore([], {})?.slice(0, 3)).toEqual(['slug', 'draft', 'publish']);
  });

  test('returns the order of the schema for nested keys and for the items of lists', () => {
    expect(ofStore(['name'], { name: {} })).toEqual(['en', 'ar']);
    expect(ofStore(['offers', 0, 'title'], { offers: [{ kind: 'code' }] })).toEqual(['en', 'ar']);
  });

  test('returns the keys of the kind that a section has', () => {
    const sections = [{ kind: 'steps' }, { kind: 'faq' }];
    expect(ofStore(['sections', 0], { sections })).toContain('steps');
    expect(ofStore(['sections', 0], { sections })).not.toContain('questions');
    expect(ofStore(['sections', 1], { sections })?.slice(-1)).toEqual(['questions']);
  });

  test('returns the keys of all kinds for a section without a kind', () => {
    expect(ofStore(['sections', 0], { sections: [{}] })).toEqual(
      expect.arrayContaining(['kind', 'steps', 'questions']),
    );
  });

  test('returns undefined for a mapping whose keys are ids', () => {
    expect(keyOrderOf(schemas, 'messages')(['messages'], { messages: {} })).toBeUndefined();
  });
});

test.each([
  ['data/stores/noon.yaml', 'store'],
  ['data/site.yaml', 'site'],
  ['data/messages/ui.yaml', 'messages'],
  ['data/feeds/luban.yaml', 'feed'],
  ['data/feeds/luban.corrections.yaml', 'feed-corrections'],
  ['data/images/a.svg', undefined],
  ['data/stores/deeper/noon.yaml', undefined],
])('schemaOfFile resolves %s to the schema %s', (file, schema) => {
  expect(schemaOfFile(file)).toBe(schema);
});
