/**
 * How wide pictures stand on their pages, by what they are there: what browsers choose among the widths of a photograph
 * by, before they know any style. https://html.spec.whatwg.org/multipage/images.html#sizes-attributes
 */
export const pictureSizes = {
  /** From one edge of the window to the other. */
  wide: '100vw',
  /** The cover of an article, beside what it is about. */
  cover: '(width > 56.25em) 67vw, 100vw',
  /** Beside the title of a page. */
  hero: '(width > 56.25em) 54vw, 100vw',
  /** Alone between the paragraphs of a text. */
  figure: '(width >= 75em) 42rem, (width > 56.25em) 70vw, 100vw',
  /** In a list, above its text. */
  stacked: '(width > 56.25em) 52rem, 100vw',
  /** In a list, beside its text. */
  beside: '(width > 60em) 21rem, (width > 28em) 40vw, 100vw',
  /** In a list, nearly alone. */
  spread: '(width > 56.25em) 50rem, 100vw',
  /** Of a person in a list. */
  portrait: '(width > 40em) 20rem, 45vw',
  /** Of a person whose page it is, or one of three that fill the window. */
  person: '(width > 43.75em) 42vw, 100vw',
  /** As large as a few lines of text. */
  small: '6rem',
} as const

/** What a picture is where it stands. */
export type PicturePlace = keyof typeof pictureSizes
