import { isPostPath } from '../../src/domain/paths';
import { slugOf } from '../../src/domain/slugs';
import type { Question, Scaffolding } from './question';
import { both, pathProblem } from './words';

const questions: readonly Question[] = [
  { name: 'heading', words: 'Heading in English' },
  { name: 'heading-ar', words: 'Heading in Arabic', ifEmpty: 'to be written later' },
  {
    name: 'path',
    words: "Page's address",
    suggestion: ({ heading }) => (slugOf(heading ?? '') === '' ? undefined : `/${slugOf(heading ?? '')}`),
    problem(path, _answers, existing) {
      const taken = existing.paths.get(path);
      if (taken !== undefined) return `the address ${path} is taken by ${taken}`;
      if (path.startsWith('/store/') || isPostPath(path))
        return `below ${path.slice(0, path.lastIndexOf('/'))} are other kinds of page`;
      const file = fileOf(path);
      return pathProblem(path) ?? (existing.files.has(file) ? `the file ${file} is there already` : undefined);
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
# What the browser's tab and search results show.
title:
${both(2, heading, headingAr)}
# The sentence that search engines show under the title.
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
  next: ({ path = '' }) => [`Link to it: a page that no link reaches is found by nobody. In a text: [words](${path}).`],
};
