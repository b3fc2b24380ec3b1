import { inBody, inArticle, type Mistake } from './mistake.ts'

/** Components and attributes that there are not, or that are used where they may not be. */
export const components: Readonly<Record<string, Mistake>> = {
  ...inBody({
    'attribute-empty': ['<Note title="">\n\nUne note.\n\n</Note>', '13:7 attribute-wrong'],
    'attribute-expression': ['<Note title={1 + 1}>\n\nUne note.\n\n</Note>', '13:7 attribute-wrong'],
    'attribute-link-dead': [
      '<PullQuote\n  author="Ada"\n  source="Une page"\n  link="/contcat"\n>\n\nUne phrase.\n\n</PullQuote>',
      '16:3 link-dead',
    ],
    'attribute-link-javascript': [
      '<PullQuote author="Ada" source="Une page" link="javascript:alert(1)">\n\nUne phrase.\n\n</PullQuote>',
      '13:43 link-wrong',
    ],
    'attribute-missing': ['<Note>\n\nUne note.\n\n</Note>', '13:1 attribute-missing'],
    'attribute-none-allowed': [
      '<Steps title="Dans l’ordre">\n\n1. Lire\n2. Relire\n\n</Steps>',
      '13:8 attribute-unknown',
    ],
    'attribute-of-a-list': ['<Note title="À noter" kind="danger">\n\nUne note.\n\n</Note>', '13:23 attribute-wrong'],
    'attribute-of-a-list-empty': ['<Note title="À noter" kind="">\n\nUne note.\n\n</Note>', '13:23 attribute-wrong'],
    'attribute-spread': ['<Note title="À noter" {...secret}>\n\nUne note.\n\n</Note>', '13:23 attribute-unknown'],
    'attribute-twice': ['<Note title="Un" title="Deux">\n\nUne note.\n\n</Note>', '13:18 attribute-unknown'],
    'attribute-unknown': [
      '<Note titel="À noter">\n\nUne note.\n\n</Note>',
      '13:1 attribute-missing',
      '13:7 attribute-unknown',
    ],
    'attribute-with-one-quote': ['<Note title="Bon à savoir>\n\nUn aparté.\n\n</Note>', '13:1 tag-unread'],
    'attribute-with-quotes-inside': ['<Note title="Le mot "juste"">\n\nUn aparté.\n\n</Note>', '13:1 tag-unread'],
    'attribute-without-its-source': [
      '<PullQuote author="Ada" link="/contact">\n\nUne phrase.\n\n</PullQuote>',
      '13:1 attribute-missing',
    ],
    'attribute-without-text': ['<Note title>\n\nUne note.\n\n</Note>', '13:7 attribute-wrong'],
    'call-without-link': [
      `<CallToAction title="Un texte à faire passer ?">

Écrivez-nous : [contact](/contact).

</CallToAction>`,
      '15:1 call-without-link',
    ],
    'comparison-of-one-language': [
      '<Comparison from="fr" to="fr">\n\nOn dîne à midi.\n\nOn déjeune à midi.\n\n</Comparison>',
      '13:1 comparison-texts',
    ],
    'comparison-of-one-text': [
      '<Comparison from="en" to="fr">\n\n> One.\n> Un.\n\n</Comparison>',
      '13:1 comparison-texts',
    ],
    'comparison-of-three-texts': [
      '<Comparison from="en" to="fr">\n\nOne.\n\nTwo.\n\nUn.\n\nDeux.\n\n</Comparison>',
      '19:1 comparison-texts',
    ],
    'comparison-with-heading': [
      '<Comparison from="en" to="fr">\n\n### English\n\nOne.\n\nUn.\n\n</Comparison>',
      '15:1 comparison-texts',
      '15:1 heading-skipped',
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
      '13:1 component-empty',
      '15:1 component-empty',
      '18:1 component-empty',
      '20:1 component-empty',
      '26:1 component-empty',
    ],
    'component-in-a-sentence': ['Un mot <Note title="Un">au milieu</Note> d’une phrase.', '13:8 component-in-sentence'],
    'component-left-open-in-a-list': [
      '- Un point\n\n  <Note title="À noter">\n\n  Un texte.\n\n- Un autre\n\n</Note>',
      '15:3 tag-unclosed',
    ],
    'component-of-component': ['<Note.Title title="À noter" />', '13:1 component-unknown'],
    'component-on-one-line': [
      `<Note title="À noter">Un aparté.</Note>

<CallToAction title="Un titre">[Écrire](/contact)</CallToAction>`,
      '13:1 component-in-sentence',
      '15:1 component-in-sentence',
    ],
    'component-unknown': ['<Nota title="À noter">\n\nUne note.\n\n</Nota>', '13:1 component-unknown'],
    'component-within-component': [
      `<Note title="À noter">

Un aparté.

- Une liste

  <PullQuote author="Ada">

  Une phrase.

  </PullQuote>

</Note>`,
      '19:3 component-nested',
    ],
    'figures-not-in-bold': [
      '<KeyFigures>\n\n- 48 h pour 10 000 mots\n- En **24 h**, 1 000 mots\n\n</KeyFigures>',
      '15:1 figure-shape',
      '16:1 figure-shape',
    ],
    'figures-numbered': [
      '<KeyFigures>\n\n1. **48 h** pour 10 000 mots\n2. **24 h** pour 1 000 mots\n\n</KeyFigures>',
      '15:1 component-list',
    ],
    'figures-too-many': [
      `<KeyFigures>\n\n${'- **1 h** pour un texte\n'.repeat(7)}\n</KeyFigures>`,
      '15:1 component-list',
    ],
    'figures-without-list': ['<KeyFigures>\n\n**48 h** pour 10 000 mots\n\n</KeyFigures>', '15:1 component-list'],
    'figures-without-words': [
      `<KeyFigures>

- **48 h pour 10 000 mots**
- **24 h** pour 1 000 mots

  Et un second alinéa.

-

</KeyFigures>`,
      '15:1 figure-shape',
      '16:1 figure-shape',
      '20:1 figure-shape',
    ],
    'fragment-tag': ['<>Du texte</>', '13:1 component-unknown'],
    'language-not-a-code': [
      '<Comparison from="anglais" to="fr_CA">\n\nOne.\n\nUn.\n\n</Comparison>',
      '13:13 attribute-wrong',
      '13:28 attribute-wrong',
    ],
    'language-unknown-or-empty': [
      '<Comparison from="klingonnais" to="">\n\nOne.\n\nUn.\n\n</Comparison>',
      '13:13 attribute-wrong',
      '13:32 attribute-wrong',
    ],
    'steps-of-one': ['<Steps>\n\n1. Lire\n\n</Steps>', '15:1 component-list'],
    'steps-with-text-between': [
      '<Steps>\n\n1. Lire\n\nPuis laisser reposer.\n\n2. Relire\n\n</Steps>',
      '17:1 component-list',
    ],
    'tag-opened-in-a-sentence': ['<Note title="Bon à savoir">Un aparté.\n\n</Note>', '13:1 tag-unclosed'],
    'tag-unclosed': ['<Note title="À noter">\n\nUne note sans fin.', '13:1 tag-unclosed'],
    'tag-unopened': ['Une fin </Note> sans début.', '13:9 tag-unopened'],
    'tag-without-end': ['<Note title="Bon à savoir"\n\nUn aparté.\n\n</Note>', '13:1 tag-unread'],
    'tags-crossed': [
      '<Note title="Bon à savoir">\n\n<PullQuote author="Ada">\n\nUn aparté.\n\n</Note>',
      '15:1 tag-unclosed',
    ],
  }),

  ...inArticle({
    'language-of-a-paragraph': [
      {
        '## Une partie':
          'A paragraph that nobody has translated yet, though the article is published.\n\n## Une partie',
      },
      '15:3 warning: passage-in-other-language',
    ],
    'language-of-a-sentence': [
      {
        '## Une partie': `Cette phrase-ci est en français. This is the sentence that nobody has translated, and it would give a warning for each of its words. Celle-ci est de nouveau en français.

## Une partie`,
      },
      '15:1 warning: passage-in-other-language',
    ],
    'language-of-words-by-itself': [
      {
        'Un paragraphe, avec un [lien](/contact).': '<Lang code="en">\n\nSome words\n\n</Lang>',
      },
      '13:1 words-only',
    ],
    'language-of-words-empty': [
      { 'Un paragraphe, avec un [lien](/contact).': 'Un mot <Lang code="en"></Lang> de trop.' },
      '13:8 component-empty',
    ],
    'language-of-words-of-the-document': [
      { 'Un paragraphe, avec un [lien](/contact).': 'Un mot <Lang code="fr">français</Lang> de trop.' },
      '13:8 words-only',
    ],
    'language-of-words-with-link': [
      { 'paragraphe, avec un [lien](/contact).': '<Lang code="en">word [of ours](/contact)</Lang> de trop.' },
      '13:25 words-only',
    ],
  }),
}
