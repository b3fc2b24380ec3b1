import { copyOf, type Mistake } from './mistake.ts'

/** Documents that lack a translation, or differ from it. */
export const translations: Readonly<Record<string, Mistake>> = {
  'structure-lacking': {
    article: { '- essai': '- essai\n  - mesure' },
    body: `Un paragraphe, avec un [lien](/contact).

## Une partie

Voir [plus haut](#une-partie)[^1].

![L’arc d’une passerelle, dessiné d’un trait.](../../images/bridge.svg)

| Un  | Deux |
| --- | ---- |
| a   | b    |
| c   | d    |

### Un détail

Un mot.

## Une autre partie

Avec [un lien](/articles/mots), et du code.

\`\`\`
code
\`\`\`

<Note title="Une note">

Un mot.

</Note>

[^1]: Une note de bas de page.`,
    files: {
      'content/en/articles/mots.mdx': `---
title: 'Words that cross'
description: 'An article for the tests, long enough for its description to be accepted.'
date: 2026-01-31
author: ada-exemple
category: legal
tags:
  - test
image: ../../images/bridge.svg
translatedFrom: cf06b5b2
imageAlt: 'The arc of a footbridge, drawn in one line.'
---

A paragraph without a link.

## A part

See [above](#a-part).

| One | Two |
| --- | --- |
| a   | b   |

### A detail

A word.
`,
    },
    expect: ['content/en/articles/mots.mdx:20:1 warning: structure-differs'],
  },
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
      'content/en/articles/mots.mdx': `---
title: 'Words that cross'
description: 'An article for the tests, long enough for its description to be accepted.'
date: 2026-01-31
author: ada-exemple
category: legal
tags:
  - test
image: ../../images/bridge.svg
translatedFrom: e60bb4f2
imageAlt: 'The arc of a footbridge, drawn in one line.'
---

A paragraph with a [link](/contact).

## A part

See [above](#a-part).

## A detail

<PullQuote author="Ada Exemple">

A word.

</PullQuote>

![The arc of a footbridge, drawn in one line.](../../images/bridge.svg)
`,
    },
    expect: ['content/en/articles/mots.mdx:20:1 warning: structure-differs'],
  },
  'translation-is-a-copy': {
    files: {
      'content/en/articles/mots.mdx': {
        'A paragraph with a [link](/contact).': 'Un paragraphe, avec un [lien](/contact).',
        '## A part': '## Une partie',
        'See [above](#a-part).': 'Voir [plus haut](#une-partie).',
      },
    },
    expect: ['content/en/articles/mots.mdx:1:1 warning: translation-copy'],
  },
  'translation-missing': {
    files: {
      'content/fr/articles/seuls.mdx': copyOf('content/fr/articles/mots.mdx', {
        "title: 'Des mots qui passent'": "title: 'Des mots seuls'",
        article: 'autre article',
      }),
    },
    expect: ['content/fr/articles/seuls.mdx:1:1 warning: translation-missing'],
  },
  'translation-missing-in-french': {
    files: {
      'content/en/articles/alone.mdx': copyOf('content/en/articles/mots.mdx', {
        "title: 'Words that cross'": "title: 'Words alone'",
        "'An": "'Another",
        'translatedFrom: d01c09e2\n': '',
      }),
    },
    expect: ['content/en/articles/alone.mdx:1:1 warning: translation-missing'],
  },
  'translation-named-wrong': {
    files: { 'content/en/articles/mots.mdx': { 'translatedFrom: d01c09e2': 'translatedFrom: 12345678' } },
    expect: ['content/en/articles/mots.mdx:11:17 translated-from-wrong'],
  },
  'translation-not-confirmed': {
    files: { 'content/en/articles/mots.mdx': { 'translatedFrom: d01c09e2\n': '' } },
    expect: ['content/en/articles/mots.mdx:1:1 warning: translation-unconfirmed'],
  },
  'translation-of-each-other': {
    article: { "trait.'": "trait.'\ntranslatedFrom: abcdef12" },
    expect: ['11:1 translation-of-nothing'],
  },
  'translation-of-nothing': {
    files: {
      'content/en/articles/alone.mdx': copyOf('content/en/articles/mots.mdx', {
        "title: 'Words that cross'": "title: 'Words alone'",
        "'An": "'Another",
      }),
    },
    expect: ['content/en/articles/alone.mdx:11:1 translation-of-nothing'],
  },
  'translation-stale': {
    article: { 'Un paragraphe, avec un [lien](/contact).': 'Un autre paragraphe, avec un [lien](/contact).' },
    expect: ['content/en/articles/mots.mdx:11:17 warning: translation-stale'],
  },
}
