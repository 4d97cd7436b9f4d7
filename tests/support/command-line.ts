import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { run } from '../../generator/cli/main';
import { catalogueRoot, projectRoot } from './catalogue';

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
export class CommandLine {
  readonly root = mkdtempSync(path.join(tmpdir(), 'command-line-'));

  constructor(private readonly environment: Readonly<Record<string, string>> = {}) {
    cpSync(catalogueRoot, this.at('data'), { recursive: true });
    for (const folder of ['generator', 'schemas']) symlinkSync(path.join(projectRoot, folder), this.at(folder));
  }

  at(file: string): string {
    return path.join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(this.at(file), text);
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

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
