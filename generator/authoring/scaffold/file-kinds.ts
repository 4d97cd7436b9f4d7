import { type AnyChange, newFile } from '../../catalogue/amend/file-changes';
import type { Creation, Question } from '../everyday/action';
import type { Existing } from './existing';
import { storeKind } from './store';
import { isPostPath } from '../../../src/domain/pages/paths';
import { slugOf } from '../../../src/domain/pages/slugs';
import { both, pathProblem, orUnfinished, quoted, scalar, slugProblem } from '../../catalogue/amend/yaml';
import { isoDay } from '../../../src/domain/dates/calendar';
import { foldForSearch } from '../../../src/domain/search/search';
import { postPicture } from './tile';

const postQuestions: readonly Question<Existing>[] = [
  {
    name: 'title',
    text: 'ask.title',
    problem(title, existing) {
      const folded = foldForSearch(title);
      const same = existing.posts.find((post) => post.title !== undefined && foldForSearch(post.title) === folded);
      return same && { id: 'everyday.post-title', values: { file: same.file } };
    },
  },
  {
    name: 'language',
    text: 'ask.language',
    suggestion: () => 'en',
    options: ['en', 'ar', 'fr'],
  },
  {
    name: 'slug',
    text: 'ask.slug',
    suggestion: ({ title }) =>
      slugOf(title ?? '')
        .slice(0, 80)
        .replace(/-$/, '') || undefined,
    problem(slug, existing) {
      const file = `data/posts/${slug}.yaml`;
      return (
        slugProblem(slug) ??
        (existing.fileNames.has(file) ? { id: 'everyday.post-exists', values: { slug, file } } : undefined)
      );
    },
  },
  { name: 'author', text: 'ask.author', suggestion: (_answers, existing) => existing.posts.at(-1)?.author },
  {
    name: 'category',
    text: 'ask.post-category',
    ifEmpty: 'write it later',
    examples: (existing) => [...new Set(existing.posts.flatMap(({ category }) => category ?? []))].sort(),
  },
];

export const postKind: Creation<Existing> = {
  title: 'new.post',
  questions: postQuestions,
  intend({ images, today }, { title, language, slug = '', author, category }) {
    const image = `post-${slug}.svg`;
    const text = `# yaml-language-server: $schema=../../schemas/post.schema.json
# data/guide/posts-and-pages.md has a recipe for posts.
slug: ${slug}
language: ${language ?? ''}
title: ${scalar(orUnfinished(title))}
# One or two sentences, which search engines and cards show.
metaDescription: ${orUnfinished(undefined)}
author: ${scalar(orUnfinished(author))}
date: ${quoted(isoDay(today))}
category: ${scalar(orUnfinished(category))}
tags:
  - ${orUnfinished(undefined)}
image: ${image}
# What the picture shows, for readers who cannot see it.
imageAlt: ${orUnfinished(undefined)}
body: |
  ${orUnfinished(undefined)}: the first paragraph: what will the reader learn?

  ## ${orUnfinished(undefined)}

  ${orUnfinished(undefined)}
`;
    return {
      files: [
        newFile(`data/posts/${slug}.yaml`, text),
        ...(images.has(image) ? [] : [newFile(`data/images/${image}`, postPicture())]),
      ],
      notes: [`Replace data/images/${image} with a better picture.`, 'The blog lists the post automatically.'],
    };
  },
};

const pageQuestions: readonly Question<Existing>[] = [
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
  questions: pageQuestions,
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

/** By the word in the command. */
export const fileKinds: Readonly<Record<string, Creation<Existing>>> = {
  store: storeKind,
  post: postKind,
  page: pageKind,
};

/** Marks the first of the new files, a store, post or page, as a draft. */
export function asDraft([own, ...others]: readonly AnyChange[]): readonly AnyChange[] {
  // These files begin with one of the two keys: a page has no `slug`.
  const after =
    typeof own?.after === 'string' ? own.after.replace(/^(?:slug|kind): .*\n/m, '$&draft: true\n') : undefined;
  return own ? [{ ...own, after }, ...others] : [];
}
