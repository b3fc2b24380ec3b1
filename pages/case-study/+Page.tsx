import { useTranslation } from 'react-i18next'
import { EntryLinks } from '../../components/agency/EntryLinks/EntryLinks.tsx'
import { Passage } from '../../components/agency/Passage/Passage.tsx'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { TableOfContents } from '../../components/document/TableOfContents/TableOfContents.tsx'
import { Video } from '../../components/document/Video/Video.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Outcomes } from './Outcomes.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation(['services', 'caseStudies'])
  const { locale } = usePageContext()
  const { study, passage, services, others, body } = useData<Data>()
  const { callToAction, category, description, imageAlt, outcomes, title, video } = study.frontmatter
  const { link: href, ...call } = callToAction
  const { image } = study.images
  const lang = foreignLanguage(study, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <article>
        <PageHero
          kicker={t(`caseStudies:categories.${category}`)}
          title={title}
          lead={description}
          lang={lang}
          breadcrumbs={<Breadcrumbs />}
          {...(image && { picture: { ...image, alt: imageAlt } })}
        >
          <PdfLink entry={study} />
        </PageHero>
        {passage && <Passage passage={passage} lang={lang} />}
        <Outcomes outcomes={outcomes} lang={lang} />
        <div className={`${styles.body} split`}>
          <TableOfContents sections={study.sections} lang={lang} />
          <Prose body={body} lang={lang} />
        </div>
        {video && study.video && (
          <Video video={study.video} title={video.title} description={video.description} lang={lang} />
        )}
      </article>
      <EntryLinks title={t('service.concerned', { count: services.length })} entries={services} />
      <div lang={lang}>
        <CallToAction {...call} href={href} />
      </div>
      <EntryLinks title={t('caseStudies:study.others')} entries={others} />
    </>
  )
}
