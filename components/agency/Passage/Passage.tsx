import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../renderer/languages.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Section } from '../../layout/Section/Section.tsx'
import { followPlank } from './followPlank.ts'
import type { Stretch } from './markChanges.ts'
import type { BilingualPassage } from './passageOf.ts'
import styles from './Passage.module.css'

interface PassageProps {
  readonly passage: BilingualPassage
  /** The language of the notes, if it is not the page's. */
  readonly lang: Locale | undefined
}

/**
 * A paragraph that turns from one language into the other under a plank, which the visitor pulls across; two columns
 * without script and in print. Below it are the reviser's reason, the question to the client and the term chosen.
 */
export function Passage({ passage: { original, translation, notes }, lang }: PassageProps) {
  const { t } = useTranslation(['passage', 'languages'])
  const { locale } = usePageContext()
  const rangeId = useId()
  const own = (language: Locale) => (language === locale ? undefined : language)
  return (
    <Section title={t('title')}>
      <label className={styles.label} htmlFor={rangeId}>
        {t('pull')}
      </label>
      <div className={styles.stage}>
        <div className={styles.side}>
          <p className={styles.language}>{t(`languages:${original.locale}`)}</p>
          <p className={styles.text} lang={own(original.locale)}>
            {original.text}
          </p>
        </div>
        <div className={styles.side}>
          <p className={styles.language}>{t(`languages:${translation.locale}`)}</p>
          <p className={styles.text} lang={own(translation.locale)}>
            {translation.text.map((stretch, index) => (
              // The same word may be marked twice, and the list never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <Marked key={index} {...stretch} />
            ))}
          </p>
        </div>
        <span className={styles.plank} aria-hidden="true" />
        <input className={styles.range} id={rangeId} type="range" defaultValue="0" autoComplete="off" />
        <script dangerouslySetInnerHTML={{ __html: `(${followPlank.toString()})()` }} />
      </div>
      <dl className={styles.notes}>
        <div>
          <dt>{t('reason')}</dt>
          <dd lang={lang}>{notes.reason}</dd>
        </div>
        <div>
          <dt>{t('question')}</dt>
          <dd lang={lang}>{notes.question}</dd>
          <dd className={styles.answer} lang={lang}>
            {notes.answer}
          </dd>
        </div>
        <div>
          <dt>{t('term')}</dt>
          <dd className={styles.term}>
            <span lang={own(original.locale)}>{original.term}</span>{' '}
            <span lang={own(translation.locale)}>{translation.term}</span>
          </dd>
        </div>
      </dl>
      <p className={styles.source}>{t('composed')}</p>
    </Section>
  )
}

/** A stretch of the translation, with the reviser's mark. */
function Marked({ text, change }: Stretch) {
  if (change === 'deleted') return <del>{text}</del>
  return change === 'inserted' ? <ins>{text}</ins> : text
}
