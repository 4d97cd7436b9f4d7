import { card, wrappedRow } from '../theme/fragments';
import { globalStyles } from '../theme/styles';
import { colour, font, radius, size, space, weight } from '../theme/tokens';

export const documentStyles = globalStyles({
  // The panes scroll; the page does not.
  'html:has(dialog:modal)': { scrollbarGutter: 'auto' },
  h1: { fontSize: size.lead },
  h2: { fontSize: size.title, overflowWrap: 'anywhere' },
  'h3, h4': { fontSize: size.body },
  code: { fontFamily: font.code, fontSize: '0.875em', overflowWrap: 'anywhere' },
  pre: {
    marginBlock: space.xxs,
    padding: `${space.xs} ${space.xs}`,
    ...card(radius.s),
    fontFamily: font.code,
    fontSize: '0.8125rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  'input, select, textarea': {
    maxInlineSize: '100%',
    padding: '0.375rem 0.625rem',
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.s,
    background: colour.surface,
  },
  'input[type="checkbox"], input[type="radio"]': { inlineSize: '1.25rem', blockSize: '1.25rem', flex: 'none' },
  '[aria-invalid="true"]': { border: `2px solid ${colour.bad}` },
  fieldset: {
    marginBlock: space.xs,
    padding: `${space.xs} ${space.xs}`,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.m,
  },
  legend: { paddingInline: space.xxs },
  // A checkbox or radio button; the text of the option is below it.
  'label:has(> :is([type="checkbox"], [type="radio"]))': {
    ...wrappedRow(`0 ${space.xs}`),
    minBlockSize: '1.75rem',
    '& > pre': { flexBasis: '100%' },
  },
  'label:has(> [type="file"])': { display: 'grid', gap: space.xxs, marginBlockStart: space.xs },
  summary: { display: 'list-item', listStyle: 'inside disclosure-closed', fontWeight: weight.medium },
  '[open] > summary': { listStyleType: 'disclosure-open' },
});
