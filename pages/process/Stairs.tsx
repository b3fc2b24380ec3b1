import { useTranslation } from 'react-i18next'
import { stepId } from './stepId.ts'
import stepTones from '../../components/agency/ProcessSteps/stepTones.module.css'
import styles from './Stairs.module.css'

/** Four planks like a staircase, each linked to its step below. */
export function Stairs() {
  const { t } = useTranslation('process')
  return (
    <ol className={`${styles.stairs} ${stepTones.tones} screen-only`} data-band="">
      {t('steps', { returnObjects: true }).map(({ title }, index) => (
        <li key={title}>
          <a href={`#${stepId(index)}`} className={styles.step}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
