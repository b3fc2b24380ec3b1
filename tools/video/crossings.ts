/** What a case study's clip shows: words of that very case, and what was counted. */
export interface Crossing {
  /** Its file, content/videos/<name>.mp4, and the case study's. */
  readonly name: string
  /** Stands in the sky, larger than all else. */
  readonly glyph: string
  /** Of its type: less where it's wider and taller than one letter. */
  readonly glyphSize?: number
  /** Each word as it sets out on one bank, and as it arrives on the other. */
  readonly words: ReadonlyArray<readonly [from: string, to: string]>
  /** What is counted on the near bank, and on the far one: before the first word, and after each. */
  readonly near: number
  readonly far: readonly number[]
}

/** One clip for both languages: the words are those that crossed, whoever watches. */
export const crossings: readonly Crossing[] = [
  {
    name: 'legal-translation',
    glyph: '§',
    words: [
      ['consideration', 'contrepartie'],
      ['hypothec', 'hypothèque'],
      ['shall', 'doit'],
    ],
    near: 200,
    far: [0, 70, 140, 200],
  },
  {
    name: 'ecommerceLocalization',
    glyph: '€',
    words: [
      ['pistache', 'egusi seeds'],
      ['pistache', 'Egusi-Samen'],
      ['pistache', 'semillas de egusi'],
    ],
    near: 1,
    far: [1, 2, 3, 4],
  },
  {
    name: 'app-ui-adaptation',
    glyph: '(s)',
    glyphSize: 460,
    words: [
      ['1 paiement', '1 payment'],
      ['2 paiements', '2 pagamentos'],
      ['5 paiements', 'malipo 5'],
    ],
    near: 212,
    far: [0, 131, 179, 212],
  },
]
