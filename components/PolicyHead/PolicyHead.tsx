import type { MDXContent } from 'mdx/types'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../../renderer/content.ts'
import { Day } from '../Day/Day.tsx'
import { PageHero } from '../PageHero/PageHero.tsx'
import { Prose } from '../Prose/Prose.tsx'
import styles from './PolicyHead.module.css'

interface PolicyHeadProps {
  readonly policy: Entry<'policies'>
  readonly body: MDXContent
  readonly kicker: string
}

/** How a policy begins: its title, the day it last changed, its introduction. */
export function PolicyHead({ policy, body, kicker }: PolicyHeadProps) {
  const { t } = useTranslation('security')
  const { title, updated } = policy.frontmatter
  return (
    <>
      <PageHero kicker={kicker} title={title}>
        <p className={styles.updated}>
          {t('updated')} <Day value={updated} />
        </p>
      </PageHero>
      <div className={styles.introduction}>
        <Prose body={body} />
      </div>
    </>
  )
}
