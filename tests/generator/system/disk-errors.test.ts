import { mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskErrorOf } from '../../../generator/system/disk-errors';

/** An error as `node:fs` throws it. */
function refused(code: string, syscall = 'write'): Error {
  return Object.assign(new Error(`${code}: refused, ${syscall}`), {
    code,
    syscall,
    errno: -1,
    path: 'dist/en/index.html',
  });
}

const ofConnections = /^E(?:CONN|ADDR|NET|HOST|PIPE|PROTO|NOTCONN|TIMEDOUT)/;

describe('diskErrorOf for an error of the file system', () => {
  test.each(Object.keys(constants.errno).filter((code) => /^E/.test(code) && !ofConnections.test(code)))(
    'explains %s and says what to do',
    (code) => {
      const { message } = diskErrorOf(refused(code)) ?? {};
      expect(message).toMatch(/^dist\/en\/index\.html cannot be written: .+\.\n[A-Z].+\.$/);
    },
  );

  test('names the limit if a file becomes too large', () => {
    expect(diskErrorOf(refused('EFBIG'))?.message).toContain('ulimit -f');
  });

  test('recognises the number of the system in a message of the bundler', () => {
    const { message } =
      diskErrorOf(
        new Error(
          '[UNHANDLEABLE_ERROR]\nFailed to write file in a/b.cjs\n\nCaused by:\n    No space left on device (os error 28)',
        ),
      ) ?? {};
    expect(message).toBe('a/b.cjs cannot be written: the disk is full.\nFree some space, then run the command again.');
    expect(diskErrorOf(new Error('Failed (os error 2)'))).toBeUndefined();
  });

  test('recognises errors as Node throws them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
    const thrown = (operation: () => void): unknown => {
      try {
        operation();
      } catch (error) {
        return error;
      }
      throw new Error('nothing was thrown');
    };
    try {
      writeFileSync(path.join(folder, 'file'), '');
      expect(diskErrorOf(thrown(() => rmdirSync(folder)))).toBeDefined();
      expect(
        diskErrorOf(
          thrown(() => readFileSync(path.join(folder, 'none'))),
          'read',
        )?.message,
      ).toContain('is missing');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('diskErrorOf for another error', () => {
  test.each([
    ['ENOENT', 'spawn git'],
    ['ECONNREFUSED', 'connect'],
    ['ECONNRESET', 'read'],
    ['EADDRINUSE', 'listen'],
    ['ERR_INVALID_ARG_TYPE', 'open'],
  ])('returns undefined for %s of %s', (code, syscall) => {
    expect(diskErrorOf(refused(code, syscall))).toBeUndefined();
  });
});
