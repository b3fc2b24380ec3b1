import { copyOf, type Mistake } from './mistake.ts'

/** Links, references and footnotes that lead nowhere. */
export const links: Readonly<Record<string, Mistake>> = {
  'address-in-brackets': {
    body: 'Voir <https://example.com>.\n\n## Une partie',
    expect: ['13:6 sign-stray'],
  },
  'addresses-written-otherwise': {
    body: `## Une partie

Voir [nous](/contact/), [elle](ada@exemple.example), [le site](www.exemple.example), [le standard](tel:+33 1 23 45) et [les mots](/articles/mots.html), [deux fois](https://https://exemple.example).`,
    expect: [
      '15:13 link-misspelt',
      '15:32 link-misspelt',
      '15:64 link-misspelt',
      '15:86 link-unread',
      '15:131 link-misspelt',
      '15:165 link-misspelt',
    ],
  },
  'footnote-empty': {
    body: `Un mot[^1].

[^1]:

La suite.`,
    expect: ['15:1 footnote-missing'],
  },
  'footnote-twice': {
    body: `Un mot[^1].

[^1]: Une note.

[^1]: Une autre.`,
    expect: ['17:1 definition-twice'],
  },
  'footnote-unreferenced': {
    body: 'Un mot.\n\n[^1]: Une note.',
    expect: ['15:1 footnote-unused'],
  },
  'footnote-with-space-before-colon': {
    body: 'Un mot[^1].\n\n[^1] : Une note.',
    expect: ['15:1 mark-spaced'],
  },
  'footnote-without-text': {
    body: 'Un mot[^1] et un autre[^ma note].',
    expect: ['13:7 footnote-missing', '13:23 mark-spaced'],
  },
  'link-as-address': {
    body: 'Voir https://exemple.example/a et [https://exemple.example](https://exemple.example).',
    expect: ['13:6 warning: link-bare', '13:35 warning: link-bare'],
  },
  'link-data': {
    body: 'Un [lien](data:text/html,bonjour).\n\n## Une partie',
    expect: ['13:4 link-wrong'],
  },
  'link-dead': {
    body: 'Un [lien](/contcat).\n\n## Une partie',
    expect: ['13:4 link-dead'],
  },
  'link-dead-fragment': {
    body: 'Un [lien](/articles/mots#une-patrie).\n\n## Une partie',
    expect: ['13:4 link-fragment-dead'],
  },
  'link-dead-fragment-of-a-page': {
    body: 'Voir [les prix](/contact#form-titel).',
    expect: ['13:6 link-fragment-dead'],
  },
  'link-dead-in-frontmatter': {
    files: { 'content/fr/team/ada-exemple.mdx': { 'ctaLink: /contact': 'ctaLink: /contcat' } },
    expect: ['content/fr/team/ada-exemple.mdx:41:10 link-dead'],
  },
  'link-javascript': {
    body: 'Un [lien](javascript:alert(1)).\n\n## Une partie',
    expect: ['13:4 link-wrong'],
  },
  'link-javascript-encoded': {
    body: 'Un [lien](&#106;avascript:alert).\n\n## Une partie',
    expect: ['13:4 link-wrong'],
  },
  'link-javascript-reference': {
    body: `Un [lien][1].

[1]: javascript:alert(1)

## Une partie`,
    expect: ['15:1 link-wrong'],
  },
  'link-other-host': {
    body: 'Un [lien](//example.com/x).\n\n## Une partie',
    expect: ['13:4 link-wrong'],
  },
  'link-relative': {
    body: 'Un [lien](contact).\n\n## Une partie',
    expect: ['13:4 link-wrong'],
  },
  'link-that-says-nothing': {
    body: 'Pour nous écrire, [cliquez ici](/contact) ; [en savoir plus…](/contact)',
    expect: ['13:19 warning: link-vague', '13:45 warning: link-vague'],
  },
  'link-to-a-file': {
    body: `Voir [les erreurs](mots.mdx#une-partie), [Ada](../team/ada-exemple.mdx).

## Une partie`,
    expect: ['13:20 link-misspelt', '13:48 link-misspelt'],
  },
  'link-to-a-missing-pdf': {
    body: 'Voir [le PDF](/articles/mots.pdf) et [un autre](/articles/mot.pdf).',
    expect: ['13:38 link-dead'],
  },
  'link-to-a-page-with-html': {
    article: { '[lien](/contact).': '[lien](/articles/mots.html) et [un autre](/contact/).' },
    expect: ['13:31 link-misspelt', '13:66 link-misspelt'],
  },
  'link-to-a-picture': {
    body: 'Voir [le pont](../../images/bridge.svg).',
    expect: ['13:6 link-picture'],
  },
  'link-to-a-redirect': {
    body: 'Demander [un devis](/contactPage).',
    expect: ['13:10 warning: link-redirected'],
  },
  'link-to-draft': {
    body: 'Voir [le brouillon](/articles/brouillon).\n\n## Une partie',
    files: {
      'content/en/articles/brouillon.mdx': copyOf('content/en/articles/mots.mdx', {
        'tags:': 'draft: true\ntags:',
        'translatedFrom: d01c09e2\n': '',
      }),
      'content/fr/articles/brouillon.mdx': copyOf('content/fr/articles/mots.mdx', { 'tags:': 'draft: true\ntags:' }),
    },
    expect: ['13:6 warning: link-early'],
  },
  'link-to-our-own-site': {
    body: 'Voir [nos pages](https://www.passerelle.example/fr/contact).',
    expect: ['13:6 warning: link-redirected'],
  },
  'link-with-brackets-swapped': {
    body: 'Voir (nous)[/contact].',
    expect: ['13:6 link-unread'],
  },
  'link-with-language': {
    body: 'Un [lien](/fr/contact).\n\n## Une partie',
    expect: ['13:4 link-redirected'],
  },
  'link-with-space-before-address': {
    body: 'Voir [nous] (/contact).',
    expect: ['13:6 mark-spaced'],
  },
  'link-with-space-in-address': {
    body: 'Voir [nous](/con tact).',
    expect: ['13:6 link-unread'],
  },
  'link-with-stray-percent': {
    body: 'Voir [le reste](#100%) et [nous](/contact?q=%zz).',
    expect: ['13:17 link-misspelt', '13:34 link-misspelt'],
  },
  'link-without-end': {
    body: 'Voir [nous](/contact.',
    expect: ['13:6 link-unread'],
  },
  'link-without-https': {
    body: 'Voir [un site](http://exemple.example) et http://localhost:3000 chez vous.',
    expect: ['13:16 warning: link-insecure', '13:43 warning: link-bare'],
  },
  'link-without-scheme': {
    files: { 'content/fr/team/ada-exemple.mdx': { 'ctaLink: /contact': 'ctaLink: contact' } },
    expect: ['content/fr/team/ada-exemple.mdx:41:10 value-no-address'],
  },
  'link-without-words': {
    body: 'Un [](/contact).\n\n## Une partie',
    expect: ['13:4 link-empty'],
  },
  'reference-twice': {
    body: 'Voir [nous].\n\n[nous]: /contact\n[nous]: /articles/mots',
    expect: ['16:1 definition-twice'],
  },
  'reference-without-address': {
    body: 'Voir [nous][contact] et [eux][].',
    expect: ['13:6 definition-missing', '13:25 definition-missing'],
  },
}
