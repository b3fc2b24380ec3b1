import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import picture from '../../content/images/francais-trois-rives.svg?url'
import { Bands } from './Bands.tsx'
import { Buttons } from './Buttons.tsx'
import { Cards } from './Cards.tsx'
import { Chapter } from './Chapter.tsx'
import { chapters, type ChapterName } from './chapters.ts'
import { Colors } from './Colors.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import { Fields } from './Fields.tsx'
import { Lists } from './Lists.tsx'
import { Navigation } from './Navigation.tsx'
import { Proof } from './Proof.tsx'
import { Reading } from './Reading.tsx'
import { Scenes } from './Scenes.tsx'
import { Space } from './Space.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { Type } from './Type.tsx'
import { Writing } from './Writing.tsx'

const specimens: Readonly<Record<ChapterName, ComponentType>> = {
  colors: Colors,
  type: Type,
  space: Space,
  buttons: Buttons,
  fields: Fields,
  cards: Cards,
  lists: Lists,
  bands: Bands,
  proof: Proof,
  navigation: Navigation,
  reading: Reading,
  writing: Writing,
  scenes: Scenes,
}

/** All that the site is made of, in every state: for those who make it, so not in the built site but in previews. */
export function Page() {
  const { t } = useTranslation('style')
  return (
    <>
      <PageHero
        kicker={t('hero.kicker')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: picture, width: 1600, height: 900, alt: t('hero.pictureAlt') }}
      />
      <TableOfContents />
      {chapters.map((name) => {
        const Specimens = specimens[name]
        return (
          <Chapter key={name} name={name}>
            <Specimens />
          </Chapter>
        )
      })}
      <ThemeChoice />
    </>
  )
}
