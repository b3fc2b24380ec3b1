import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { SplitSection } from '../../components/layout/SplitSection/SplitSection.tsx'
import styles from './OtherServices.module.css'

/** What the quote form knows them by, in the order of their texts. */
const ids = ['technical', 'consulting', 'subtitles', 'interpretation']

/** The services without a page of their own: what each is, and the way to a quote. */
export function OtherServices() {
  const { t } = useTranslation('services')
  return (
    <div className={styles.band} data-tone="night" data-below-fold="">
      <SplitSection title={t('others.title')} lead={t('others.lead')} tone="night">
        <ul className={styles.list}>
          {t('others.items', { returnObjects: true }).map(({ name, description, label }, index) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{description}</p>
              <Link href={`/requestaquote?service=${ids[index]}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </SplitSection>
    </div>
  )
}
