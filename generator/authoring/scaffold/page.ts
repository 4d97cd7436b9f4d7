import { isPostPath } from '../../../src/domain/pages/paths';
import { slugOf } from '../../../src/domain/pages/slugs';
import { newFile } from '../../catalogue/amend/file-changes';
import type { Creation, Question } from '../everyday/action';
import type { Existing } from './existing';
import { both, pathProblem } from '../../catalogue/amend/yaml';

const questions: readonly Question<Existing>[] = [
  { name: 'heading', text: 'ask.heading' },
  { name: 'heading-ar', text: 'ask.heading-ar', ifEmpty: 'write it later' },
  {
    name: 'path',
    text: 'ask.path',
    suggestion: ({ heading }) => (slugOf(heading ?? '') === '' ? undefined : `/${slugOf(heading ?? '')}`),
    problem(path, existing) {
      const taken = existing.paths.get(path);
      if (taken !== undefined) return { id: 'everyday.path-taken', values: { path, file: taken } };
      if (path.startsWith('/store/') || isPostPath(path))
        return { id: 'everyday.path-below', values: { folder: path.slice(0, path.lastIndexOf('/')) } };
      const file = fileOf(path);
      return (
        pathProblem(path) ??
        (existing.fileNames.has(file) ? { id: 'everyday.file-exists', values: { file } } : undefined)
      );
    },
  },
];

function fileOf(path: string): string {
  return `data/pages/${path.slice(1).replaceAll('/', '-')}.yaml`;
}

export const pageKind: Creation<Existing> = {
  title: 'new.page',
  questions,
  intend(_existing, { heading, 'heading-ar': headingAr, path = '' }) {
    const text = `# yaml-language-server: $schema=../../schemas/page.schema.json
# data/guide/sections.md lists the sections that a page can have.
kind: static
path: ${path}
# Shown in the browser's tab and in search results.
title:
${both(2, heading, headingAr)}
# The sentence that search engines show below the title.
description:
${both(2, undefined, undefined)}
heading:
${both(2, heading, headingAr)}
sections:
  - kind: prose
    body:
${both(6, undefined, undefined)}
`;
    return {
      files: [newFile(fileOf(path), text)],
      notes: [`Link to the page from another one, so that readers can find it. In a text, write [link text](${path}).`],
    };
  },
};
