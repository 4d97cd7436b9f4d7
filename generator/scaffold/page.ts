import { isPostPath } from '../../src/domain/paths';
import { slugOf } from '../../src/domain/slugs';
import type { Question, Scaffolding } from './question';
import { both, pathProblem } from './yaml';

const questions: readonly Question[] = [
  { name: 'heading', label: 'Heading in English' },
  { name: 'heading-ar', label: 'Heading in Arabic', ifEmpty: 'write it later' },
  {
    name: 'path',
    label: 'Address of the page',
    suggestion: ({ heading }) => (slugOf(heading ?? '') === '' ? undefined : `/${slugOf(heading ?? '')}`),
    problem(path, _answers, existing) {
      const taken = existing.paths.get(path);
      if (taken !== undefined) return `the address ${path} belongs to ${taken}`;
      if (path.startsWith('/store/') || isPostPath(path))
        return `addresses below ${path.slice(0, path.lastIndexOf('/'))} belong to other kinds of page`;
      const file = fileOf(path);
      return pathProblem(path) ?? (existing.files.has(file) ? `the file ${file} exists already` : undefined);
    },
  },
];

function fileOf(path: string): string {
  return `data/pages/${path.slice(1).replaceAll('/', '-')}.yaml`;
}

/** A page of text in both languages. */
export const pageScaffolding: Scaffolding = {
  summary: 'a page of text, in both languages',
  questions,
  write({ heading, 'heading-ar': headingAr, path = '' }) {
    const text = `# yaml-language-server: $schema=../../schemas/page.schema.json
# data/README.md lists the sections that a page can have.
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
    return [{ path: fileOf(path), text }];
  },
  next: ({ path = '' }) => [
    `Link to the page from another one, so that readers can find it. In a text, write [link text](${path}).`,
  ],
};
