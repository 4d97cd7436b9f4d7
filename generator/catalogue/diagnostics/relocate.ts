import type { Diagnostic, SourceFile } from './diagnostic';

interface Reported {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, SourceFile>;
}

/** Replaces the path of each file. */
export function relocate({ diagnostics, sources }: Reported, pathOf: (file: string) => string): Reported {
  return {
    diagnostics: diagnostics.map((diagnostic) => ({
      ...diagnostic,
      file: pathOf(diagnostic.file),
      related: diagnostic.related?.map((place) => ({ ...place, file: pathOf(place.file) })),
    })),
    sources: new Map([...sources].map(([file, { text }]) => [pathOf(file), { path: pathOf(file), text }])),
  };
}
