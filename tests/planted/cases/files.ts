import { encoded } from '../../generator/support/encoded';
import { at, copied, deleted, edited, renamed, replaced, textOf, whole, written, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const pottery = 'stores/pottery-barn.yaml';
const table = 'feeds/dhgate.csv';
const temuUrl = 'url: https://www.temu.com/\nlogo';

const longAddress = 'https://www.temu.com/collections/summer-2026/all-that-there-is-for-the-garden';

function numbered(text: string): string {
  return text
    .split('\n')
    .map((line, index) => `${String(index + 1).padStart(4)}  ${line}`)
    .join('\n');
}

/** Damaged, misnamed or misplaced files, and syntax errors. */
export const files: Kind = {
  id: 'files',
  name: 'Files (4)',
  cases: [
    {
      slip: 'saved a file with a conflict of Git in it',
      change: replaced(
        temu,
        'featured: alb121108\n',
        '<<<<<<< HEAD\nfeatured: alb121108\n=======\nfeatured: alc460086\n>>>>>>> new-code\n',
      ),
      reported: [at('<<<<<<< HEAD', 'merge-conflict', 'conflict', '=======', '>>>>>>>')],
    },
    {
      slip: 'resolved a conflict of Git and left one of its lines',
      change: replaced(temu, 'featured: alb121108\n', 'featured: alb121108\n=======\n'),
      reported: [at('=======', 'merge-conflict', 'conflict')],
    },
    {
      slip: 'kept a copy that Windows Explorer made',
      change: copied(temu, 'stores/temu - Copy.yaml'),
      reported: [whole('unknown-file', 'copy', 'delete')],
    },
    {
      slip: 'kept a second download of a file',
      change: copied(temu, 'stores/temu (1).yaml'),
      reported: [whole('unknown-file', 'copy', 'delete')],
    },
    {
      slip: 'saved a file with Notepad, which added .txt',
      file: 'stores/temu.yaml.txt',
      change: renamed(temu, 'stores/temu.yaml.txt'),
      reported: [whole('unknown-file', 'data/stores/temu.yaml`')],
    },
    {
      slip: 'saved a copy with Notepad beside the file, which added .txt',
      change: copied(temu, 'stores/temu.yaml.txt'),
      reported: [whole('unknown-file', 'there is already', 'delete')],
    },
    {
      slip: 'kept a file that Windows wrote for its own use',
      change: written(
        'stores/desktop.ini',
        '[.ShellClassInfo]\r\nIconResource=C:\\Windows\\System32\\SHELL32.dll,4\r\n',
      ),
      reported: [whole('unknown-file', 'Windows', 'delete')],
    },
    {
      slip: 'gave a file the ending .yml',
      file: 'stores/temu.yml',
      change: renamed(temu, 'stores/temu.yml'),
      reported: [whole('unknown-file', 'data/stores/temu.yaml`')],
    },
    {
      slip: 'saved a second file with the ending .yml',
      change: copied(temu, 'stores/temu.yml'),
      reported: [whole('unknown-file', 'there is already', 'delete')],
    },
    {
      slip: 'named a file with a capital letter',
      file: 'stores/Temu.yaml',
      change: renamed(temu, 'stores/Temu.yaml'),
      reported: [at('slug: temu', 'slug-differs-from-file', 'rename the file to `temu.yaml`')],
    },
    {
      slip: 'kept the former version that a merge tool left',
      change: copied(temu, 'stores/temu.yaml.orig'),
      reported: [whole('unknown-file', 'delete')],
    },
    {
      slip: 'kept the lock file of an open table',
      change: written('feeds/~$dhgate.xlsx', Uint8Array.of(5, 0x41, 0x6c, 0x69)),
      reported: [whole('unknown-file', 'Excel', 'close')],
    },
    {
      slip: 'put a store into a folder inside of the folder of stores',
      file: 'stores/gulf/temu.yaml',
      change: renamed(temu, 'stores/gulf/temu.yaml'),
      reported: [whole('unknown-file', 'data/stores/temu.yaml`')],
    },
    {
      slip: 'put a store into the folder "store"',
      file: 'store/temu.yaml',
      change: renamed(temu, 'store/temu.yaml'),
      reported: [whole('unknown-file', 'data/stores')],
    },
    {
      slip: 'put a store beside the folders',
      file: 'temu.yaml',
      change: renamed(temu, 'temu.yaml'),
      reported: [whole('unknown-file', 'data/stores/temu.yaml`')],
    },
    {
      slip: 'deleted the file of the redirects',
      change: deleted('redirects.yaml'),
      reported: [whole('missing-file', 'redirects')],
    },
    {
      slip: 'named the file of the site with a capital letter',
      file: 'Site.yaml',
      change: renamed('site.yaml', 'Site.yaml'),
      reported: [whole('unknown-file', 'data/site.yaml`')],
    },
    {
      slip: 'forgot the space after the dash of the first entry',
      change: replaced(temu, '  - id: alb121108', '  -id: alb121108'),
      reported: [at('-id: alb121108', 'yaml-syntax', '- id: alb121108')],
    },
    {
      slip: 'forgot the space after the dash of a later entry',
      change: replaced(temu, '  - id: alc460086', '  -id: alc460086'),
      reported: [at('-id: alc460086', 'yaml-syntax', 'write a space')],
    },
    {
      slip: 'forgot the space after the dash of an alias',
      change: replaced(temu, '  - temo\n', '  -temo\n'),
      reported: [at('  -temo', 'yaml-syntax', 'write a space')],
    },
    {
      slip: 'forgot the colon after the slug',
      change: replaced(temu, 'slug: temu\n', 'slug temu\n'),
      reported: [at('slug temu', 'yaml-syntax', 'slug: temu')],
    },
    {
      slip: 'forgot the colon of a key that has keys below it',
      change: replaced(temu, '    benefit:\n', '    benefit\n'),
      reported: [at('    benefit', 'yaml-syntax', 'benefit:')],
    },
    {
      slip: 'forgot the space after the colon',
      change: replaced(temu, 'icon: bag\n', 'icon:bag\n'),
      reported: [at('icon:bag', 'yaml-syntax', 'icon: bag')],
    },
    {
      slip: 'wrote an equals sign instead of a colon',
      change: replaced(temu, 'icon: bag\n', 'icon = bag\n'),
      reported: [at('icon = bag', 'yaml-syntax', 'icon: bag')],
    },
    {
      slip: 'typed the colon of a Chinese keyboard',
      change: replaced(temu, 'icon: bag\n', 'icon： bag\n'),
      reported: [at('icon： bag', 'yaml-syntax', 'icon: bag')],
    },
    {
      slip: 'indented a line with three spaces instead of four',
      change: replaced(temu, '    expires: 2026-12-31\n', '   expires: 2026-12-31\n'),
      reported: [at('   expires: 2026-12-31', 'yaml-syntax', '3', '4')],
    },
    {
      slip: 'indented a line with five spaces instead of four',
      change: replaced(temu, '    expires: 2026-12-31\n', '     expires: 2026-12-31\n'),
      reported: [at('     expires: 2026-12-31', 'yaml-syntax', '5', '4')],
    },
    {
      slip: 'indented a line with a tab',
      change: replaced(temu, '    expires: 2026-12-31\n', '\texpires: 2026-12-31\n'),
      reported: [at('\texpires', 'tab-indentation', 'spaces')],
    },
    {
      slip: 'pasted a line from a chat, indented with non-breaking spaces',
      change: replaced(temu, '    expires: 2026-12-31\n', '\u00a0\u00a0\u00a0\u00a0expires: 2026-12-31\n'),
      reported: [at('expires: 2026-12-31', 'yaml-syntax', 'non-breaking space')],
    },
    {
      slip: 'pasted a line from a web page, with a non-breaking space after the colon',
      change: replaced(temu, 'icon: bag\n', 'icon:\u00a0bag\n'),
      reported: [at('icon:\u00a0bag', 'yaml-syntax', 'non-breaking space')],
    },
    {
      slip: 'pasted the quotes of a word processor around a colour',
      change: replaced(temu, '"#fb7701"', '“#fb7701”'),
      reported: [at('brand: “#fb7701”', 'invalid-value', 'typographic', 'straight ones: "#fb7701"')],
    },
    {
      slip: 'pasted the quotes of a word processor around a choice',
      change: replaced(temu, 'feedback: votes\n', 'feedback: “votes”\n'),
      reported: [at('feedback: “votes”', 'unknown-value', 'typographic', 'straight ones: "votes"')],
      fix: replaced(temu, '“votes”', '"votes"'),
    },
    {
      slip: 'left the marks of a code block around a pasted file',
      change: edited(temu, (text) => `\`\`\`yaml\n${text}\`\`\`\n`),
      reported: [at('```yaml', 'yaml-syntax', 'code block')],
    },
    {
      slip: 'pasted lines of a comparison with their plus signs',
      change: replaced(temu, 'icon: bag\ncategory: general', '+icon: bag\n+category: general'),
      reported: [at('+icon: bag', 'yaml-syntax', '+')],
    },
    {
      slip: 'pasted a file with its line numbers',
      change: edited(temu, numbered),
      reported: [at('1  # yaml', 'yaml-syntax', 'line numbers')],
    },
    {
      slip: 'saved the page of GitHub instead of the file',
      change: written(temu, '<!DOCTYPE html>\n<html lang="en">\n<head><title>temu.yaml</title></head>\n</html>\n'),
      reported: [at('<!DOCTYPE html>', 'yaml-syntax', 'web page')],
    },
    {
      slip: 'saved the file from a word processor',
      change: written(temu, '{\\rtf1\\ansi\\ansicpg1252\n{\\fonttbl\\f0 Helvetica;}\n\\f0 slug: temu\\\n}'),
      reported: [at('{\\rtf1', 'yaml-syntax', 'word processor')],
    },
    {
      slip: 'saved an empty file',
      change: written(temu, ''),
      reported: [whole('empty-file', 'delete this file')],
    },
    {
      slip: 'turned all lines of a page into comments',
      change: edited('pages/contact.yaml', (text) => text.replace(/^(?!#)/gm, '# ')),
      reported: [at('# yaml-language-server', 'empty-file', 'comment')],
    },
    {
      slip: 'closed the editor while the file was saved, so that the end is missing',
      change: edited(temu, (text) => text.slice(0, text.indexOf('sections:') + 9)),
      reported: [at('sections:', 'missing-value', 'is needed')],
    },
    {
      slip: 'saved the file as Unicode with an old Notepad',
      change: edited(temu, (text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
      reported: [at('', 'wrong-encoding', 'UTF-16', 'UTF-8')],
    },
    {
      slip: 'saved the file as ANSI on an Arabic Windows',
      change: edited(temu, (text) => encoded('windows-1256', text)),
      reported: [at('ar: ', 'wrong-encoding', 'Windows-1256', 'UTF-8')],
    },
    {
      slip: 'pasted a second store below the first',
      change: (contents) => edited(temu, (text) => `${text}---\n${textOf(contents, pottery)}`)(contents),
      reported: [at('---', 'multiple-documents')],
    },
    {
      slip: 'pasted the file twice',
      change: edited('redirects.yaml', (text) => text + text),
      reported: [at('redirects:', 'duplicate-key', 'twice')],
    },
    {
      slip: 'saved a table from Excel with the line that names its separator',
      change: edited(table, (text) => `sep=;\n${text}`),
      reported: [],
    },
    {
      slip: 'saved an answer in JSON under the name of the table',
      change: written(table, '{"coupons":[{"id":710401,"name":"September coupon"}]}\n'),
      reported: [at('{"coupons"', 'feed-table', 'JSON')],
    },
    {
      slip: 'saved a list in XML under the name of the table',
      change: written(table, '<?xml version="1.0"?>\n<coupons><coupon><id>710401</id></coupon></coupons>\n'),
      reported: [at('<?xml', 'feed-table', 'XML')],
    },
    {
      slip: 'saved the sign-in page of a network under the name of the table',
      change: written(table, '<!DOCTYPE html>\n<html><body>Please sign in</body></html>\n'),
      reported: [at('<!DOCTYPE html>', 'feed-table', 'web page')],
    },
    {
      slip: 'gave an Excel file the name of the table',
      change: written(table, Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml \xa2\x04', 'latin1')),
      reported: [whole('feed-table', 'Excel')],
    },
    {
      slip: 'emptied the table',
      change: written(table, ''),
      reported: [whole('feed-table', 'empty')],
    },
    {
      slip: 'wrote a link with a space',
      change: replaced(temu, temuUrl, 'url: https://www.temu.com/summer sale\nlogo'),
      reported: [at('url: https://www.temu.com/summer sale', 'invalid-link', 'space', '%20')],
      fix: replaced(temu, 'summer sale\nlogo', 'summer%20sale\nlogo'),
    },
    {
      slip: 'wrote a link of another site with Arabic letters, which browsers can open',
      change: replaced(temu, temuUrl, 'url: https://www.temu.com/عروض\nlogo'),
      reported: [],
    },
    {
      slip: 'wrote a long link with a space',
      change: replaced(temu, 'url: https://www.temu.com/\n', `url: ${longAddress} sale\n`),
      reported: [at('-for-the-garden sale', 'invalid-link', `${longAddress}%20sale`)],
      fix: replaced(temu, '-for-the-garden sale', '-for-the-garden%20sale'),
    },
    {
      slip: 'wrote the address of a page with Arabic letters',
      change: replaced('pages/contact.yaml', 'path: /contact', 'path: /اتصل-بنا'),
      reported: [at('path: /اتصل-بنا', 'invalid-value', 'Latin letters')],
    },
    {
      slip: 'wrote a link without https',
      change: replaced(temu, temuUrl, 'url: www.temu.com\nlogo'),
      reported: [at('url: www.temu.com', 'invalid-link', '`https://www.temu.com`')],
      fix: replaced(temu, 'url: www.temu.com\nlogo', 'url: https://www.temu.com\nlogo'),
    },
    {
      slip: 'wrote a link with http',
      change: replaced(temu, temuUrl, 'url: http://www.temu.com/\nlogo'),
      reported: [at('url: http://www.temu.com/', 'invalid-link', 'write https://')],
    },
    {
      slip: 'wrote a link in Markdown where only the address belongs',
      change: replaced(temu, temuUrl, 'url: "[Temu](https://www.temu.com/)"\nlogo'),
      reported: [at('[Temu](https', 'invalid-link', '`https://www.temu.com/`')],
    },
    {
      slip: 'copied an address with the angle brackets of an e-mail',
      change: replaced(temu, temuUrl, 'url: <https://www.temu.com/>\nlogo'),
      reported: [at('<https://www.temu.com/>', 'invalid-link', '`https://www.temu.com/`')],
    },
    {
      slip: 'forgot a slash of an address',
      change: replaced(temu, temuUrl, 'url: https:/www.temu.com/\nlogo'),
      reported: [at('https:/www.temu.com/', 'invalid-link', '`https://www.temu.com/`')],
    },
    {
      slip: 'linked to a page of the site with its full address',
      change: replaced('pages/about.yaml', '[Tell us](/contact)', '[Tell us](/en/contact)'),
      reported: [at('/en/contact', 'unknown-link', '/contact')],
    },
    {
      slip: 'wrote a percentage with a decimal comma',
      change: replaced(pottery, 'percent: 70', 'percent: 70,0'),
      reported: [at('percent: 70,0', 'wrong-type', 'comma', '70.0')],
      fix: replaced(pottery, 'percent: 70,0', 'percent: 70.0'),
    },
    {
      slip: 'wrote a number of ratings with a comma between thousands',
      change: replaced(pottery, 'count: 2500', 'count: 2,500'),
      reported: [at('count: 2,500', 'wrong-type', 'comma', '2500')],
    },
    {
      slip: 'wrote a number of ratings with a point between thousands',
      change: replaced(pottery, 'count: 2500', 'count: 2.500'),
      reported: [at('count: 2.500', 'wrong-type', '2500')],
    },
    {
      slip: 'copied a store to make a new one, and changed nothing in it',
      change: copied(temu, 'stores/temu-2.yaml'),
      reported: [at('slug: temu', 'slug-differs-from-file', 'copy')],
    },
    {
      slip: 'named a store with a space',
      file: 'stores/te mu.yaml',
      change: renamed(temu, 'stores/te mu.yaml'),
      reported: [at('slug: temu', 'slug-differs-from-file', 'rename the file to `temu.yaml`')],
    },
  ],
};
