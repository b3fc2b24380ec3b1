import type { Mistake } from './mistake.ts'

/** Components and attributes that there are not, or that are used where they may not be. */
export const components: Readonly<Record<string, Mistake>> = {
  'attribute-empty': {
    body: `<Note title="">

Une note.

</Note>

## Une partie`,
    expect: ['13:7 attribute-wrong'],
  },
  'attribute-expression': {
    body: `<Note title={1 + 1}>

Une note.

</Note>

## Une partie`,
    expect: ['13:7 attribute-wrong'],
  },
  'attribute-link-dead': {
    body: `<PullQuote
  author="Ada"
  source="Une page"
  link="/contcat"
>

Une phrase.

</PullQuote>

## Une partie`,
    files: { 'content/en/articles/mots.mdx': { 'translatedFrom: d01c09e2': 'translatedFrom: a186a16c' } },
    expect: ['16:3 link-dead'],
  },
  'attribute-link-javascript': {
    body: `<PullQuote author="Ada" source="Une page" link="javascript:alert(1)">

Une phrase.

</PullQuote>

## Une partie`,
    expect: ['13:43 link-wrong'],
  },
  'attribute-missing': {
    body: `<Note>

Une note.

</Note>

## Une partie`,
    expect: ['13:1 attribute-missing'],
  },
  'attribute-none-allowed': {
    body: `<Steps title="Dans l’ordre">

1. Lire
2. Relire

</Steps>

## Une partie`,
    expect: ['13:8 attribute-unknown'],
  },
  'attribute-of-a-list': {
    body: `<Note title="À noter" kind="danger">

Une note.

</Note>

<Note title="À noter" kind="">

Une note.

</Note>

## Une partie`,
    expect: ['13:23 attribute-wrong', '19:23 attribute-wrong'],
  },
  'attribute-spread': {
    body: `<Note title="À noter" {...secret}>

Une note.

</Note>

## Une partie`,
    expect: ['13:23 attribute-unknown'],
  },
  'attribute-twice': {
    body: `<Note title="Un" title="Deux">

Une note.

</Note>

## Une partie`,
    expect: ['13:18 attribute-unknown'],
  },
  'attribute-unknown': {
    body: `<Note titel="À noter">

Une note.

</Note>

## Une partie`,
    expect: ['13:1 attribute-missing', '13:7 attribute-unknown'],
  },
  'attribute-with-curly-quotes': {
    body: `<Note title=“Bon à savoir”>

Un aparté.

</Note>`,
    expect: ['13:1 tag-unread'],
  },
  'attribute-with-one-quote': {
    body: `<Note title="Bon à savoir>

Un aparté.

</Note>`,
    expect: ['13:1 tag-unread'],
  },
  'attribute-with-quotes-inside': {
    body: `<Note title="Le mot "juste"">

Un aparté.

</Note>`,
    expect: ['13:1 tag-unread'],
  },
  'attribute-without-its-source': {
    body: `<PullQuote author="Ada" link="/contact">

Une phrase.

</PullQuote>

## Une partie`,
    expect: ['13:1 attribute-missing'],
  },
  'attribute-without-quotes': {
    body: `<Note title=Bon à savoir>

Un aparté.

</Note>`,
    expect: ['13:1 tag-unread'],
  },
  'attribute-without-text': {
    body: `<Note title>

Une note.

</Note>

## Une partie`,
    expect: ['13:7 attribute-wrong'],
  },
  'call-without-link': {
    body: `<CallToAction title="Un texte à faire passer ?">

Écrivez-nous : [contact](/contact).

</CallToAction>

## Une partie`,
    expect: ['15:1 call-without-link'],
  },
  'comparison-of-one-language': {
    body: `<Comparison from="fr" to="fr">

On dîne à midi.

On déjeune à midi.

</Comparison>

## Une partie`,
    expect: ['13:1 comparison-texts'],
  },
  'comparison-of-one-text': {
    body: `<Comparison from="en" to="fr">

> One.
> Un.

</Comparison>

## Une partie`,
    expect: ['13:1 comparison-texts'],
  },
  'comparison-of-three-texts': {
    body: `<Comparison from="en" to="fr">

One.

Two.

Un.

Deux.

</Comparison>

## Une partie`,
    expect: ['19:1 comparison-texts'],
  },
  'comparison-with-heading': {
    body: `<Comparison from="en" to="fr">

### English

One.

Un.

</Comparison>

## Une partie`,
    expect: ['15:1 comparison-texts', '15:1 heading-skipped'],
  },
  'component-empty': {
    body: `<Note title="À noter" />

<PullQuote author="Ada">
</PullQuote>

<KeyFigures></KeyFigures>

<Comparison from="en" to="fr">

---

</Comparison>

<CallToAction title="Un titre" />

## Une partie`,
    expect: [
      '13:1 component-empty',
      '15:1 component-empty',
      '18:1 component-empty',
      '20:1 component-empty',
      '26:1 component-empty',
    ],
  },
  'component-in-a-sentence': {
    body: 'Un mot <Note title="Un">au milieu</Note> d’une phrase.\n\n## Une partie',
    expect: ['13:8 component-in-sentence'],
  },
  'component-left-open-in-a-list': {
    body: `- Un point

  <Note title="À noter">

  Un texte.

- Un autre

</Note>

## Une partie`,
    expect: ['15:3 tag-unclosed'],
  },
  'component-of-component': {
    body: '<Note.Title title="À noter" />\n\n## Une partie',
    expect: ['13:1 component-unknown'],
  },
  'component-on-one-line': {
    body: `<Note title="À noter">Un aparté.</Note>

<CallToAction title="Un titre">[Écrire](/contact)</CallToAction>

## Une partie`,
    expect: ['13:1 component-in-sentence', '15:1 component-in-sentence'],
  },
  'component-unknown': {
    body: `<Nota title="À noter">

Une note.

</Nota>

## Une partie`,
    expect: ['13:1 component-unknown'],
  },
  'component-within-component': {
    body: `<Note title="À noter">

Un aparté.

- Une liste

  <PullQuote author="Ada">

  Une phrase.

  </PullQuote>

</Note>

## Une partie`,
    expect: ['19:3 component-nested'],
  },
  'figures-not-in-bold': {
    body: `<KeyFigures>

- 48 h pour 10 000 mots
- En **24 h**, 1 000 mots

</KeyFigures>

## Une partie`,
    expect: ['15:1 figure-shape', '16:1 figure-shape'],
  },
  'figures-numbered': {
    body: `<KeyFigures>

1. **48 h** pour 10 000 mots
2. **24 h** pour 1 000 mots

</KeyFigures>

## Une partie`,
    expect: ['15:1 component-list'],
  },
  'figures-too-many': {
    body: `<KeyFigures>

- **1 h** pour un texte
- **2 h** pour un texte
- **3 h** pour un texte
- **4 h** pour un texte
- **5 h** pour un texte
- **6 h** pour un texte
- **7 h** pour un texte

</KeyFigures>

## Une partie`,
    expect: ['15:1 component-list'],
  },
  'figures-without-list': {
    body: `<KeyFigures>

**48 h** pour 10 000 mots

</KeyFigures>

## Une partie`,
    expect: ['15:1 component-list'],
  },
  'figures-without-words': {
    body: `<KeyFigures>

- **48 h pour 10 000 mots**
- **24 h** pour 1 000 mots

  Et un second alinéa.

-

</KeyFigures>

## Une partie`,
    expect: ['15:1 figure-shape', '16:1 figure-shape', '20:1 figure-shape'],
  },
  'fragment-tag': {
    body: '<>Du texte</>\n\n## Une partie',
    expect: ['13:1 component-unknown'],
  },
  'language-not-a-code': {
    body: `<Comparison from="anglais" to="fr_CA">

One.

Un.

</Comparison>

<Comparison from="jp" to="EN">

一

One.

</Comparison>

<Comparison from="klingonnais" to="">

One.

Un.

</Comparison>

## Une partie`,
    expect: [
      '13:13 attribute-wrong',
      '13:28 attribute-wrong',
      '21:13 attribute-wrong',
      '21:23 attribute-wrong',
      '29:13 attribute-wrong',
      '29:32 attribute-wrong',
    ],
  },
  'language-of-a-paragraph': {
    article: {
      '## Une partie': `A paragraph that nobody has translated yet, though the article is published.

## Une partie`,
    },
    expect: ['15:3 warning: passage-in-other-language'],
  },
  'language-of-a-sentence': {
    article: {
      '## Une partie': `Cette phrase-ci est en français. This is the sentence that nobody has translated, and it would give a warning for each of its words. Celle-ci est de nouveau en français.

## Une partie`,
    },
    expect: ['15:1 warning: passage-in-other-language'],
  },
  'language-of-words-by-itself': {
    article: {
      'Un paragraphe, avec un [lien](/contact).': `<Lang code="en">

Some words

</Lang>`,
    },
    expect: ['13:1 words-only'],
  },
  'language-of-words-empty': {
    article: { 'Un paragraphe, avec un [lien](/contact).': 'Un mot <Lang code="en"></Lang> de trop.' },
    expect: ['13:8 component-empty'],
  },
  'language-of-words-of-the-document': {
    article: { 'Un paragraphe, avec un [lien](/contact).': 'Un mot <Lang code="fr">français</Lang> de trop.' },
    expect: ['13:8 words-only'],
  },
  'language-of-words-with-link': {
    article: { 'paragraphe, avec un [lien](/contact).': '<Lang code="en">word [of ours](/contact)</Lang> de trop.' },
    expect: ['13:25 words-only'],
  },
  'steps-not-numbered': {
    body: `<Steps>

- Lire
- Relire

</Steps>

## Une partie`,
    expect: ['15:1 component-list'],
  },
  'steps-of-one': {
    body: `<Steps>

1. Lire

</Steps>

## Une partie`,
    expect: ['15:1 component-list'],
  },
  'steps-with-text-between': {
    body: `<Steps>

1. Lire

Puis laisser reposer.

2. Relire

</Steps>

## Une partie`,
    expect: ['17:1 component-list'],
  },
  'tag-closed-in-a-sentence': {
    body: '<Note title="Bon à savoir">\n\nUn aparté.</Note>',
    expect: ['15:11 tag-unclosed'],
  },
  'tag-closed-without-capital': {
    body: `<Note title="Bon à savoir">

Un aparté.

</note>`,
    expect: ['17:1 tag-unclosed'],
  },
  'tag-opened-in-a-sentence': {
    body: '<Note title="Bon à savoir">Un aparté.\n\n</Note>',
    expect: ['13:1 tag-unclosed'],
  },
  'tag-opened-without-capital': {
    body: `<note title="Bon à savoir">

Un aparté.

</Note>`,
    expect: ['13:1 component-unknown'],
  },
  'tag-unclosed': {
    body: `<Note title="À noter">

Une note sans fin.

## Une partie`,
    expect: ['13:1 tag-unclosed'],
  },
  'tag-unopened': {
    body: 'Une fin </Note> sans début.\n\n## Une partie',
    expect: ['13:9 tag-unopened'],
  },
  'tag-without-end': {
    body: `<Note title="Bon à savoir"

Un aparté.

</Note>`,
    expect: ['13:1 tag-unread'],
  },
  'tags-crossed': {
    body: `<Note title="Bon à savoir">

<PullQuote author="Ada">

Un aparté.

</Note>`,
    expect: ['15:1 tag-unclosed'],
  },
}
