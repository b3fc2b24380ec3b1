import type { Mistake } from './mistake.ts'

/** Mistakes in the strings of pages, and in what documents show of them. */
export const strings: Readonly<Record<string, Mistake>> = {
  'figure-written-out-in-texts': {
    files: {
      'content/en/strings/contact.json': { '"title": "Contact",': '"title": "A reply in a day",' },
      'content/fr/strings/contact.json': { '"title": "Contact",': '"title": "Une réponse en 24 heures",' },
    },
    expect: ['content/fr/strings/contact.json:2:28 warning: figure-written-out'],
  },
  'shown-text-in-a-heading': {
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

## Ce que paient $t(facts:price)

Un texte.`,
    expect: ['19:18 shown-text-in-heading'],
  },
  'shown-text-of-another-file': {
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

Voir $t(contact:title).`,
    expect: ['19:6 shown-text-unknown'],
  },
  'shown-text-unclosed': {
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

Une page coûte $t(facts:price, hors taxes.`,
    expect: ['19:16 shown-text-unclosed'],
  },
  'shown-text-unknown': {
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

Une page coûte $t(facts:prise).`,
    expect: ['19:16 shown-text-unknown'],
  },
  'shown-text-unknown-in-frontmatter': {
    article: { 'd’essai, ': 'd’essai, à $t(facts:prix), ' },
    expect: ['3:37 shown-text-unknown'],
  },
  'shown-text-without-its-sign': {
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

Une page coûte $(facts:price), et facts:reply suffisent.`,
    expect: ['19:18 shown-text-without-sign', '19:35 shown-text-without-sign'],
  },
  'spelling-in-texts': {
    files: { 'content/fr/strings/contact.json': { '"title": "Contact",': '"title": "Contacctez-nous",' } },
    expect: ['content/fr/strings/contact.json:2:13 warning: word-misspelt'],
  },
  'string-colon-missing': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title" "Contact",' } },
    expect: ['content/en/strings/contact.json:2:11 json-colon-missing'],
  },
  'string-comma-trailing': {
    files: {
      'content/en/strings/contact.json': { '"pages_other": "{{count}} pages"': '"pages_other": "{{count}} pages",' },
    },
    expect: ['content/en/strings/contact.json:4:35 json-comma-superfluous'],
  },
  'string-comment': {
    files: {
      'content/en/strings/contact.json': `{
  // En tête de page
  "title": "Contact",
  "pages_one": "{{count}} page", /* au singulier */
  "pages_other": "{{count}} pages"
}
`,
    },
    expect: ['content/en/strings/contact.json:2:3 json-comment'],
  },
  'string-empty': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": "",' } },
    expect: ['content/en/strings/contact.json:2:12 text-empty'],
  },
  'string-escape-of-nothing': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": "D:\\clients",' } },
    expect: ['content/en/strings/contact.json:2:12 json-backslash'],
  },
  'string-figures-differ': {
    files: { 'content/en/strings/facts.json': { '"price": "€100",': '"price": "€110",' } },
    expect: ['content/en/strings/facts.json:2:12 warning: text-figures-differ'],
  },
  'string-form-missing': {
    files: { 'content/en/strings/contact.json': { '  "pages_one": "{{count}} page",\n': '' } },
    expect: ['content/en/strings/contact.json:3:18 text-form-missing'],
  },
  'string-form-of-another-language': {
    files: { 'content/en/strings/contact.json': { 'page",': 'page",\n  "pages_many": "{{count}} pages",' } },
    expect: ['content/en/strings/contact.json:4:17 text-form-impossible'],
  },
  'string-garbled': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Dâ€™accord",' } },
    expect: ['content/en/strings/contact.json:2:13 warning: word-misspelt'],
  },
  'string-group-empty': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": {},' } },
    expect: ['content/en/strings/contact.json:2:12 text-group-empty'],
  },
  'string-html': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": "<b>Contact</b>&nbsp;us",' } },
    expect: [
      'content/en/strings/contact.json:2:13 text-with-html',
      'content/en/strings/contact.json:2:23 text-with-html',
      'content/en/strings/contact.json:2:27 text-with-html',
    ],
  },
  'string-key-twice': {
    files: {
      'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Contact",\n  "title": "Contact us",' },
    },
    expect: ['content/en/strings/contact.json:3:3 key-twice'],
  },
  'string-missing': {
    files: { 'content/en/strings/contact.json': { '  "title": "Contact",\n': '' } },
    expect: ['content/fr/strings/contact.json:2:12 text-missing'],
  },
  'string-name-missing': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': ': "Contact",' } },
    expect: ['content/en/strings/contact.json:2:3 json-name-missing'],
  },
  'string-name-of-javascript': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"__proto__": "Contact",' } },
    expect: ['content/en/strings/contact.json:2:3 text-name-unfit'],
  },
  'string-name-unfit': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"page.title": "Contact",' } },
    expect: ['content/en/strings/contact.json:2:3 text-name-unfit'],
  },
  'string-name-without-quotes': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': 'title: "Contact",' } },
    expect: ['content/en/strings/contact.json:2:3 json-quotes-wrong'],
  },
  'string-nested-in-itself': {
    files: {
      'components/Example/Example.tsx': "export const shown = 'contact:form'\n",
      'content/en/strings/contact.json': {
        '"Contact",': '"Contact, $t(contact:form)",\n  "form": "$t(contact:title)",',
      },
      'content/fr/strings/contact.json': {
        '"title": "Contact",': '"title": "Contact",\n  "form": "$t(contact:title)",',
      },
    },
    expect: [
      'content/en/strings/contact.json:2:22 text-nested-unfilled',
      'content/en/strings/contact.json:3:12 text-nested-unfilled',
    ],
  },
  'string-nested-unclosed': {
    files: {
      'components/Example/Example.tsx': "export const shown = 'contact:form'\n",
      'content/en/strings/contact.json': {
        '"title": "Contact",': '"title": "Contact",\n  "form": "$t(contact:title",',
      },
      'content/fr/strings/contact.json': {
        '"title": "Contact",': '"title": "Contact",\n  "form": "$t(contact:title)",',
      },
    },
    expect: ['content/en/strings/contact.json:3:12 shown-text-unclosed'],
  },
  'string-nested-unfilled': {
    files: {
      'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Contact, $t(contact:pages_other)",' },
    },
    expect: ['content/en/strings/contact.json:2:22 text-nested-unfilled'],
  },
  'string-nested-unknown': {
    files: {
      'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Contact, $t(contact:page_other)",' },
      'content/fr/strings/contact.json': {},
    },
    expect: ['content/en/strings/contact.json:2:22 shown-text-unknown'],
  },
  'string-null': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": null,' } },
    expect: ['content/en/strings/contact.json:2:12 text-not-a-text'],
  },
  'string-other-placeholders': {
    files: {
      'components/Example/Example.ts': "export const pages = (t, number) => t('contact:pages', { number })\n",
      'content/en/strings/contact.json': { '"pages_other": "{{count}} pages"': '"pages_other": "{{number}} pages"' },
    },
    expect: [
      'content/en/strings/contact.json:4:18 text-placeholders-differ',
      'content/fr/strings/contact.json:4:17 text-placeholders-differ',
      'content/fr/strings/contact.json:5:18 text-placeholders-differ',
    ],
  },
  'string-placeholder-one-brace': {
    files: {
      'content/en/strings/contact.json': { '"pages_other": "{{count}} pages"': '"pages_other": "{count} pages"' },
    },
    expect: ['content/en/strings/contact.json:4:19 placeholder-malformed'],
  },
  'string-placeholder-unknown': {
    files: {
      'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Phone: {{agencyPhoneCanda}}",' },
      'content/fr/strings/contact.json': { '"title": "Contact",': '"title": "Téléphone : {{agencyPhoneCanda}}",' },
    },
    expect: [
      'content/en/strings/contact.json:2:20 placeholder-unknown',
      'content/fr/strings/contact.json:2:25 placeholder-unknown',
    ],
  },
  'string-quote-missing': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Contact,' } },
    expect: ['content/en/strings/contact.json:2:12 json-quote-missing'],
  },
  'string-quotes-curly': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": “Contact”,' } },
    expect: ['content/en/strings/contact.json:2:12 json-quotes-wrong'],
  },
  'string-shown-nowhere': {
    files: {
      'components/Example/Example.tsx': `import { useTranslation } from 'react-i18next'

const star = '*'

/** Code that shows some texts, one of them by a name put together, and has stars and templates that show none. */
export function Example({ part }: { readonly part: 'first' | 'second' }) {
  const { t } = useTranslation('contact')
  return <p title={\`\${t(\`parts.\${part}\`)} \${star}\`}>{\`\${star}.\${part}\`}</p>
}
`,
      'content/en/strings/contact.json': {
        'pages"': `pages",
  "unused": "Nothing",
  "parts": {
    "first": "Un",
    "second": "Deux"
  },
  "others": {
    "first": "Un"
  }`,
      },
      'content/fr/strings/contact.json': {
        '"{{count}} pages"': `"{{count}} pages",
  "unused": "Rien",
  "parts": {
    "first": "Un",
    "second": "Deux"
  },
  "others": {
    "first": "Un"
  }`,
      },
    },
    expect: [
      'content/en/strings/contact.json:5:13 text-unused',
      'content/en/strings/contact.json:11:14 text-unused',
      'content/fr/strings/contact.json:6:13 text-unused',
      'content/fr/strings/contact.json:12:14 text-unused',
    ],
  },
  'string-tab': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Contact\tus",' } },
    expect: ['content/en/strings/contact.json:2:12 json-control-character'],
  },
  'string-untranslated': {
    files: {
      'content/en/strings/contact.json': {
        '"title": "Contact",': '"title": "Écrivez-nous, et la réponse vient demain",',
      },
      'content/fr/strings/contact.json': {
        '"title": "Contact",': '"title": "Écrivez-nous, et la réponse vient demain",',
      },
    },
    expect: ['content/en/strings/contact.json:2:12 warning: text-untranslated'],
  },
  'string-without-text': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": ,' } },
    expect: ['content/en/strings/contact.json:2:12 json-text-missing'],
  },
  'strings-after-the-end': {
    files: { 'content/en/strings/contact.json': { '}\n': '}\n"form": "Form"\n' } },
    expect: ['content/en/strings/contact.json:6:1 json-after-the-end'],
  },
  'strings-brace-missing-at-the-end': {
    files: { 'content/en/strings/contact.json': { '}\n': '' } },
    expect: ['content/en/strings/contact.json:5:1 json-bracket-missing'],
  },
  'strings-empty': {
    files: { 'content/en/strings/contact.json': '' },
    expect: ['content/en/strings/contact.json:1:1 json-without-braces'],
  },
  'strings-file-missing': {
    files: { 'content/fr/strings/about.json': '{\n  "title": "À propos"\n}\n' },
    expect: [
      'content/fr/strings/about.json:1:1 texts-without-counterpart',
      'content/fr/strings/about.json:2:12 text-unused',
    ],
  },
  'strings-invalid-json': {
    files: { 'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Contact"' } },
    expect: ['content/en/strings/contact.json:2:21 json-comma-missing'],
  },
  'strings-list': {
    files: { 'content/en/strings/contact.json': '["Contact", "{{count}} pages"]\n' },
    expect: ['content/en/strings/contact.json:1:1 json-without-braces'],
  },
  'strings-merge-conflict': {
    files: {
      'content/en/strings/contact.json': `{
<<<<<<< HEAD
  "title": "Contact",
=======
  "title": "Contact us",
>>>>>>> main
  "pages_one": "{{count}} page",
  "pages_other": "{{count}} pages"
}
`,
    },
    expect: ['content/en/strings/contact.json:2:1 merge-conflict'],
  },
  'strings-not-utf-8': {
    files: {
      'content/en/strings/contact.json': Buffer.from(
        `{
  "title": "Écrire à l'agence",
  "pages_one": "{{count}} page",
  "pages_other": "{{count}} pages"
}
`,
        'latin1',
      ),
    },
    expect: ['content/en/strings/contact.json:2:13 file-encoding'],
  },
  'strings-too-large': {
    files: { 'content/en/strings/contact.json': { '"Contact",': '"' + 'Contact '.repeat(30000) + '",' } },
    expect: ['content/en/strings/contact.json:2:59999 file-too-long'],
  },
}
