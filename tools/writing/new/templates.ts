import { Scalar } from 'yaml'
import { articleCategories, caseStudyCategories } from '../../../content/categories.ts'
import type { CollectionName } from '../../../content/collections.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { siteConfig } from '../../../site.config.ts'

/** What a new document is filled in with. */
export interface Beginning {
  readonly locale: Locale
  /** The name of a person, for a profile. */
  readonly title: string
  /** The day of today, `YYYY-MM-DD`. */
  readonly date: string
  /** Its place among the others of its collection. */
  readonly order: number
  /** The file name of the profile of whoever writes, if that is known. */
  readonly author: string | undefined
  /** The file names of all profiles. */
  readonly members: readonly string[]
  /** Pictures to begin with, as seen from a document. */
  readonly image: string
  readonly mark: string
}

/** The frontmatter and the body of a new document. */
export interface Template {
  readonly frontmatter: Readonly<Record<string, unknown>>
  readonly body: readonly string[]
}

/**
 * What a new document of each collection says: the writer's text in French, and in English what is to be translated.
 * What is to be done stands in brackets, which tools/check/frontmatter/checkToDo.ts looks for.
 */
export const templates: Readonly<Partial<Record<CollectionName, (beginning: Beginning) => Template>>> = {
  articles: (beginning) => {
    const { write, keep, author, members } = withWords(beginning)
    return {
      frontmatter: {
        ...head(beginning),
        date: beginning.date,
        author: author ?? keep(members[0] ?? '', `écrire qui signe : ${members.join(', ')}`, 'as in the French file'),
        category: keep(articleCategories[0], `choisir ${listOf(articleCategories)}`, 'as in the French file'),
        tags: [write('un mot-clé', 'keywords')],
        ...cover(beginning),
        draft: true,
      },
      body: [
        write('l’introduction, en deux ou trois phrases : pour qui, et pour y apprendre quoi', 'the introduction'),
        `## ${write('le titre de la première partie', 'the first heading')}`,
        write('la première partie', 'the first part'),
        `## ${write('le titre de la deuxième partie', 'the second heading')}`,
        write('la suite, avec des liens vers nos pages, comme /services', 'the second part'),
      ],
    }
  },

  'case-studies': (beginning) => {
    const { write, keep } = withWords(beginning)
    const outcome = write('un résultat, avec son chiffre', 'the outcome')
    return {
      frontmatter: {
        id: keep('legal', 'choisir ecom, legal ou appui', 'as in the French file'),
        category: keep('legal', `choisir ${listOf(caseStudyCategories)}`, 'as in the French file'),
        ...head(beginning),
        date: beginning.date,
        order: beginning.order,
        client: write('le nom du client', 'the name of the client'),
        ...cover(beginning),
        outcomes: [outcome, outcome, outcome],
        videoLabel: beginning.locale === 'fr' ? 'Voir la vidéo' : 'Watch the video',
        downloadLabel: beginning.locale === 'fr' ? 'Télécharger l’étude de cas' : 'Download the case study',
        callToAction: { ...callToAction(beginning), link: '/contact' },
        draft: true,
      },
      body: [
        write('ce que le client a demandé, en deux ou trois phrases', 'the introduction'),
        `## ${write('le titre de ce qui était difficile', 'the first heading')}`,
        write('ce qui était difficile', 'the first part'),
        `## ${write('le titre de ce que nous avons fait', 'the second heading')}`,
        write('ce que nous avons fait, étape par étape', 'the second part'),
        `## ${write('le titre des résultats', 'the third heading')}`,
        write('les résultats, avec leurs chiffres', 'the third part'),
      ],
    }
  },

  services: (beginning) => {
    const { write, keep } = withWords(beginning)
    const feature = {
      title: write('un atout', 'the title of the feature'),
      description: write('ce que le client y gagne, en 30 à 260 signes', 'the feature, 30 to 260 characters'),
    }
    return {
      frontmatter: {
        title: head(beginning).title,
        fullLabel: write('le nom complet du service', 'the full name of the service'),
        description: head(beginning).description,
        tagline: write('une phrase qui le résume', 'the tagline'),
        order: beginning.order,
        category: keep(articleCategories[0], `choisir ${listOf(articleCategories)}`, 'as in the French file'),
        ...cover(beginning),
        mark: keep(beginning.mark, 'mettre le petit dessin carré du service', 'as in the French file'),
        features: [feature, feature, feature],
        callToAction: callToAction(beginning),
        draft: true,
      },
      body: [
        write('ce qu’est ce service, et pour qui', 'the introduction'),
        `## ${write('le titre de notre façon de faire', 'the first heading')}`,
        write('notre façon de faire', 'the first part'),
      ],
    }
  },

  team: (beginning) => {
    const { write, keep } = withWords(beginning)
    const skill = write('ce que cette personne sait faire', 'the skill')
    const project = {
      title: write('un projet', 'the title of the project'),
      description: write('ce qu’elle y a fait, en 30 à 260 signes', 'the project, 30 to 260 characters'),
    }
    const label = write('ce que dit le lien', 'what the link says')
    const contact = (link: string, whatToDo: string) => ({ link: keep(link, whatToDo, 'as in the French file'), label })
    const [, domain = ''] = siteConfig.email.split('@')
    return {
      frontmatter: {
        name: beginning.title,
        role: write('ce que fait cette personne chez nous', 'the role'),
        description: head(beginning).description,
        order: beginning.order,
        ...cover(beginning),
        biographyTitle: beginning.locale === 'fr' ? 'Son parcours' : 'Background',
        expertiseTitle: write('le titre de ses compétences', 'the title of the skills'),
        skills: [skill, skill, skill, skill, skill, skill],
        projectsTitle: beginning.locale === 'fr' ? 'Projets marquants' : 'Selected projects',
        projects: [project, project, project],
        contact: {
          email: contact(`mailto:contact@${domain}`, 'mettre son adresse'),
          chat: contact(siteConfig.offices.canada.chat, 'mettre son numéro'),
          professionalNetwork: contact(siteConfig.socialLinks.linkedin, 'mettre son profil'),
          socialNetwork: contact(siteConfig.socialLinks.mastodon, 'mettre son profil, ou codeHosting à la place'),
        },
        collaborateTitle: write('le titre de l’invitation', 'the title of the invitation'),
        collaborateText: write('pourquoi lui écrire, en 30 à 260 signes', 'the invitation, 30 to 260 characters'),
        ctaText: write('le bouton', 'the button'),
        ctaLink: '/contact',
        draft: true,
      },
      body: [write('son parcours, en deux ou trois paragraphes', 'the background')],
    }
  },

  policies: (beginning) => {
    const { write } = withWords(beginning)
    return {
      frontmatter: {
        ...head(beginning),
        updated: beginning.date,
        sections: [
          {
            title: write('le titre de la première partie', 'the first heading'),
            type: 'paragraphs',
            paragraphs: [write('un paragraphe, de 20 à 1 200 signes', 'the paragraph')],
          },
        ],
        draft: true,
      },
      body: [write('à quoi cette page engage, en deux ou trois phrases', 'the introduction')],
    }
  },
}

