import { useTranslation } from '../../renderer/useTranslation.ts'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { SplitSection } from '../../components/layout/SplitSection/SplitSection.tsx'
import styles from './StepDetails.module.css'

/** The four steps again, from the inside: what is done, and by whom. */
export function StepDetails() {
  const { t } = useTranslation('process')
  const items = t('details.items', { returnObjects: true }).map(({ title, text, who }) => ({
    title,
    text,
    more: (
      <p className={styles.who}>
        <strong>{t('details.who')}</strong> {who}
      </p>
    ),
  }))
  return (
    <SplitSection title={t('details.title')} tone="night">
      <PointList ordered layout="rows" items={items} />
    </SplitSection>
  )
}
