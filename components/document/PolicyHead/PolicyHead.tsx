import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOfDocument } from '../../../renderer/agencyDetails.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Day } from '../../elements/Day/Day.tsx'
import { Breadcrumbs } from '../../layout/Breadcrumbs/Breadcrumbs.tsx'
import { FallbackNotice } from '../../layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../layout/PageHero/PageHero.tsx'
import { PdfLink } from '../PdfLink/PdfLink.tsx'
import { UnfilledDetails } from '../UnfilledDetails/UnfilledDetails.tsx'
import styles from './PolicyHead.module.css'

interface PolicyHeadProps {
  readonly policy: Entry<'policies'>
  readonly kicker: string
  /** The introduction, a few sentences. */
  readonly children: ReactNode
}

/** The head of a policy: fallback notice, title, date of the last change, notice of unfilled details, introduction. */
export function PolicyHead({ policy, kicker, children }: PolicyHeadProps) {
  const { t } = useTranslation(['security', 'agency'])
  const { locale } = usePageContext()
  const { updated } = policy.frontmatter
  const title = titleOfDocument(policy, t('agency:unfilled.draft'))
  const lang = foreignLanguage(policy, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <PageHero kicker={kicker} title={title} lang={lang} breadcrumbs={<Breadcrumbs />}>
        <p>
          {t('updated')} <Day value={updated} />
        </p>
        <PdfLink entry={policy} />
      </PageHero>
      <UnfilledDetails entry={policy} />
      <div className={styles.introduction}>{children}</div>
    </>
  )
}
