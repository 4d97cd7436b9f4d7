// Imported first, so that the styles of components come after it.
import '../../theme/global.styles';
import { FormattedMessage } from 'react-intl';
import { directionOf, languages, otherLanguage, type Language } from '../../domain/language/language';
import type { Freshness } from '../../domain/trust/freshness';
import type { CompiledMessages } from '../../domain/pages/messages';
import { Messages } from '../../hooks/messages';
import { styles } from './Freshness.styles';
import {
  ClaimsSections,
  EndingsSections,
  FeedsSections,
  LabelsSection,
  LicencesSection,
  ToTestSection,
  UnpublishedSection,
} from './Sections';
import { When } from './parts';
import { Gradients, Timeline } from './Timeline';

interface FreshnessEditionsProps {
  readonly report: Freshness;
  readonly messages: Readonly<Record<Language, CompiledMessages>>;
  readonly onMessageError: (error: Error) => void;
}

/** The report in both languages. The address selects the one that is shown, without a script. */
export function FreshnessEditions({ report, messages, onMessageError }: FreshnessEditionsProps) {
  return (
    <>
      <Gradients />
      {languages.map((language) => {
        const other = otherLanguage(language);
        return (
          <Messages key={language} language={language} messages={messages[language]} onError={onMessageError}>
            <article id={language} lang={language} dir={directionOf(language)} className={styles.edition}>
              <main>
                <header className={styles.header}>
                  <h1 className={styles.title}>
                    <FormattedMessage id="freshness.title" />
                  </h1>
                  <a href={`#${other}`} lang={other} hrefLang={other} className={styles.other}>
                    <FormattedMessage id="freshness.language" />
                  </a>
                  <p className={styles.asOf}>
                    <FormattedMessage id="freshness.as-of" values={{ day: <When date={report.today} /> }} />
                  </p>
                </header>

                <EndingsSections report={report} language={language} />
                <FeedsSections report={report} language={language} />
                <ToTestSection report={report} language={language} />
                <LabelsSection report={report} language={language} />
                <UnpublishedSection report={report} language={language} />
                <LicencesSection report={report} language={language} />
                <ClaimsSections report={report} language={language} />
                <Timeline report={report} language={language} />
              </main>
            </article>
          </Messages>
        );
      })}
    </>
  );
}
