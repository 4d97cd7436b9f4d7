import { isoDay } from '../../../src/domain/dates/calendar';
import { foldForSearch } from '../../../src/domain/search/search';
import { slugOf } from '../../../src/domain/pages/slugs';
import { newFile } from '../../catalogue/amend/file-changes';
import type { Creation, Question } from '../everyday/action';
import type { Existing } from './existing';
import { postPicture } from './tile';
import { orUnfinished, quoted, scalar, slugProblem } from '../../catalogue/amend/yaml';

const questions: readonly Question<Existing>[] = [
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
  questions,
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
