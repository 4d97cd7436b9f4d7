import { afterAll, beforeAll, expect } from 'vitest';
import type { ServedSite } from '../../generator/site/serve/serve';
import { copyProject, type ProjectCopy } from './project-copy';

/** A copy of the project with its built site. */
export interface ServedCopy {
  /** The absolute path of a file of the copy. */
  path(...parts: readonly string[]): string;
  /** The URL of the site without a trailing slash. */
  url(): string;
}

/**
 * Edits a copy of the project, builds its site and serves it for the tests of a file or group. The build may report
 * warnings.
 */
export function servedCopy(
  environment: Readonly<Record<string, string>>,
  edit: (copy: ProjectCopy) => void = () => undefined,
): ServedCopy {
  let copy: ProjectCopy | undefined;
  let served: ServedSite | undefined;
  beforeAll(async () => {
    copy = copyProject(environment);
    edit(copy);
    const { code, err } = copy.run('build', '--quiet');
    expect(code, err).toBe(0);
    served = await copy.serve();
  });
  afterAll(async () => {
    await served?.close();
    copy?.remove();
  });
  return {
    path: (...parts) => [copy?.root, ...parts].join('/'),
    url: () => served?.url.replace(/\/$/, '') ?? '',
  };
}
