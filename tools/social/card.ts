import type { Locale } from '../../renderer/languages.ts'

interface CardBase {
  readonly locale: Locale
  readonly title: string
}

/** An article, or another page with a drawing: what it is about, and when it was written. */
export interface ArticleCard extends CardBase {
  readonly kind: 'article'
  /** From the project's root. */
  readonly picture: string
  readonly category?: string
  readonly day?: string
}

/** A service: the letterform that stands for it, at night. */
export interface ServiceCard extends CardBase {
  readonly kind: 'service'
  readonly picture: string
  readonly tagline: string
}

/** A case study: its figure, as large as a picture. */
export interface StudyCard extends CardBase {
  readonly kind: 'study'
  readonly picture: string
  /** `212`; what it counts is in the caption. Absent where all outcomes are said in words. */
  readonly figure: string | undefined
  readonly caption: string
}

/** Somebody of the team. */
export interface PersonCard extends CardBase {
  readonly kind: 'person'
  readonly picture: string
  readonly role: string
}

/** Any other page: a letter on the footbridge. */
export interface PageCard extends CardBase {
  readonly kind: 'page'
  readonly glyph: string
  readonly tone: 'day' | 'night'
}

/** The agency itself. */
export interface HomeCard extends CardBase {
  readonly kind: 'home'
  readonly picture: string
}

/** What a social image shows, by the kind of its page. */
export type Card = ArticleCard | ServiceCard | StudyCard | PersonCard | PageCard | HomeCard
