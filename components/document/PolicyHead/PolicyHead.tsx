import { useTranslation } from '../../../renderer/useTranslation.ts'
import type { DocumentBody } from '../../../renderer/contentSource.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Day } from '../../elements/Day/Day.tsx'
import { FallbackNotice } from '../../layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../layout/PageHero/PageHero.tsx'
import { PdfLink } from '../PdfLink/PdfLink.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { MdxBody } from '../../mdx/MdxBody.tsx'
import styles from './PolicyHead.module.css'

interface PolicyHeadProps {
  readonly policy: Entry<'policies'>
  readonly body: DocumentBody
  readonly kicker: string
}

/** How a policy begins: why it is in French where it is for want of a translation, its title, the day it last changed, its introduction. */
export function PolicyHead({ policy, body, kicker }: PolicyHeadProps) {
  const { t } = useTranslation('security')
  const { locale } = usePageContext()
  const { title, updated } = policy.frontmatter
  const lang = foreignLanguage(policy, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <PageHero kicker={kicker} title={title} lang={lang}>
        <p>
          {t('updated')} <Day value={updated} />
        </p>
        <PdfLink entry={policy} />
      </PageHero>
      <div className={styles.introduction}>
        <Prose lang={lang}>
          <MdxBody body={body} />
        </Prose>
      </div>
    </>
  )
}
