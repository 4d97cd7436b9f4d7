import type { Claims } from '../../../src/generated/data-types';
import type { SourceDocument } from '../load/document';
import { lastTestedIn } from '../../../src/domain/trust/test-log';
import type { Catalogue, CheckedRest, Entry, ReadDocument } from '../validate/catalogue';
import { readClaims, type FileClaims } from '../validate/claims/file-claims';
import { allOffersOf } from '../offers/store-offers';

export interface FileEvidence extends FileClaims {
  readonly file: string;
  /** The slug of the store, if it is the file of one. */
  readonly store?: string;
  /** Whether the store is a draft, which the site does not show. */
  readonly draft?: true;
  /** The last day or month of a test of one of its offers. */
  readonly tested?: string | undefined;
}

export interface ClaimEvidence {
  readonly claims: Entry<Claims>;
  readonly files: readonly FileEvidence[];
  readonly timeZone: string;
  /** For the spans of diagnostics. */
  readonly documentOf: (path: string) => SourceDocument;
}

export function evidenceOfRest(rest: CheckedRest): readonly FileEvidence[] {
  const read: ReadDocument[] = [
    { kind: 'site', document: rest.site.document },
    { kind: 'home', document: rest.home.document },
    ...rest.pages.map(({ document }): ReadDocument => ({ kind: 'page', document })),
    ...rest.posts.map(({ document }): ReadDocument => ({ kind: 'post', document })),
    ...[...new Set([...rest.messages.values()].map(({ document }) => document))].map(
      (document): ReadDocument => ({ kind: 'messages', document }),
    ),
  ];
  return read.flatMap((each) => {
    const { file } = readClaims(each, rest.claims.value);
    return file.uses.length + file.figures.length === 0 ? [] : [{ file: each.document.file.path, ...file }];
  });
}

interface CheckedStore extends Pick<FileEvidence, 'file' | 'tested'> {
  readonly slug: string;
  readonly claims: FileClaims;
  readonly draft?: boolean | undefined;
}

export function evidenceOfRecord({ file, slug, claims, tested, draft }: CheckedStore): FileEvidence {
  return { file, store: slug, tested, draft: draft || undefined, ...claims };
}

export function evidenceOf(catalogue: Catalogue): ClaimEvidence {
  const { claims, feeds, stores, site, home, pages, posts, messages } = catalogue;
  const documents = new Map(
    [site, home, ...stores, ...pages, ...posts, ...messages.values()].map(({ document }) => [
      document.file.path,
      document,
    ]),
  );
  return {
    claims,
    files: [
      ...evidenceOfRest(catalogue),
      ...stores.map(({ value, document }) =>
        evidenceOfRecord({
          ...value,
          file: document.file.path,
          claims: readClaims({ kind: 'store', document }, claims.value).file,
          tested: lastTestedIn(allOffersOf(value, feeds)),
        }),
      ),
    ],
    timeZone: site.value.timeZone,
    documentOf: (path) => {
      const document = documents.get(path);
      if (!document) throw new Error(`The catalogue has no file ${path}.`);
      return document;
    },
  };
}
