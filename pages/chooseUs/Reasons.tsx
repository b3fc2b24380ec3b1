import { useTranslation } from 'react-i18next'
import { Link } from '../../components/Link/Link.tsx'
import { PointList } from '../../components/PointList/PointList.tsx'
import { Section } from '../../components/Section/Section.tsx'

/** Each reason with the page that proves it. */
export function Reasons() {
  const { t } = useTranslation('chooseUs')
  const items = t('reasons.items', { returnObjects: true }).map(({ title, desc, link, label }) => ({
    title,
    text: desc,
    more: <Link href={link}>{label}</Link>,
  }))
  return (
    <Section title={t('reasons.title')} tone="surface">
      <PointList ordered layout="rows" items={items} />
    </Section>
  )
}
