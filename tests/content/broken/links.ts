import { siteConfig } from '../../../site.config.ts'
import { copyOf, inBody, inFile, type Mistake } from './mistake.ts'

/** Links, references and footnotes that lead nowhere. */
export const links: Readonly<Record<string, Mistake>> = {
  ...inBody({
    'footnote-empty': ['Un mot[^1].\n\n[^1]:\n\nLa suite.', '15:1 footnote-missing'],
    'footnote-twice': ['Un mot[^1].\n\n[^1]: Une note.\n\n[^1]: Une autre.', '17:1 footnote-missing'],
    'footnote-unreferenced': ['Un mot.\n\n[^1]: Une note.', '15:1 footnote-unused'],
    'footnote-without-text': ['Un mot[^1].', '13:7 footnote-missing'],
    'link-as-address': [
      'Voir https://exemple.example/a et [https://exemple.example](https://exemple.example).',
      '13:6 warning: link-bare',
      '13:35 warning: link-bare',
    ],
    'link-dead': ['Un [lien](/contcat).', '13:4 link-dead'],
    'link-javascript': ['Un [lien](javascript:alert(1)).', '13:4 link-wrong'],
    'link-mail-with-line-ends': ['[Nous](mailto:a@example.org?subject=x%0D%0ABcc:b@example.org).', '13:1 link-wrong'],
    'link-with-password': ['Un [lien](https://ada:secret@example.org/).', '13:4 link-wrong'],
    'link-javascript-reference': ['Un [lien][1].\n\n[1]: javascript:alert(1)', '15:1 link-wrong'],
    'link-other-host': ['Un [lien](//example.com/x).', '13:4 link-wrong'],
    'link-that-says-nothing': [
      'Pour nous écrire, [cliquez ici](/contact) ; [en savoir plus…](/contact)',
      '13:19 warning: link-vague',
      '13:45 warning: link-vague',
    ],
    'link-to-a-redirect': ['Demander [un devis](/contactPage).', '13:10 warning: link-dead'],
    'link-to-our-own-site': [`Voir [nos pages](${siteConfig.url}/fr/contact).`, '13:6 warning: link-dead'],
    'link-with-language': ['Un [lien](/fr/contact).', '13:4 link-dead'],
    'link-with-space-in-address': ['Voir [nous](/con tact).', '13:6 link-unread'],
    'link-without-end': ['Voir [nous](/contact.', '13:6 link-unread'],
    'link-without-words': ['Un [](/contact).', '13:4 link-wrong'],
    'reference-without-address': [
      'Voir [nous][contact] et [eux][].',
      '13:6 footnote-missing',
      '13:25 footnote-missing',
    ],
  }),

  ...inFile('content/fr/team/ada-exemple.mdx', {
    'link-dead-in-frontmatter': [{ 'ctaLink: /contact': 'ctaLink: /contcat' }, '41:10 link-dead'],
  }),

  'link-to-draft': {
    body: 'Voir [le brouillon](/articles/brouillon).\n\n## Une partie',
    files: {
      'content/en/articles/brouillon.mdx': copyOf('content/en/articles/mots.mdx', {
        'tags:': 'draft: true\ntags:',
        'translatedFrom: d01c09e2\n': '',
      }),
      'content/fr/articles/brouillon.mdx': copyOf('content/fr/articles/mots.mdx', { 'tags:': 'draft: true\ntags:' }),
    },
    expect: ['13:6 link-early'],
  },
}
