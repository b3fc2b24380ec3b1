import { useTranslation } from 'react-i18next'
import styles from './Space.module.css'
import { Specimen } from './Specimen.tsx'
import { spaces } from './tokens.ts'

/** The distances, the measure of a text, what a finger needs, and the deck of the footbridge. */
export function Space() {
  const { t } = useTranslation('style')
  return (
    <>
      <Specimen name={t('space.steps')} source="--space-…">
        <ol className={styles.steps}>
          {spaces.map(({ name, smallest, largest }) => (
            <li key={name}>
              <span className={styles.square} data-space={name} />
              <b>{name}</b>
              <span className={styles.pixels}>
                {smallest === largest ? t('pixels', { size: largest }) : t('size', { smallest, largest })}
              </span>
            </li>
          ))}
        </ol>
      </Specimen>
      <Specimen name={t('space.planks')} source="--planks" note={t('space.planksNote')} isBand>
        <div className={styles.planks} />
      </Specimen>
      <Specimen name={t('space.measure')} source="--measure">
        <p className={styles.measure}>{t('space.measureSample')}</p>
      </Specimen>
      <Specimen name={t('space.target')} source="--touch-target">
        <div className={styles.target} />
      </Specimen>
    </>
  )
}
