import { copyOf, inFile, inArticle, type Mistake } from './mistake.ts'

/** Documents that lack a translation, or differ from it. */
export const translations: Readonly<Record<string, Mistake>> = {
  'structure-other': {
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie).

### Un détail

<Note title="Une note">

Un mot.

</Note>

![L’arc d’une passerelle, dessiné d’un trait.](../../images/bridge.svg)`,
    files: {
      'content/en/articles/mots.mdx': {
        'translatedFrom: d01c09e2': 'translatedFrom: e60bb4f2',
        '(#a-part).': `(#a-part).

## A detail

<PullQuote author="Ada Exemple">

A word.

</PullQuote>

![The arc of a footbridge, drawn in one line.](../../images/bridge.svg)`,
      },
    },
    expect: ['content/en/articles/mots.mdx:20:1 warning: structure-differs'],
  },
  ...inFile('content/en/articles/mots.mdx', {
    'translation-is-a-copy': [
      {
        'A paragraph with a [link](/contact).': 'Un paragraphe, avec un [lien](/contact).',
        '## A part': '## Une partie',
        'See [above](#a-part).': 'Voir [plus haut](#une-partie).',
      },
      '1:1 warning: translation-copy',
    ],
    'translation-named-wrong': [{ 'translatedFrom: d01c09e2': 'translatedFrom: 12345678' }, '11:17 value-form'],
    'translation-not-confirmed': [{ 'translatedFrom: d01c09e2\n': '' }, '1:1 warning: translation-stale'],
  }),

  'translation-missing': {
    files: {
      'content/fr/articles/seuls.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots seuls'",
        article: 'autre article',
      }),
    },
    expect: ['content/fr/articles/seuls.mdx:1:1 warning: translation-missing'],
  },
  ...inFile('content/en/articles/alone.mdx', {
    'translation-of-nothing': [
      copyOf('content/en/articles/mots.mdx', {
        "title: 'Words that cross'": "title: 'Words alone'",
        "'An": "'Another",
      }),
      '11:1 translation-stale',
    ],
  }),

  ...inArticle({
    'translation-stale': [
      { 'Un paragraphe, avec un [lien](/contact).': 'Un autre paragraphe, avec un [lien](/contact).' },
      'content/en/articles/mots.mdx:11:17 warning: translation-stale',
    ],
  }),
}
