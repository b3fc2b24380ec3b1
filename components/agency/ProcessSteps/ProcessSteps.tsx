import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../elements/Link/Link.tsx'
import { Section } from '../../layout/Section/Section.tsx'
import { Guarantee } from '../Guarantee/Guarantee.tsx'
import styles from './ProcessSteps.module.css'
import stepTones from './stepTones.module.css'

interface ProcessStepsProps {
  /** A link in the last step to further details. */
  readonly children?: ReactNode
  /** Shows the guarantee under the steps. */
  readonly hasGuarantee?: boolean
}

/** The four steps of a project, drawn as planks. */
export function ProcessSteps({ children, hasGuarantee = false }: ProcessStepsProps) {
  const { t } = useTranslation('process')
  return (
    <div className={styles.water} data-below-fold="">
      <Section title={t('title')}>
        <ol className={`${styles.steps} ${stepTones.tones}`}>
          {t('steps', { returnObjects: true }).map(({ title, description }, index, steps) => (
            <li key={title} className={styles.step}>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
                {index === steps.length - 1 && children}
              </div>
            </li>
          ))}
        </ol>
        {hasGuarantee && (
          <Guarantee>
            {t('correction')} <Link href="/terms">{t('termsLink')}</Link>
          </Guarantee>
        )}
      </Section>
    </div>
  )
}
