import { useTranslation } from 'react-i18next'
import { PointList } from '../../../components/elements/PointList/PointList.tsx'
import { Section } from '../../../components/layout/Section/Section.tsx'
import type { Entry } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'

interface FeatureCardsProps {
  readonly features: Entry<'services'>['frontmatter']['features']
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** What the service includes. */
export function FeatureCards({ features, lang }: FeatureCardsProps) {
  const { t } = useTranslation('services')
  return (
    <Section title={t('service.features')} tone="sand">
      <div lang={lang}>
        <PointList ordered layout="rows" items={features} />
      </div>
    </Section>
  )
}
