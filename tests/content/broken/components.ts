import { inBody, inArticle, type Mistake } from './mistake.ts'

/** Components and attributes that there are not, or that are used where they may not be. */
export const components: Readonly<Record<string, Mistake>> = {
  ...inBody({
    'attribute-expression': ['<Note title={1 + 1}>\n\nUne note.\n\n</Note>', '13:7 attribute-wrong'],
    'attribute-missing': ['<Note>\n\nUne note.\n\n</Note>', '13:1 attribute-wrong'],
    'attribute-of-a-list': ['<Note title="À noter" kind="danger">\n\nUne note.\n\n</Note>', '13:23 attribute-wrong'],
    'attribute-spread': ['<Note title="À noter" {...secret}>\n\nUne note.\n\n</Note>', '13:23 attribute-wrong'],
    'attribute-twice': ['<Note title="Un" title="Deux">\n\nUne note.\n\n</Note>', '13:18 attribute-wrong'],
    'attribute-unknown': [
      '<Note titel="À noter">\n\nUne note.\n\n</Note>',
      '13:1 attribute-wrong',
      '13:7 attribute-wrong',
    ],
    'attribute-without-its-source': [
      '<PullQuote author="Ada" link="/contact">\n\nUne phrase.\n\n</PullQuote>',
      '13:1 attribute-wrong',
    ],
    'call-without-link': [
      `<CallToAction title="Un texte à faire passer ?">

Écrivez-nous : [contact](/contact).

</CallToAction>`,
      '15:1 component-content',
    ],
    'comparison-of-one-language': [
      '<Comparison from="fr" to="fr">\n\nOn dîne à midi.\n\nOn déjeune à midi.\n\n</Comparison>',
      '13:1 component-content',
    ],
    'comparison-of-one-text': [
      '<Comparison from="en" to="fr">\n\n> One.\n> Un.\n\n</Comparison>',
      '13:1 component-content',
    ],
    'component-empty': [
      `<Note title="À noter" />

<PullQuote author="Ada">
</PullQuote>

<KeyFigures></KeyFigures>

<Comparison from="en" to="fr">

---

</Comparison>

<CallToAction title="Un titre" />`,
      '13:1 component-content',
      '15:1 component-content',
      '18:1 component-content',
      '20:1 component-content',
      '26:1 component-content',
    ],
    'component-in-a-sentence': ['Un mot <Note title="Un">au milieu</Note> d’une phrase.', '13:8 component-place'],
    'component-unknown': ['<Nota title="À noter">\n\nUne note.\n\n</Nota>', '13:1 component-unknown'],
    'component-within-component': [
      `<Note title="À noter">

Un aparté.

- Une liste

  <PullQuote author="Ada">

  Une phrase.

  </PullQuote>

</Note>`,
      '19:3 component-place',
    ],
    'figures-not-in-bold': [
      '<KeyFigures>\n\n- 48 h pour 10 000 mots\n- En **24 h**, 1 000 mots\n\n</KeyFigures>',
      '15:1 component-content',
    ],
    'language-not-a-code': [
      '<Comparison from="anglais" to="fr_CA">\n\nOne.\n\nUn.\n\n</Comparison>',
      '13:13 attribute-wrong',
      '13:28 attribute-wrong',
    ],
    'steps-with-text-between': [
      '<Steps>\n\n1. Lire\n\nPuis laisser reposer.\n\n2. Relire\n\n</Steps>',
      '17:1 component-content',
    ],
    'tag-unclosed': ['<Note title="À noter">\n\nUne note sans fin.', '13:1 tag-broken'],
    'tag-without-end': ['<Note title="Bon à savoir"\n\nUn aparté.\n\n</Note>', '13:1 tag-broken'],
  }),

  ...inArticle({
    'language-of-words-by-itself': [
      {
        'Un paragraphe, avec un [lien](/contact).': '<Lang code="en">\n\nSome words\n\n</Lang>',
      },
      '13:1 component-place',
    ],
  }),
}
