import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { SplitSection } from '../../components/layout/SplitSection/SplitSection.tsx'

/** How linguists are chosen and trained; the last point names the person in charge, so it leads to the team. */
export function Training() {
  const { t } = useTranslation('certification')
  const items = t('training.items', { returnObjects: true }).map((item, index, { length }) => ({
    ...item,
    more: index === length - 1 && <Link href="/team">{t('training.link')}</Link>,
  }))
  return (
    <SplitSection title={t('training.title')} lead={t('training.lead')}>
      <PointList layout="rows" items={items} />
    </SplitSection>
  )
}
