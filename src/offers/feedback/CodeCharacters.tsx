import { useIntl } from 'react-intl';
import { codeCharacters, type CharacterName } from '../../domain/verdict/code-characters';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { styles } from './CodeCharacters.styles';
import { characterText } from './refused-text';

/** Characters that nothing else looks like. Only their names for screen readers are needed. */
const unmistakable: ReadonlySet<CharacterName | undefined> = new Set([undefined, 'hyphen', 'underscore']);

interface CodeCharactersProps {
  readonly code: string;
  readonly words: string;
  /** true if a cashier reads it from another person's hand. */
  readonly large?: boolean;
}

/** A code, character by character. Characters that are easily confused are marked and named. */
export function CodeCharacters({ code, words, large = false }: CodeCharactersProps) {
  const intl = useIntl();
  const characters = codeCharacters(code);
  const marked = characters.filter(({ name }) => !unmistakable.has(name));
  const legend = [...new Map(marked.map((character) => [character.text, character])).values()];
  return (
    <div className={styles.root}>
      <p className={styles.title}>{words}</p>
      <VisuallyHidden as="p">
        {intl.formatMessage(
          { id: 'refused.spelled' },
          { characters: characters.map((each) => characterText(each, intl)).join(' · ') },
        )}
      </VisuallyHidden>
      <code
        className={styles.characters}
        data-large={large ? '' : undefined}
        dir={/\p{Script=Arabic}/u.test(code) ? 'rtl' : 'ltr'}
        aria-hidden="true"
      >
        {characters.map(({ text, name }, index) => (
          <span key={index} className={styles.character} data-marked={unmistakable.has(name) ? undefined : ''}>
            {text}
          </span>
        ))}
      </code>
      {legend.length > 0 && (
        <ul className={styles.legend} aria-hidden="true">
          {legend.map((character) => (
            <li key={character.text}>
              <bdi className={styles.sample}>{character.text === ' ' ? '␣' : character.text}</bdi>{' '}
              {characterText(character, intl)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
