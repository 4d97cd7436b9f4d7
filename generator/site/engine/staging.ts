import type { UnitFile } from './unit';
import type { System } from '../../system/system';
import type { SizedFile } from '../render/host-budget';
import { Compressor } from '../publish/compress';
import { distFolder, stage } from '../publish/publish';

export interface Written {
  readonly files: number;
  readonly bytes: number;
}

interface StagingOptions {
  /** Whether files have compressed copies. */
  readonly compressed: boolean;
  /** Whether the published site stays, so that only changed files are staged. */
  readonly stays: boolean;
}

/** A file that the published site already has is not written again: an edit changes few of hundreds of search files. */
export class Staging {
  private readonly staged = new Set<string>();
  private readonly compressor: Compressor | undefined;
  private bytes = 0;

  constructor(
    private readonly system: System,
    private readonly options: StagingOptions,
  ) {
    this.compressor = options.compressed ? new Compressor(system) : undefined;
  }

  /** Returns the paths and sizes of all files and copies, written or not. */
  write(files: readonly UnitFile[]): readonly SizedFile[] {
    const sized: SizedFile[] = [];
    const put = (path: string, content: string | Uint8Array): void => {
      const size = Buffer.byteLength(content);
      sized.push([path, size]);
      if (this.isPublished(path, content)) return;
      stage(this.system, path, content);
      this.bytes += size;
      this.staged.add(path);
    };
    for (const { path, content } of files) {
      put(path, content);
      if (this.compressor)
        for (const [ending, copy] of this.compressor.copiesOf(path, content)) put(path + ending, copy);
    }
    return sized;
  }

  private isPublished(path: string, content: string | Uint8Array): boolean {
    const published = this.options.stays ? this.system.read(`${distFolder}/${path}`) : undefined;
    return published !== undefined && Buffer.from(content).equals(published);
  }

  /** Counts files that another thread has written to the same folder. */
  count(paths: readonly string[], bytes: number): void {
    for (const path of paths) this.staged.add(path);
    this.bytes += bytes;
  }

  get paths(): ReadonlySet<string> {
    return this.staged;
  }

  get written(): Written {
    return { files: this.staged.size, bytes: this.bytes };
  }
}
