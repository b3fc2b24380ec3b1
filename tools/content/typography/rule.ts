/**
 * Something that is not written as its language is, and that rendering (renderer/typography.ts) does not mend.
 *
 * Thousands of paragraphs are looked through, and some are hostile: patterns begin with a sign that is rare and look behind it
 * afterwards, and what repeats itself does so a few times at most.
 */
export interface TypographyRule {
  /** What is wrong; global. */
  readonly pattern: RegExp
  /** What is said of it: a sentence without its full stop. */
  readonly message: string
  /** What to write in its place. */
  readonly replace: (found: string) => string
}

/** Nothing where there is something. */
export function remove(): string {
  return ''
}

/** With a space before it. */
export function spaceBefore(sign: string): string {
  return ` ${sign}`
}

/** With a space after it. */
export function spaceAfter(sign: string): string {
  return `${sign} `
}