/** How reminders are written in the language of the document. */
function withWords(beginning: Beginning) {
  const { locale } = beginning
  const remind = (french: string, english: string) =>
    locale === 'fr' ? `[À faire : ${french}]` : `[To do: ${english}]`
  return {
    ...beginning,
    /** In place of a text: what the French one is about, what is translated in the English one. */
    write: (french: string, english: string) => remind(`écrire ${french}`, `translate ${english}`),
    /** Beside a value that is to be looked at. */
    keep: (value: string, french: string, english: string) => {
      const scalar = new Scalar(value)
      scalar.comment = ` ${remind(french, english)}`
      return scalar
    },
  }
}

function head(beginning: Beginning) {
  const { write, keep, locale, title } = withWords(beginning)
  return {
    title: locale === 'fr' ? title : keep(title, '', 'translate the title'),
    description: write('une ou deux phrases, en 50 à 180 signes', 'the description, 50 to 180 characters'),
  }
}

function cover(beginning: Beginning) {
  const { write, keep, image } = withWords(beginning)
  return {
    image: keep(image, 'mettre une autre image', 'as in the French file'),
    imageAlt: write('ce que montre l’image, en 10 à 220 signes', 'what the picture shows, 10 to 220 characters'),
  }
}

function callToAction(beginning: Beginning) {
  const { write } = withWords(beginning)
  return {
    title: write('le titre de l’appel', 'the title of the call'),
    text: write('ce qu’il faut nous dire, en 20 à 220 signes', 'the call, 20 to 220 characters'),
    label: beginning.locale === 'fr' ? 'Nous écrire' : 'Write to us',
  }
}

function listOf(values: readonly string[]): string {
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(values)
}
