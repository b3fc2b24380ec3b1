import { useTranslation } from 'react-i18next'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { Island } from '../../components/islands/Island.tsx'
import NotFoundSuggestions from '../../components/search/NotFoundSuggestions/NotFoundSuggestions.island.tsx'
import scene from '../../content/images/not-found.svg?url'
import { localizePath } from '../../renderer/addresses.ts'
import { type Locale } from '../../renderer/languages.ts'
import { translationOf } from '../../renderer/texts.ts'
import styles from './NotFound.module.css'

/** 404 on a broken footbridge, across the whole window. */
function NotFoundScene() {
  const { t } = useTranslation('notFound')
  return (
    <div className={styles.scene}>
      <Picture src={scene} width={1600} height={700} alt={t('pictureAlt')} priority />
    </div>
  )
}

const waysOn = [
  { key: 'services', path: '/services' },
  { key: 'estimate', path: '/estimate' },
  { key: 'blog', path: '/blog' },
  { key: 'caseStudies', path: '/caseStudies' },
  { key: 'contact', path: '/contact' },
] as const

/** The message, in one language, that the page does not exist, with links to go on. */
export function NotFound({ locale, isFirst }: { locale: Locale; isFirst: boolean }) {
  const { t } = useTranslation(['notFound', 'common'], { i18n: translationOf(locale) })
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section lang={locale}>
      <div className={`${styles.text} split`}>
        <div>
          <Heading className={styles.title}>{t('title')}</Heading>
          <p>{t('text')}</p>
          <a className={styles.home} href={localizePath('/', locale)}>
            {t('home')}
          </a>
          <ul className={`${styles.waysOn} finger-links`} aria-label={t('waysOn')}>
            {waysOn.map(({ key, path }) => (
              <li key={key}>
                <a href={localizePath(path, locale)}>{t(`common:navigation.${key}`)}</a>
              </li>
            ))}
          </ul>
        </div>
        <Island island={NotFoundSuggestions} when="idle" props={{}} locale={locale} />
      </div>
      {isFirst && <NotFoundScene />}
    </section>
  )
}
