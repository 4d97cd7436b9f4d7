import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageOffers, OpenFile } from '../../domain/editing/editor-protocol';
import { useEditorContext } from '../context';
import { focusPath } from '../fields/focus';
import { offerIds } from '../fields/sources';
import { styles } from './Pasted.styles';
import { Button } from '../controls/Button';
import { Remark } from '../controls/Remark';

function Message({ read: { text, marks } }: { readonly read: MessageOffers }): ReactElement {
  const label = useIntl().formatMessage({ id: 'editor.paste-text' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    const [first] = current?.getElementsByTagName('mark') ?? [];
    if (current && first) current.scrollTop = first.offsetTop - current.clientHeight / 3;
  }, []);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div ref={box} className={styles.message} tabIndex={0} role="region" aria-label={label}>
      {parts}
      {text.slice(from)}
    </div>
  );
}

/** What was read from a message, and what is left for the user. It takes the focus, and so is read out. */
export function Pasted({ file, read }: { readonly file: OpenFile; readonly read: MessageOffers }): ReactElement {
  const intl = useIntl();
  const { nameOf, setPasted } = useEditorContext();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { offers, known } = read;
  return (
    <section className={styles.root}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage id="editor.pasted" values={{ count: offers.length }} />
      </h3>
      <FormattedMessage id="editor.pasted-how" tagName="p" />
      <Message read={read} />
      <ul>
        {offers.map(({ id, words, open }) => (
          <li key={id}>
            <Button look="link" onClick={() => focusPath(['offers', offerIds(file.value).indexOf(id), 'title', 'en'])}>
              <bdi>{words['code']?.[0] ?? id}</bdi>
            </Button>{' '}
            {open.length > 0 && (
              <FormattedMessage id="editor.pasted-open" values={{ fields: intl.formatList(open.map(nameOf)) }} />
            )}
          </li>
        ))}
      </ul>
      {known.length > 0 && (
        <Remark tone="note">
          <FormattedMessage id="editor.pasted-known" values={{ codes: intl.formatList(known) }} />
        </Remark>
      )}
      <Button onClick={() => setPasted(undefined)}>
        <FormattedMessage id="editor.pasted-close" />
      </Button>
    </section>
  );
}
