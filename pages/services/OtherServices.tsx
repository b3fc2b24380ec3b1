import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './OtherServices.module.css'

/** Their keys in the quote form, in the order of their texts. */
const ids = ['technical', 'consulting', 'subtitles', 'interpretation']

/** The services without their own page: a description and a link to the quote form. */
export function OtherServices() {
  const { t } = useTranslation('services')
  return (
    <div data-below-fold="">
      <Section layout="split" title={t('others.title')} lead={t('others.lead')} tone="night">
        <ul className={`${styles.list} finger-links`}>
          {t('others.items', { returnObjects: true }).map(({ name, description, label }, index) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{description}</p>
              <Link href={`/requestaquote?service=${ids[index]}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
