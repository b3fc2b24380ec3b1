import { inBody, inFile, inFiles, type Mistake } from './mistake.ts'

/** Mistakes in the strings of pages, and in what documents show of them. */
export const strings: Readonly<Record<string, Mistake>> = {
  ...inFiles({
    'spelling-in-texts': [
      'content/fr/strings/contact.json',
      { '"title": "Contact",': '"title": "Contacctez-nous",' },
      '2:13 warning: word-misspelt',
    ],
    'string-figures-differ': [
      'content/en/strings/facts.json',
      { '"price": "€100",': '"price": "€110",' },
      '2:12 warning: text-changed-alone',
    ],
    'strings-file-missing': [
      'content/fr/strings/about.json',
      '{\n  "title": "À propos"\n}\n',
      '1:1 text-missing',
      '2:12 text-unused',
    ],
  }),

  'figure-written-out-in-texts': {
    files: {
      'content/en/strings/contact.json': { '"title": "Contact",': '"title": "A reply in a day",' },
      'content/fr/strings/contact.json': { '"title": "Contact",': '"title": "Une réponse en 24 heures",' },
    },
    expect: ['content/fr/strings/contact.json:2:28 warning: figure-written-out'],
  },
  'string-missing': {
    files: { 'content/en/strings/contact.json': { '  "title": "Contact",\n': '' } },
    expect: ['content/fr/strings/contact.json:2:12 text-missing'],
  },
  'string-nested-unknown': {
    files: {
      'content/en/strings/contact.json': { '"title": "Contact",': '"title": "Contact, $t(contact:page_other)",' },
      'content/fr/strings/contact.json': {},
    },
    expect: ['content/en/strings/contact.json:2:22 shown-text-wrong'],
  },
  'string-other-placeholders': {
    files: {
      'components/Example/Example.ts': "export const pages = (t, number) => t('contact:pages', { number })\n",
      'content/en/strings/contact.json': { '"pages_other": "{{count}} pages"': '"pages_other": "{{number}} pages"' },
    },
    expect: [
      'content/en/strings/contact.json:4:18 placeholder-wrong',
      'content/fr/strings/contact.json:4:17 placeholder-wrong',
      'content/fr/strings/contact.json:5:18 placeholder-wrong',
    ],
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
  "parts": { "first": "Un", "second": "Deux" },
  "others": { "first": "Un" }`,
      },
      'content/fr/strings/contact.json': {
        '"{{count}} pages"': `"{{count}} pages",
  "unused": "Rien",
  "parts": { "first": "Un", "second": "Deux" },
  "others": { "first": "Un" }`,
      },
    },
    expect: [
      'content/en/strings/contact.json:5:13 text-unused',
      'content/en/strings/contact.json:7:24 text-unused',
      'content/fr/strings/contact.json:6:13 text-unused',
      'content/fr/strings/contact.json:8:24 text-unused',
    ],
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
  ...inBody({
    'shown-text-in-a-heading': ['## Ce que paient $t(facts:price)\n\nUn texte.', '13:18 shown-text-wrong'],
    'shown-text-unknown': ['Une page coûte $t(facts:prise).', '13:16 shown-text-wrong'],
  }),
  ...inFile('content/prices.json', {
    'price-in-words': ['{ "word": "40 cents" }', '1:3 price-wrong'],
  }),
  ...inFile('content/en/strings/contact.json', {
    'string-empty': [{ '"title": "Contact",': '"title": "",' }, '2:12 text-wrong'],
    'string-html': [
      { '"title": "Contact",': '"title": "<b>Contact</b>&nbsp;us",' },
      '2:13 text-wrong',
      '2:23 text-wrong',
      '2:27 text-wrong',
    ],
    'string-key-twice': [{ '"title": "Contact",': '"title": "Contact",\n  "title": "Contact us",' }, '3:3 key-twice'],
    'string-name-unfit': [{ '"title": "Contact",': '"page.title": "Contact",' }, '2:3 text-wrong'],
    'strings-invalid-json': [{ '"title": "Contact",': '"title": "Contact"' }, '3:3 json-wrong'],
    'strings-too-large': [{ '"Contact",': '"' + 'Contact '.repeat(30000) + '",' }, '2:59999 file-too-long'],
  }),
}
