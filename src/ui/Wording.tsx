import { useStoreName } from '../hooks/page';
import { Bidi, BidiText } from './text/Bidi';
import { styles } from './Wording.styles';

interface WordingProps {
  readonly children: string;
}

/** Keeps the name of the page's store on one line, because a name in two pieces looks like an error. */
export function Wording({ children }: WordingProps) {
  const name = useStoreName();
  const at = name?.includes(' ') ? children.indexOf(name) : -1;
  if (name === undefined || at < 0) return <Bidi>{children}</Bidi>;
  // Includes the letters and punctuation attached to the name: Arabic letters join, and a comma must not begin a line.
  const start = children.lastIndexOf(' ', at) + 1;
  const next = children.indexOf(' ', at + name.length);
  const end = next < 0 ? children.length : next;
  return (
    <>
      <Bidi>{children.slice(0, start)}</Bidi>
      <BidiText as="span" className={styles.whole} text={children.slice(start, end)} />
      <Bidi>{children.slice(end)}</Bidi>
    </>
  );
}
