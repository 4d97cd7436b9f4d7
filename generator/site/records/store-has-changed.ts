import { DiskError } from '../../system/files';

/** The file of a store was changed after it was checked, and before it was used. */
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
