import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { otherServices, quotePathOf } from '../../renderer/services.ts'
import styles from './OtherServices.module.css'

/** The services without their own page: a description, a price and a link to the quote form. */
export function OtherServices() {
  const { t } = useTranslation(['services', 'common'])
  const { locale } = usePageContext()
  const services = otherServices(locale)
  if (services.length === 0) return null
  return (
    <div data-below-fold="">
      <Section layout="split" title={t('others.title')} lead={t('others.lead')} tone="night">
        <ul className={`${styles.list} finger-links`}>
          {services.map(([id, { name, description, price }]) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{description}</p>
              {price && <p>{price}</p>}
              <Link href={quotePathOf(id)}>
                {t('common:navigation.quote')}
                <span className="visually-hidden"> – {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
