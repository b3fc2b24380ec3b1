import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site.config.ts'
import { Link } from '../../components/elements/Link/Link.tsx'
import applicationStyles from './Application.module.css'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import tall from '../../content/images/languages-tall.svg?url'
import wide from '../../content/images/languages-wide.svg?url'
import heroStyles from './Hero.module.css'
import payStyles from './Pay.module.css'
import { Section } from '../../components/layout/Section/Section.tsx'
import requirementsStyles from './Requirements.module.css'
import selectionStyles from './Selection.module.css'

export function Page() {
  const { t } = useTranslation('careers')
  const mail = `mailto:${siteConfig.email}?subject=${encodeURIComponent(t('apply.subject'))}`
  return (
    <>
      <Hero mail={mail} />
      <Requirements />
      <Selection />
      <Pay />
      <Application mail={mail} />
    </>
  )
}

interface ApplicationProps {
  /** A `mailto:` link. */
  readonly mail: string
}

/** The steps to apply; the email address is as wide as the page. */
function Application({ mail }: ApplicationProps) {
  const { t } = useTranslation('careers')
  return (
    <section className={applicationStyles.application} aria-labelledby="apply">
      <div>
        <h2 id="apply">{t('apply.title')}</h2>
        <p className={applicationStyles.lead}>{t('apply.lead')}</p>
      </div>
      <ul className={applicationStyles.list}>
        {t('apply.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={applicationStyles.address}>
        <a href={mail}>{siteConfig.email}</a>
      </p>
      <p className={applicationStyles.notice}>
        {t('apply.dataNotice')} <Link href="/confidentialite">{t('apply.dataLink')}</Link>
      </p>
    </section>
  )
}

interface HeroProps {
  /** A `mailto:` link. */
  readonly mail: string
}

/** The profiles wanted; above them, the names of languages in their own scripts, full width. */
function Hero({ mail }: HeroProps) {
  const { t } = useTranslation('careers')
  return (
    <header className={heroStyles.hero}>
      <div className={heroStyles.text}>
        <h1>{t('hero.title')}</h1>
        <div className={heroStyles.more}>
          <p>{t('hero.lead')}</p>
          <ButtonLink href={mail}>{t('apply.label')}</ButtonLink>
        </div>
      </div>
      <figure className={heroStyles.specimen}>
        <picture>
          <source media="(width <= 40em)" srcSet={tall} width={800} height={1020} />
          <img src={wide} width={1600} height={528} alt={t('hero.specimen')} fetchPriority="high" decoding="async" />
        </picture>
        <figcaption>{t('hero.caption')}</figcaption>
      </figure>
    </header>
  )
}

/** The pay of linguists. */
function Pay() {
  const { t } = useTranslation('careers')
  return (
    <section className={payStyles.pay} aria-labelledby="pay">
      <div className={payStyles.text}>
        <h2 id="pay">{t('pay.title')}</h2>
        {t('pay.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** The requirements. */
function Requirements() {
  const { t } = useTranslation('careers')
  return (
    <Section title={t('requirements.title')}>
      <dl className={requirementsStyles.requirements}>
        {t('requirements.items', { returnObjects: true }).map(({ name, description }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The steps from an application to a first project. */
function Selection() {
  const { t } = useTranslation('careers')
  return (
    <Section title={t('selection.title')} tone="night">
      <ol className={selectionStyles.steps}>
        {t('selection.steps', { returnObjects: true }).map(({ name, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
