import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { SplitSection } from '../../components/layout/SplitSection/SplitSection.tsx'
import { Specimen } from './Specimen.tsx'

const tones = ['paper', 'surface', 'night'] as const

const kinds = [
  { key: 'above', Kind: Section },
  { key: 'beside', Kind: SplitSection },
] as const

/** What reaches across the page. */
export function Bands() {
  const { t } = useTranslation(['style', 'common', 'services'])
  return (
    <>
      <Specimen
        name={t('bands.head')}
        source="<PageHero>"
        note={
          <>
            {t('bands.headNote')} <Link href="/services">{t('common:navigation.services')}</Link>,{' '}
            <Link href="/about">{t('common:navigation.about')}</Link>
          </>
        }
      />
      {kinds.map(({ key, Kind }) => (
        <Specimen key={key} name={t(`bands.names.${key}`)} source={`<${Kind.name} tone="${tones.join(' | ')}">`} isBand>
          {tones.map((tone) => (
            <Kind key={tone} title={t(`bands.titles.${key}.${tone}`)} lead={t('bands.lead')} tone={tone}>
              <ButtonLink href="/services" variant="secondary">
                {t('common:navigation.services')}
              </ButtonLink>
            </Kind>
          ))}
        </Specimen>
      ))}
      <Specimen name={t('bands.callToAction')} source="<CallToAction>" isBand>
        <CallToAction {...t('services:callToAction', { returnObjects: true })} href="/requestaquote" />
      </Specimen>
    </>
  )
}
