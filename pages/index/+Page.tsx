import { useTranslation } from 'react-i18next'
import { ClientLogos } from '../../components/agency/ClientLogos/ClientLogos.tsx'
import { ContactForm } from '../../components/forms/ContactForm/ContactForm.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Faq } from '../../components/agency/Faq/Faq.tsx'
import { Hero } from '../../components/agency/Hero/Hero.tsx'
import { ProcessSteps } from '../../components/agency/ProcessSteps/ProcessSteps.tsx'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import { TrustBar } from '../../components/agency/TrustBar/TrustBar.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import teamPicture from '../../content/images/team.svg?url'
import aboutTeaserStyles from './AboutTeaser.module.css'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { ReactNode } from 'react'
import cardRowStyles from './CardRow.module.css'
import calloutsStyles from './Callouts.module.css'
import { CaseStudyCard } from '../../components/agency/CaseStudyCard/CaseStudyCard.tsx'
import type { Entry } from '../../renderer/entry.ts'
import featuredCaseStudiesStyles from './FeaturedCaseStudies.module.css'
import { QUOTE_PATH } from '../../renderer/quoteServices.ts'
import moreLinkStyles from './MoreLink.module.css'
import { ArticleCard } from '../../components/blog/ArticleCard/ArticleCard.tsx'
import latestArticlesStyles from './LatestArticles.module.css'
import { ServicesOrbit } from './ServicesOrbit.tsx'
import { Card } from '../../components/elements/Card/Card.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import teamTeaserStyles from './TeamTeaser.module.css'
import whyChooseUsStyles from './WhyChooseUs.module.css'

export function Page() {
  const { t } = useTranslation('home')
  const { articles, caseStudies, services, team } = useData<Data>()
  return (
    <>
      <Hero />
      <TrustBar />
      <AboutTeaser />
      <Callouts />
      <ServicesOrbit services={services} />
      <ClientLogos />
      <LatestArticles articles={articles} />
      <WhyChooseUs />
      <Testimonials from={1} count={3} />
      <FeaturedCaseStudies caseStudies={caseStudies} />
      <TeamTeaser members={team} />
      <ProcessSteps>
        <Link href="/process">{t('process.link')}</Link>
      </ProcessSteps>
      <Faq count={5}>
        <MoreLink href="/services#faq" hasQuote>
          {t('faq.link')}
        </MoreLink>
      </Faq>
      <Section layout="split" title={t('contact.title')} lead={t('contact.lead')} id="contact" tone="surface">
        <ContactForm />
      </Section>
    </>
  )
}

/** The agency in two paragraphs. */
function AboutTeaser() {
  const { t } = useTranslation('home')
  return (
    <section className={aboutTeaserStyles.about} aria-labelledby="about-title" data-below-fold="">
      <Picture src={teamPicture} width={1600} height={900} alt={t('about.imageAlt')} />
      <div className={aboutTeaserStyles.text}>
        <h2 id="about-title">{t('about.title')}</h2>
        <p className={aboutTeaserStyles.story}>{t('about.story')}</p>
        <p>
          <ButtonLink href="/about" variant="secondary">
            {t('about.link')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

interface CardRowProps {
  /** The label of the list, for screen readers. */
  readonly label: string
  /** The class for widths at which the cards fit side by side. */
  readonly className: string | undefined
  /** List items. */
  readonly children: ReactNode
}

/** Cards in a grid where there is room, and otherwise in a row that scrolls sideways, to keep the page short. */
function CardRow({ label, className, children }: CardRowProps) {
  return (
    <ul className={`${cardRowStyles.row} ${className}`} aria-label={label}>
      {children}
    </ul>
  )
}

const callouts = [
  { key: 'certification', path: '/certification' },
  { key: 'speed', path: '/rapidite' },
  { key: 'confidentiality', path: '/confidentialite' },
] as const

/** The three promises that clients check first, each with its figure. */
function Callouts() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('callouts.title')} hasDeck={false}>
      <CardRow label={t('callouts.title')} className={calloutsStyles.list}>
        {callouts.map(({ key, path }) => (
          <li key={key} className={calloutsStyles.callout}>
            <p className={calloutsStyles.figure}>{t(`callouts.${key}.figure`)}</p>
            <h3>{t(`callouts.${key}.title`)}</h3>
            <div className={calloutsStyles.text}>
              <p>{t(`callouts.${key}.text`)}</p>
              <Link href={path}>{t(`callouts.${key}.link`)}</Link>
            </div>
          </li>
        ))}
      </CardRow>
    </Section>
  )
}

