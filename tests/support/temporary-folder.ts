import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder. The paths of its files begin in it. */
export class TemporaryFolder {
  readonly root: string;

  /** `name` is the beginning of its name. */
  constructor(name: string) {
    this.root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  }

  /** The path of a file on the disk. */
  at(file: string): string {
    return path.join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  write(file: string, content: string | Uint8Array): void {
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), content);
  }

  edit(file: string, change: (text: string) => string): void {
    this.write(file, change(this.read(file)));
  }

  replace(file: string, from: string | RegExp, to: string): void {
    this.write(file, this.read(file).replace(from, to));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
