import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'

/** The reasons, each with a link to the page that supports it. */
export function Reasons() {
  const { t } = useTranslation('chooseUs')
  const items = t('reasons.items', { returnObjects: true }).map(({ link, label, ...reason }) => ({
    ...reason,
    more: <Link href={link}>{label}</Link>,
  }))
  return (
    <Section title={t('reasons.title')} tone="surface">
      <PointList ordered layout="rows" items={items} />
    </Section>
  )
}
