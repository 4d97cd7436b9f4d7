import { DiskError, type DiskAction } from '../load/files';

type Words = readonly [reason: string, fix: string];

/** What an operating system's refusal means, and the way out. `folder` is the one above the path. */
function wordsOf(code: string, action: DiskAction, path: string): Words | undefined {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : 'the project folder';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return action === 'read'
        ? [
            'this account has no right to read it',
            `give it the right, with chmod u+r or as the account that owns the file`,
          ]
        : [
            'this account has no right to',
            `give it the right to write in ${folder}, or run the command as the account that owns it`,
          ];
    case 'EROFS':
      return ['the disk is read-only', 'copy the project to a disk that can be written, or mount this one for writing'];
    case 'ENOSPC':
    case 'EDQUOT':
      return ['the disk is full', 'free some space and run the command again'];
    case 'EISDIR':
      return ['a folder stands where a file belongs', 'move the folder away'];
    case 'ENOTDIR':
    case 'EEXIST':
      return [
        'a file stands where a folder belongs',
        `move away the file that stands at ${action === 'read' ? path : folder} or above it`,
      ];
    case 'ELOOP':
      return ['its links lead round in a circle', 'remove one of the links'];
    case 'ENAMETOOLONG':
      return [
        'its name is longer than this disk takes',
        'give it a shorter name, or move the project nearer to the root of the disk',
      ];
    case 'EMFILE':
    case 'ENFILE':
      return ['too many files are open on this machine', 'close other programs, or raise the limit (ulimit -n)'];
    case 'EBUSY':
    case 'EXDEV':
      return [
        'it is in use or a disk of its own',
        'close what uses it; where it is a mounted folder, mount the folder above it instead',
      ];
    case 'ENOTSUP':
    case 'EOPNOTSUPP':
    case 'ENOSYS':
      return ['its file system does not support this operation', 'copy the project to a local disk'];
    case 'EIO':
      return ['the disk answers with an error', 'check the disk, and run the command again'];
    default:
      return undefined;
  }
}

/** What Node or the operating system calls an error: `ENOENT`. Undefined if they have no name for it. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** An error of the operating system as a sentence; undefined for all others, which are bugs. */
export function diskErrorOf(error: unknown, action: DiskAction = 'written', path?: string): DiskError | undefined {
  if (error instanceof DiskError) return error;
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const named = path ?? ('path' in error && typeof error.path === 'string' ? error.path : 'the output');
  const words = wordsOf(String(error.code), action, named);
  return words && new DiskError(named, action, ...words);
}
