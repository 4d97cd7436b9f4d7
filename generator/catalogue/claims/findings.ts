import { dayAt, daysBetween, isoDay, parseDay, startOfDay, type Instant } from '../../../src/domain/dates/calendar';
import type { Claims } from '../../../src/generated/data-types';
import { dayOf } from '../../../src/domain/dates/moments';
import { diagnostic, type Diagnostic, type RelatedPlace, type Span } from '../diagnostics/diagnostic';
import type { Phrase, Value } from '../diagnostics/phrases';
import { quote } from '../diagnostics/visible';
import { ratingUse, wordsUse } from '../validate/claims/claim-book';
import type { ClaimFigure } from '../validate/claims/file-claims';
import type { ClaimEvidence, FileEvidence } from './evidence';

export type Claim = Claims['claims'][number];

/** A claim in a text that the data contradicts. */
interface Contradiction {
  readonly claim: Claim | undefined;
  /** The claim and the contradicting data, as a sentence without its full stop. */
  readonly message: Phrase;
  readonly file: string;
  readonly figure: ClaimFigure;
  /** The number of texts with this claim. */
  readonly texts: number;
  readonly timed: boolean;
}

/** Compares "daily" claims with the last tests of offers, at an instant. */
class Tests {
  private readonly newest: string | undefined;

  constructor(
    files: readonly FileEvidence[],
    private readonly now: Instant,
    private readonly timeZone: string,
  ) {
    this.newest = files
      .flatMap(({ tested }) => tested ?? [])
      .sort()
      .at(-1);
  }

  sayDaily(figure: ClaimFigure, { store, tested }: FileEvidence): Phrase | undefined {
    const words = quote(figure.words);
    const last = store === undefined ? this.newest : tested;
    if (last === undefined)
      return store === undefined
        ? { id: 'claim-contradicted.untested', values: { words } }
        : { id: 'claim-contradicted.untested-store', values: { words, store: quote(store) } };
    const start = startOfDay(parseDay(dayOf(last)), this.timeZone);
    // Days in the data have no time, so a test of yesterday may be less than 24 hours old.
    if (daysBetween(start, this.now, this.timeZone) <= 1) return undefined;
    return store === undefined
      ? { id: 'claim-contradicted.old-test', values: { words, last } }
      : { id: 'claim-contradicted.old-test-store', values: { words, store: quote(store), last } };
  }
}

/** Undefined if nothing contradicts the claim. Claims that depend on the instant are judged only if one is given. */
function judgeOf({ files, timeZone }: ClaimEvidence, now?: Instant) {
  const stores = new Map(files.flatMap((file) => (file.store === undefined ? [] : [[file.store, file] as const])));
  const published = [...stores.values()].filter(({ draft }) => !draft).length;
  const tests = now === undefined ? undefined : new Tests(files, now, timeZone);
  return (figure: ClaimFigure, file: FileEvidence): Phrase | undefined => {
    const { words, amount = 0, more, store } = figure;
    switch (figure.kind) {
      case 'stores': {
        const holds = more ? published >= amount : published === amount;
        return holds
          ? undefined
          : { id: 'claim-contradicted.stores', values: { words: quote(words), count: published } };
      }
      case 'up-to': {
        const most = stores.get(store ?? '')?.mostPercent;
        if (most === undefined || most === 0 || amount <= most) return undefined;
        return { id: 'claim-contradicted.up-to', values: { words: quote(words), store: quote(store), most } };
      }
      case 'daily':
        return tests?.sayDaily(figure, file);
    }
  };
}

/** One per claim and kind. Without an instant, those that depend on one are not included. */
export function contradictionsOf(evidence: ClaimEvidence, now?: Instant): readonly Contradiction[] {
  const judge = judgeOf(evidence, now);
  const claims = new Map(evidence.claims.value.claims.map((claim) => [claim.id, claim]));
  const found = new Map<string, Contradiction>();
  for (const file of evidence.files) {
    for (const figure of file.figures) {
      const message = judge(figure, file);
      if (message === undefined) continue;
      const { kind, claim, amount, store } = figure;
      const key = claim === undefined ? [file.file, kind, amount, store].join(' ') : `${claim} ${kind}`;
      const first = found.get(key);
      found.set(
        key,
        first
          ? { ...first, texts: first.texts + figure.texts }
          : {
              claim: claims.get(claim ?? ''),
              message,
              file: file.file,
              figure,
              texts: figure.texts,
              timed: kind === 'daily',
            },
      );
    }
  }
  return [...found.values()];
}

export function spanOfClaim({ claims }: ClaimEvidence, claim: Claim): Span {
  return claims.document.span(['claims', claims.value.claims.indexOf(claim), 'id']);
}

