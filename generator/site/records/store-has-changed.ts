import { DiskError } from '../../system/files';

/**
 * Thrown if the file of a store has changed between its check and its use. A module of its own: the hosted editor loads it
 * before the checks.
 */
export class StoreHasChanged extends DiskError {
  constructor(file: string) {
    super(
      file,
      'read',
      'it was changed while it was in use, and is not the one that was checked',
      'run the command again',
    );
  }
}
