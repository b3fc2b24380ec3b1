import { useTranslation } from 'react-i18next'
import { CaseStudyCard } from '../../components/CaseStudyCard/CaseStudyCard.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { caseStudyCategories } from '../../content/collections.ts'
import type { Entry } from '../../renderer/content.ts'
import styles from './StudyList.module.css'

/** The case studies with their filter: radio buttons and CSS, so that it works before and without any script. */
export function StudyList({ studies }: { readonly studies: readonly Entry<'case-studies'>[] }) {
  const { t } = useTranslation('caseStudies')
  const used = caseStudyCategories.filter((category) =>
    studies.some(({ frontmatter }) => frontmatter.category === category),
  )
  return (
    <Section title={t('list.title')}>
      <div className={styles.studies}>
        <fieldset className={styles.filter}>
          <legend className={styles.legend}>{t('list.filter')}</legend>
          {(['all', ...used] as const).map((category) => (
            <label key={category} className={styles.choice}>
              <input
                type="radio"
                name="category"
                value={category}
                defaultChecked={category === 'all'}
                className={styles.radio}
              />
              {t(`categories.${category}`)}
            </label>
          ))}
        </fieldset>
        <ul className={styles.grid}>
          {studies.map((study) => (
            <li key={study.slug} data-category={study.frontmatter.category} className={styles.study}>
              <CaseStudyCard entry={study} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