function contradictionDiagnostic(evidence: ClaimEvidence, found: Contradiction): Diagnostic {
  const { claim, file, figure, texts } = found;
  const related: RelatedPlace[] = claim
    ? [
        {
          message: { id: 'claim-contradicted.claim' },
          file: evidence.claims.document.file.path,
          span: spanOfClaim(evidence, claim),
        },
      ]
    : [];
  const span = evidence.documentOf(file).spanWithin(figure.path, figure.start, figure.end);
  return diagnostic('claim-contradicted', file, span, {
    ...(texts === 1
      ? found.message
      : { id: 'claim-contradicted.more', values: { message: found.message, count: texts - 1 } }),
    fix: claim
      ? { id: 'claim-contradicted.accept', values: { claim: quote(claim.id) } }
      : { id: 'claim-contradicted.register', values: { words: quote(figure.words) } },
    related,
  });
}

function isOpen({ claim }: Contradiction): boolean {
  return claim?.contradicts === undefined;
}

/** Warnings about claims, or single texts and ratings of claims, that cover nothing. */
function unusedWarnings({ claims: { value, document }, files }: ClaimEvidence): readonly Diagnostic[] {
  const used = new Set(files.flatMap(({ uses }) => uses));
  const warnings: Diagnostic[] = [];
  for (const [index, { id, says = [], ratings = [] }] of value.claims.entries()) {
    const unused = [
      ...says.flatMap((words, at) => (used.has(wordsUse(id, at)) ? [] : [{ what: words, path: ['says', at] }])),
      ...ratings.flatMap((store, at) =>
        used.has(ratingUse(id, store)) ? [] : [{ what: store, path: ['ratings', at] }],
      ),
    ];
    const isWhole = unused.length === says.length + ratings.length;
    for (const { what, path } of isWhole ? unused.slice(0, 1) : unused) {
      const span = document.span(['claims', index, ...(isWhole ? ['id'] : path)]);
      warnings.push(
        diagnostic(
          'claim-unused',
          document.file.path,
          span,
          isWhole
            ? { id: 'claim-unused', values: { claim: quote(id) } }
            : { id: 'claim-unused.part', values: { words: quote(what) } },
        ),
      );
    }
  }
  return warnings;
}

export function claimWarnings(evidence: ClaimEvidence): readonly Diagnostic[] {
  return [
    ...unusedWarnings(evidence),
    ...contradictionsOf(evidence)
      .filter(isOpen)
      .map((each) => contradictionDiagnostic(evidence, each)),
  ];
}

/** Undefined if the claim has not ended. */
export function endOfClaim({ until }: Claim, { timeZone }: ClaimEvidence, now: Instant): string | undefined {
  return until !== undefined && until < isoDay(dayAt(now, timeZone)) ? until : undefined;
}

/** Ended claims, and "daily" without a recent test. Never errors (decision 0007). */
export function timedClaimWarnings(evidence: ClaimEvidence, now: Instant): readonly Diagnostic[] {
  const { value, document } = evidence.claims;
  const ended = value.claims.flatMap((claim, index) => {
    const end = endOfClaim(claim, evidence, now);
    return end === undefined
      ? []
      : [
          diagnostic('claim-ended', document.file.path, document.span(['claims', index, 'until']), {
            id: 'claim-ended',
            values: { claim: quote(claim.id), end },
          }),
        ];
  });
  const contradicted = contradictionsOf(evidence, now)
    .filter((each) => each.timed && isOpen(each))
    .map((each) => contradictionDiagnostic(evidence, each));
  return [...ended, ...contradicted];
}

/** The text of a claim for messages: its first text, or the rating that it covers. */
function claimed({ says: [words] = [], ratings: [store = ''] = [] }: Claim): Value {
  return words === undefined ? { id: 'claim-of-owner.rating', values: { store } } : quote(words);
}

/** What must be settled before a real launch: claims with the owner as the only source, ended ones and contradictions. */
export function launchErrors(evidence: ClaimEvidence, now: Instant): readonly Diagnostic[] {
  const { value, document } = evidence.claims;
  const ofOwner = value.claims.flatMap((claim, index) =>
    claim.source.kind === 'owner'
      ? [
          diagnostic('claim-of-owner', document.file.path, document.span(['claims', index, 'source', 'kind']), {
            id: 'claim-of-owner',
            values: { claimed: claimed(claim), claim: quote(claim.id) },
          }),
        ]
      : [],
  );
  const others = [
    ...timedClaimWarnings(evidence, now).filter(({ code }) => code === 'claim-ended'),
    ...contradictionsOf(evidence, now).map((each) => contradictionDiagnostic(evidence, each)),
  ];
  return [...ofOwner, ...others.map((each) => ({ ...each, severity: 'error' as const }))];
}
