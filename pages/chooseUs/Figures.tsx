import { useTranslation } from 'react-i18next'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import styles from './Figures.module.css'

/** A wall of figures, the first one the largest. */
export function Figures() {
  const { t } = useTranslation('chooseUs')
  return (
    <dl className={styles.figures} data-band="">
      {t('figures', { returnObjects: true }).map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure>{figure}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}
