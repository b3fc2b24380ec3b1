import { useTranslation } from '../../../renderer/useTranslation.ts'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../../components/elements/Link/Link.tsx'
import { SplitSection } from '../../../components/layout/SplitSection/SplitSection.tsx'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './OtherSpecialties.module.css'

/** The way on to the other services. */
export function OtherSpecialties({ services }: { readonly services: readonly Entry<'services'>[] }) {
  const { t } = useTranslation('services')
  const { locale } = usePageContext()
  return (
    <SplitSection title={t('service.others')}>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.slug} lang={foreignLanguage(service, locale)}>
            <Link href={service.path}>{service.frontmatter.title}</Link>
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}
