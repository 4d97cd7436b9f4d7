import { DiskError, type DiskAction } from './files';

type Explanation = readonly [reason: string, fix: string];

/** The reason for an error of the operating system, and its fix, as parts of sentences. */
function explain(code: string, action: DiskAction, path: string): Explanation | undefined {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : 'the project folder';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return action === 'read'
        ? [
            'you do not have permission to read it',
            'give yourself permission (chmod u+r), or run the command as the owner of the file',
          ]
        : [
            'you do not have permission',
            `give yourself permission to write in ${folder}, or run the command as the owner of that folder`,
          ];
    case 'EROFS':
      return ['the disk is read-only', 'copy the project to a writable disk, or make this disk writable'];
    case 'ENOSPC':
    case 'EDQUOT':
      return ['the disk is full', 'free some space, then run the command again'];
    case 'EISDIR':
      return ['it is a folder instead of a file', 'move or rename the folder'];
    case 'ENOTDIR':
    case 'EEXIST':
      return [
        'there is a file in place of a folder on its path',
        `look at each part of ${action === 'read' ? path : folder}, and move or rename the one that is a file`,
      ];
    case 'ELOOP':
      return ['its symbolic links form a loop', 'remove one of the links'];
    case 'ENAMETOOLONG':
      return [
        'its name is too long for this disk',
        'use a shorter name, or move the project to a folder with a shorter path',
      ];
    case 'EMFILE':
    case 'ENFILE':
      return ['too many files are open', 'close other programs, or raise the limit (ulimit -n)'];
    case 'EBUSY':
    case 'EXDEV':
      return [
        'another program uses it, or it is a mounted disk',
        'close the other program; for a mounted disk, mount it at the parent folder instead',
      ];
    case 'ENOTSUP':
    case 'EOPNOTSUPP':
    case 'ENOSYS':
      return ['its file system does not support this operation', 'copy the project to a local disk'];
    case 'EIO':
      return ['the disk reports an error', 'check the disk, then run the command again'];
    default:
      return undefined;
  }
}

/** The error code of Node or the operating system, such as `ENOENT`; undefined if the error has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** An error of the operating system with its reason and fix; undefined for all other errors, which are bugs. */
export function diskErrorOf(error: unknown, action: DiskAction = 'written', path?: string): DiskError | undefined {
  if (error instanceof DiskError) return error;
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const file = path ?? ('path' in error && typeof error.path === 'string' ? error.path : 'the output');
  const explanation = explain(String(error.code), action, file);
  return explanation && new DiskError(file, action, ...explanation);
}