interface MoreLinkProps {
  readonly href: string
  /** A link to the quote form, placed where a visitor may have read enough. */
  readonly hasQuote?: boolean
  readonly children: string
}

/** A link to the full list, under a selection. */
function MoreLink({ href, hasQuote = false, children }: MoreLinkProps) {
  const { t } = useTranslation()
  return (
    <p className={moreLinkStyles.more}>
      {hasQuote && <ButtonLink href={QUOTE_PATH}>{t('navigation.quote')}</ButtonLink>}
      <ButtonLink href={href} variant="secondary">
        {children}
      </ButtonLink>
    </p>
  )
}

/** The case studies: the first full width, the others under it. */
function FeaturedCaseStudies({ caseStudies }: { readonly caseStudies: readonly Entry<'case-studies'>[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('caseStudies.title')} lead={t('caseStudies.lead')}>
      <CardRow label={t('caseStudies.title')} className={featuredCaseStudiesStyles.caseStudies}>
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.slug}>
            <CaseStudyCard entry={caseStudy} isBrief />
          </li>
        ))}
      </CardRow>
      <MoreLink href="/caseStudies" hasQuote>
        {t('caseStudies.link')}
      </MoreLink>
    </Section>
  )
}

/** The latest articles: the first in a large card, the others next to it. */
function LatestArticles({ articles }: { readonly articles: readonly Entry<'articles'>[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('blog.title')} lead={t('blog.lead')}>
      <CardRow label={t('blog.title')} className={latestArticlesStyles.articles}>
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard entry={article} layout={index === 0 ? 'stacked' : 'beside'} />
          </li>
        ))}
      </CardRow>
      <MoreLink href="/blog">{t('blog.link')}</MoreLink>
    </Section>
  )
}

/** The people a client will talk to. */
function TeamTeaser({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('home')
  const { locale } = usePageContext()
  return (
    <Section title={t('team.title')} lead={t('team.lead')} tone="surface">
      <CardRow label={t('team.title')} className={teamTeaserStyles.members}>
        {members.map((member) => (
          <li key={member.slug}>
            <Card
              title={member.frontmatter.name}
              href={member.path}
              picture={member.images['image']}
              imageAlt={member.frontmatter.imageAlt}
              layout="portrait"
              lang={foreignLanguage(member, locale)}
            >
              <p className={teamTeaserStyles.role}>{member.frontmatter.role}</p>
              <p>{member.frontmatter.description}</p>
            </Card>
          </li>
        ))}
      </CardRow>
      <MoreLink href="/team">{t('team.link')}</MoreLink>
    </Section>
  )
}

/** The page of reasons lists them all, starting with these. */
const REASONS = 6

/** The first reasons to choose the agency, each with a link to the page that supports it. */
function WhyChooseUs() {
  const { t } = useTranslation(['home', 'chooseUs'])
  return (
    <section className={whyChooseUsStyles.section} aria-labelledby="why-title">
      <div className={whyChooseUsStyles.heading}>
        <h2 id="why-title">{t('why.title')}</h2>
        <p>{t('why.lead')}</p>
      </div>
      <div>
        <ul className={whyChooseUsStyles.reasons}>
          {t('chooseUs:reasons.items', { returnObjects: true })
            .slice(0, REASONS)
            .map(({ title, desc, link }) => (
              <li key={link} className={whyChooseUsStyles.reason}>
                <h3>
                  <Link href={link}>{title}</Link>
                </h3>
                <p>{desc}</p>
              </li>
            ))}
        </ul>
        <MoreLink href="/chooseUs" hasQuote>
          {t('why.link')}
        </MoreLink>
      </div>
    </section>
  )
}
