/** The chapters of the style page, in order; their texts are in `style:chapters`. */
export const chapters = [
  'colors',
  'type',
  'space',
  'buttons',
  'fields',
  'cards',
  'lists',
  'bands',
  'proof',
  'navigation',
  'reading',
  'writing',
  'scenes',
] as const

/** One of them: its fragment, and the key of its texts. */
export type ChapterName = (typeof chapters)[number]
