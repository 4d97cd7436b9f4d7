import { DiskError, type DiskAction } from './files';

type Explanation = readonly [reason: string, fix: string];

const fullDisk: Explanation = ['the disk is full', 'free some space, then run the command again'];
const inUse: Explanation = [
  'another program changes it at this moment',
  'close the other program, then run the command again',
];
const busy: Explanation = [
  'another program uses it, or it is a mounted disk',
  'close the other program; for a mounted disk, mount it at the parent folder instead',
];
const tooManyFiles: Explanation = ['too many files are open', 'close other programs, or raise the limit (ulimit -n)'];
const unsupported: Explanation = [
  'its file system does not support this operation',
  'copy the project to a local disk',
];

/** Parts of sentences. */
const explanations: Readonly<Record<string, Explanation>> = {
  EROFS: ['the disk is read-only', 'copy the project to a writable disk, or make this disk writable'],
  ENOSPC: fullDisk,
  EDQUOT: fullDisk,
  EISDIR: ['it is a folder instead of a file', 'move or rename the folder'],
  ELOOP: ['its symbolic links form a loop', 'remove one of the links'],
  ENAMETOOLONG: [
    'its name is too long for this disk',
    'use a shorter name, or move the project to a folder with a shorter path',
  ],
  EFBIG: [
    'the file is larger than this disk or a limit of your account allows',
    'raise the limit (ulimit -f unlimited); on a disk with the FAT file system, move the project to another disk',
  ],
  ENOENT: [
    // Node also reports this if it cannot make the folder on a read-only disk.
    'a folder on its path is missing, or it was removed at this moment, or the disk is read-only',
    'make sure that the disk can be written and that no other program changes the project meanwhile, then run the command again',
  ],
  ENOTEMPTY: inUse,
  ETXTBSY: inUse,
  EAGAIN: inUse,
  ESTALE: inUse,
  ENOMEM: ['the memory of this machine is full', 'close other programs, then run the command again'],
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  EBUSY: busy,
  EXDEV: busy,
  ENOTSUP: unsupported,
  EOPNOTSUPP: unsupported,
  ENOSYS: unsupported,
  EIO: ['the disk reports an error', 'check the disk, then run the command again'],
};

function explain(code: string, action: DiskAction, path: string): Explanation {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : 'the project folder';
  if (code === 'EACCES' || code === 'EPERM')
    return action === 'read'
      ? [
          'you do not have permission to read it',
          'give yourself permission (chmod u+r), or run the command as the owner of the file',
        ]
      : [
          'you do not have permission',
          `give yourself permission to write in ${folder}, or run the command as the owner of that folder`,
        ];
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return [
      'there is a file in place of a folder on its path',
      `look at each part of ${action === 'read' ? path : folder}, and move or rename the one that is a file`,
    ];
  return (
    explanations[code] ?? [
      `the operating system refuses it (${code})`,
      'check the disk and its file system, then run the command again; if it is refused again, copy the project to another disk',
    ]
  );
}

/** Operations on processes, ports and hosts, whose errors have the same shape as those on files. */
const notOfFiles = /^(?:spawn|kill|connect|listen|bind|accept|shutdown|getaddrinfo|getnameinfo|query|uv_)/;
/** Codes of connection errors, including those of reading and writing. */
const ofConnections = /^E(?:CONN|ADDR|NET|HOST|PIPE|PROTO|NOTCONN|TIMEDOUT|AI_)/;

/** Such as `ENOENT`; undefined if the error has no code. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Libraries in Rust (the bundler) report an error of the system by number only. Linux and macOS share these. */
const codesByNumber: Readonly<Record<string, string>> = {
  5: 'EIO',
  13: 'EACCES',
  27: 'EFBIG',
  28: 'ENOSPC',
  30: 'EROFS',
};

/** The error of the file system that a library in Rust reports in its message. */
function diskErrorOfMessage(message: string): DiskError | undefined {
  const code = codesByNumber[/\(os error (\d+)\)/.exec(message)?.[1] ?? ''];
  const [, path = 'the output'] = /Failed to write file in ([^\n]+)/.exec(message) ?? [];
  return code === undefined ? undefined : new DiskError(path, 'written', ...explain(code, 'written', path));
}

/** Undefined for errors that are not of the file system, which are bugs. */
export function diskErrorOf(error: unknown, action: DiskAction = 'written', path?: string): DiskError | undefined {
  if (error instanceof DiskError) return error;
  if (error instanceof Error && error.message.includes('(os error ')) return diskErrorOfMessage(error.message);
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const file = path ?? ('path' in error && typeof error.path === 'string' ? error.path : 'the output');
  const code = String(error.code);
  if (!/^E[A-Z0-9]+$/.test(code) || notOfFiles.test(String(error.syscall)) || ofConnections.test(code))
    return undefined;
  return new DiskError(file, action, ...explain(code, action, file));
}
