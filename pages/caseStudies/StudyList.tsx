import { useTranslation } from 'react-i18next'
import { caseStudyCategories } from '../../content/categories.ts'
import type { Entry } from '../../renderer/entry.ts'
import { Study } from './Study.tsx'
import filterStyles from '../../components/elements/Filter/Filter.module.css'
import styles from './StudyList.module.css'

/** The case studies with their filter: radio buttons and CSS. */
export function StudyList({ studies }: { readonly studies: readonly Entry<'case-studies'>[] }) {
  const { t } = useTranslation('caseStudies')
  const used = caseStudyCategories.filter((category) =>
    studies.some(({ frontmatter }) => frontmatter.category === category),
  )
  return (
    <section className={styles.studies} aria-labelledby="studies">
      <h2 id="studies" className="visually-hidden">
        {t('list.title')}
      </h2>
      <fieldset className={`${filterStyles.filter} screen-only`}>
        <legend className="visually-hidden">{t('list.filter')}</legend>
        {(['all', ...used] as const).map((category) => (
          <label key={category} className={filterStyles.choice}>
            <input type="radio" name="category" value={category} defaultChecked={category === 'all'} />
            {t(`categories.${category}`)}
          </label>
        ))}
      </fieldset>
      <ul className={styles.list}>
        {studies.map((study, index) => (
          <li key={study.slug} data-category={study.frontmatter.category}>
            <Study study={study} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
