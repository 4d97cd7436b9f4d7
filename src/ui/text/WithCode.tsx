interface WithCodeProps {
  readonly text: string;
  readonly className?: string;
}

/** A text in which backticks enclose code, which has its own direction. */
export function WithCode({ text, className }: WithCodeProps) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} dir="auto" className={className}>
        {part}
      </code>
    ),
  );
}
