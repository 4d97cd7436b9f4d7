import { escapeHtml } from './escape';

/** Writes the value of a property as an attribute, with a space ahead, or writes nothing. */
type Write = (value: unknown) => string;

function attribute(name: string, value: unknown): string {
  if (typeof value === 'string') return ` ${name}="${escapeHtml(value)}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return ` ${name}="${value}"`;
  throw new Error(`An attribute cannot hold this: ${name}={${typeof value}}.`);
}

const nothing: Write = () => '';
const yesOrNo =
  (name: string): Write =>
  (value) =>
    attribute(name, value);
const text =
  (name: string): Write =>
  (value) =>
    typeof value === 'boolean' ? '' : attribute(name, value);
const flag =
  (name: string): Write =>
  (value) =>
    value ? ` ${name}=""` : '';
const flagOrText =
  (name: string): Write =>
  (value) =>
    typeof value === 'boolean' ? flag(name)(value) : attribute(name, value);
const number =
  (least: number) =>
  (name: string): Write =>
  (value) =>
    Number(value) >= least ? attribute(name, value) : '';

/** As React finds scripts in addresses, between the characters that browsers skip. */
const script =
  /^[\0-\x1f ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;

const address =
  (name: string): Write =>
  (value) => {
    if (script.test(String(value))) throw new Error(`A page may lead to no script: ${name}="${String(value)}".`);
    return text(name)(value);
  };

const refused =
  (name: string): Write =>
  () => {
    throw new Error(`src/static-react does not write ${name}, which no page had so far (decision 0025).`);
  };

/** For values of which a site has few: each is written once. */
const oneOfFew = (write: Write): Write => {
  const known = new Map<unknown, string>();
  return (value) => {
    const written = known.get(value) ?? write(value);
    known.set(value, written);
    return written;
  };
};

const each = (names: string, rule: (name: string) => Write): readonly (readonly [string, Write])[] =>
  names.split(' ').map((name) => [name, rule(name)] as const);

/** How properties are written, by name; the others are added as they come. What it says of HTML is what React says, which the tests compare. */
const rules = new Map<string, Write>([
  ...each('children key ref suppressContentEditableWarning suppressHydrationWarning', () => nothing),
  ...each('action formAction href src', address),
  ...each(
    'allowFullScreen async autoPlay checked controls default defer disabled formNoValidate hidden inert itemScope loop noModule noValidate open playsInline readOnly required reversed',
    flag,
  ),
  ...each('autoFocus multiple muted', (name) => flag(name.toLowerCase())),
  ...each('contentEditable draggable focusable spellCheck value', yesOrNo),
  ...each('capture download', flagOrText),
  ...each('cols rows size span', number(1)),
  ...each('rowSpan start', number(-Infinity)),
  ...each('dir lang role type viewBox', (name) => oneOfFew(text(name))),
  ['aria-hidden', oneOfFew(yesOrNo('aria-hidden'))],
  ['acceptCharset', text('accept-charset')],
  ['className', oneOfFew(text('class'))],
  ['crossOrigin', text('crossorigin')],
  ['htmlFor', text('for')],
  ['httpEquiv', text('http-equiv')],
  ['tabIndex', text('tabindex')],
  // A strict Content-Security-Policy refuses the first two, and the others are more than attributes.
  ...each('dangerouslySetInnerHTML style defaultChecked defaultValue srcSet', refused),
]);

const listens = /^on./i;
const saysYesOrNo = /^(?:aria|data)-/;

function ruleOf(name: string): Write {
  const rule = listens.test(name) ? nothing : saysYesOrNo.test(name) ? yesOrNo(name) : text(name);
  rules.set(name, rule);
  return rule;
}

/** Writes a property of an element as an attribute, with a space ahead; or nothing, where there is nothing to write. */
export function attributeOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  return (rules.get(name) ?? ruleOf(name))(value);
}
