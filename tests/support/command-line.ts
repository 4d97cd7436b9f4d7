import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { run } from '../../generator/cli/main';
import { catalogueRoot, projectRoot } from './catalogue';
import { TemporaryFolder } from './temporary-folder';

/** The result of a command. */
interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Collects what is written to a stream until `end` is called. */
function captured(stream: 'stdout' | 'stderr'): { text: string; end(): void } {
  const capture = { text: '', end: () => spy.mockRestore() };
  const spy = vi.spyOn(process[stream], 'write').mockImplementation((text) => {
    capture.text += String(text);
    return true;
  });
  return capture;
}

/**
 * The command line of the generator, called in this process: a process costs a second. It works on a copy of
 * the catalogue under test. `environment` is that of its commands.
 */
export class CommandLine extends TemporaryFolder {
  constructor(private readonly environment: Readonly<Record<string, string>> = {}) {
    super('command-line');
    cpSync(catalogueRoot, this.at('data'), { recursive: true });
    for (const folder of ['generator', 'schemas']) symlinkSync(path.join(projectRoot, folder), this.at(folder));
  }

  /** Runs a command. Nobody can answer its questions. */
  async run(...words: readonly string[]): Promise<Run> {
    const environment = { SITE_DATA: '', INIT_CWD: this.root, ...this.environment };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const [out, err] = [captured('stdout'), captured('stderr')];
    // Each command would add a listener.
    const listening = vi.spyOn(process.stdout, 'on').mockReturnValue(process.stdout);
    try {
      const code = await run(this.root, words, { code: 'test' });
      return { code, out: out.text, err: err.text };
    } finally {
      out.end();
      err.end();
      listening.mockRestore();
      vi.unstubAllEnvs();
    }
  }
}
