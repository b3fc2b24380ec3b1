import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { Day } from '../../components/elements/Day/Day.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './PolicyHead.module.css'

interface PolicyHeadProps {
  readonly policy: Entry<'policies'>
  readonly kicker: string
  /** The introduction, a few sentences. */
  readonly children: ReactNode
}

/** The head of a policy: fallback notice, title, date of the last change, introduction. */
export function PolicyHead({ policy, kicker, children }: PolicyHeadProps) {
  const { t } = useTranslation('policy')
  const { locale } = usePageContext()
  const { title, updated } = policy.frontmatter
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
      <div className={styles.introduction}>{children}</div>
    </>
  )
}
