import { useTranslation } from '../../renderer/useTranslation.ts'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { attach } from '../../components/islands/attach.ts'
import { AfterSending } from './AfterSending.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('thankYou')
  return (
    <>
      <header className={styles.hero} {...attach('forgetSent', 'queried')}>
        <h1>
          <span className={styles.thanks}>{t('hero.thanks')}</span>{' '}
          <span className={styles.title}>{t('hero.title')}</span>
        </h1>
      </header>
      <div className={styles.next}>
        <div>
          <p className={styles.lead}>{t('hero.lead')}</p>
          <ButtonLink href="/">{t('home')}</ButtonLink>
        </div>
        <AfterSending />
      </div>
    </>
  )
}
