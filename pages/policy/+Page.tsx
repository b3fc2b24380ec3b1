import { slug } from 'github-slugger'
import { useTranslation } from 'react-i18next'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { TableOfContents } from '../../components/document/TableOfContents/TableOfContents.tsx'
import { Day } from '../../components/elements/Day/Day.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { PolicyText } from './PolicyText.tsx'
import { Signatures } from './Signatures.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('policy')
  const { locale } = usePageContext()
  const { entry: policy, body } = useData<Data>()
  const { title, description, updated, sections = [], signatories } = policy.frontmatter
  const lang = foreignLanguage(policy, locale)
  const contents = [
    ...policy.sections,
    ...sections.map((section) => ({ id: slug(section.title), title: section.title })),
  ]
  return (
    <>
      {lang && <FallbackNotice />}
      <article>
        <PageHero kicker={t('kicker')} title={title} lead={description} lang={lang} breadcrumbs={<Breadcrumbs />}>
          <p>
            {t('updated')} <Day value={updated} />
          </p>
          <PdfLink entry={policy} />
        </PageHero>
        <div className={`${styles.columns} split`}>
          <TableOfContents sections={contents} lang={lang} />
          <div className={styles.text}>
            <Prose body={body} lang={lang} />
            {sections.map((section) => (
              <section key={section.title} lang={lang}>
                <h2 id={slug(section.title)}>{section.title}</h2>
                <PolicyText section={section} />
              </section>
            ))}
            {signatories && <Signatures signatories={signatories} lang={lang} />}
          </div>
        </div>
      </article>
      <div data-below-fold="">
        <CallToAction {...t('question', { returnObjects: true })} href="/contact" />
      </div>
    </>
  )
}
