import { useTranslation } from 'react-i18next'
import crossing from '../../../content/images/scene-1.svg?url'
import shores from '../../../content/images/scene-2.svg?url'
import cities from '../../../content/images/scene-3.svg?url'
import scripts from '../../../content/images/scene-letters-1.svg?url'
import sameTerm from '../../../content/images/scene-letters-2.svg?url'
import travellers from '../../../content/images/scene-letters-3.svg?url'
import { headOffice } from '../../../renderer/offices.ts'
import { Carousel } from '../../elements/Carousel/Carousel.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import { Picture } from '../../elements/Picture/Picture.tsx'
import { Island } from '../../islands/Island.tsx'
import germany from './flags/de.svg?url'
import france from './flags/fr.svg?url'
import unitedKingdom from './flags/gb.svg?url'
import japan from './flags/jp.svg?url'
import estimate from './HeroEstimate.island.tsx'
import spain from './spain.svg?url'
import styles from './Hero.module.css'

/** One bridge in three landscapes. The letters that cross it are separate elements, because they are animated. */
const scenes = [
  { landscape: crossing, letters: scripts },
  { landscape: shores, letters: sameTerm },
  { landscape: cities, letters: travellers },
]
const size = { width: 4000, height: 745 }
// Spain's is the site's own drawing: flag-icons, where the others are from, draws the coat of arms in 82 kB.
const flags = [unitedKingdom, france, spain, germany, japan]

/**
 * The first screen: the agency in one headline, and a bridge from edge to edge in three scenes, each with two typed lines.
 * A document is given on its left bank, and its price stands on the right one.
 */
export function Hero() {
  const { t } = useTranslation(['home', 'common'])
  const slides = t('hero.slides', { returnObjects: true })
  return (
    <div className={styles.hero}>
      <div className={styles.title}>
        <p className={styles.kicker}>{t('hero.kicker')}</p>
        <h1>{t('common:site.tagline')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
      <Island island={estimate} when="touched" props={{ timeZone: headOffice.timeZone }} />
      <p className={styles.price}>
        <span>{t('hero.price')}</span> <span>{t('hero.rate')}</span>
      </p>
      <p className={styles.ask}>
        <Link href="/requestaquote">{t('hero.ask')}</Link>
      </p>
      <Carousel
        id="hero"
        label={t('hero.slidesLabel')}
        script="hero"
        when="idle"
        effect="fade"
        className={styles.show}
        slides={slides.map(({ tagline, intro, imageAlt }, index) => (
          <>
            <div className={styles.scene}>
              <Picture src={scenes[index]?.landscape ?? ''} {...size} alt={imageAlt} priority={index === 0} />
              <Picture src={scenes[index]?.letters ?? ''} {...size} alt="" priority={index === 0} />
            </div>
            <div className={styles.lines}>
              <p>{tagline}</p>
              <p>{intro}</p>
            </div>
          </>
        ))}
      />
      <div className={styles.flags} data-moves="">
        {flags.map((src) => (
          <img key={src} src={src} alt="" width={44} height={44} fetchPriority="low" />
        ))}
      </div>
    </div>
  )
}
