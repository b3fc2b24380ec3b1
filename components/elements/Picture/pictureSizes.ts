/**
 * The `sizes` of pictures by their role in the layout: browsers choose among the widths of a photograph with it before
 * any style sheet has loaded. https://html.spec.whatwg.org/multipage/images.html#sizes-attributes
 */
export const pictureSizes = {
  /** The full width of the window. */
  wide: '100vw',
  /** Next to the title of a page. */
  hero: '(width > 56.25em) 43vw, 100vw',
  /** Alone between the paragraphs of a text. */
  figure: '(width >= 75em) 42rem, (width > 56.25em) 70vw, 100vw',
  /** In a list, above its text. */
  stacked: '(width > 56.25em) 52rem, 100vw',
  /** In a list, next to its text. */
  beside: '(width > 60em) 21rem, (width > 28em) 40vw, 100vw',
  /** In a list, above its text, and next to it in small windows. */
  compact: '(width > 56.25em) 24rem, 40vw',
  /** In a list, on most of its width. */
  spread: '(width > 56.25em) 50rem, 100vw',
  /** Of a person in a list. */
  portrait: '(width > 40em) 20rem, 45vw',
  /** Of a person, one of three that fill the window. */
  person: '(width > 48em) 34vw, 100vw',
  /** As high as a few lines of text. */
  small: '6rem',
} as const

/** The role of a picture in the layout. */
export type PicturePlace = keyof typeof pictureSizes
