/** Stores files longer than the memory. */
export interface KeptFiles {
  /** Stores or deletes a file. Resolves when the result survives a crash; throws if it was refused. */
  persist(path: string, bytes: Uint8Array | undefined): Promise<void>;
}

/** Stores the present contents of files in sequence, and knows those that are not stored. */
export class Keeper {
  /** The files whose present content is not stored. */
  readonly #unstored = new Map<string, Uint8Array | undefined>();
  #hasNew = false;
  #writing: Promise<void> | undefined;

  /** @param tell called after each attempt with the files that could not be stored */
  constructor(
    private readonly files: KeptFiles,
    private readonly tell: (refused: readonly string[]) => void,
  ) {}

  /** Stores or deletes a file, with the files that were refused before. */
  put(path: string, bytes: Uint8Array | undefined): void {
    this.#unstored.set(path, bytes);
    this.#hasNew = true;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Resolves when each file is stored or refused. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#hasNew) {
      this.#hasNew = false;
      for (const [path, bytes] of [...this.#unstored]) {
        try {
          await this.files.persist(path, bytes);
          // It may have changed while it was stored.
          if (this.#unstored.get(path) === bytes) this.#unstored.delete(path);
        } catch {
          // Stays among those that are not stored.
        }
      }
    }
    this.tell([...this.#unstored.keys()]);
  }
}
