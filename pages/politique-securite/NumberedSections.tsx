import { slug } from 'github-slugger'
import { useTranslation } from '../../renderer/useTranslation.ts'
import { PolicyText, type PolicySection } from '../../components/document/PolicyText/PolicyText.tsx'
import type { Locale } from '../../renderer/languages.ts'
import styles from './NumberedSections.module.css'

interface NumberedSectionsProps {
  readonly sections: readonly PolicySection[]
  /** Their language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/** The sections of the policy with their table of contents; both are numbered alike. */
export function NumberedSections({ sections, lang }: NumberedSectionsProps) {
  const { t } = useTranslation('security')
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol lang={lang}>
          {sections.map(({ title }) => (
            <li key={title}>
              <a href={`#${slug(title)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections} lang={lang}>
        {sections.map((section) => (
          <section key={section.title} className={styles.section} aria-labelledby={slug(section.title)}>
            <h2 id={slug(section.title)}>{section.title}</h2>
            <PolicyText section={section} />
          </section>
        ))}
      </div>
    </div>
  )
}
