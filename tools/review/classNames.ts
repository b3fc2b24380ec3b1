import type { PageParts } from './pageParts.ts'

/** Where a page names classes: in its elements, and in what islands are given. */
const NAMED = /(\bclass="|className&quot;:&quot;)([^"&]*)/g
/** What names them in styles, and what only looks like it. */
const IN_STYLES =
  /url\([^)]*\)|"[^"]*"|'[^']*'|(@keyframes )([\w-]+)|(animation(?:-name)?:)([^;}]*)|\.([a-z_-][\w-]*)/gi
const WORD = /[a-z_-][\w-]*/gi

/** A style sheet, cut where names are. */
interface CutSheet {
  /** What is between them. */
  readonly between: readonly string[]
  readonly names: readonly string[]
}

const cut = new Map<string, CutSheet>()

/** A page whose classes are numbers. */
export interface NumberedPage extends PageParts {
  /** Which of the classes of its styles those of its body are. */
  readonly classes: string
}

/**
 * Gives the classes of a page other names: numbers, in the order in which its body names them, and in which its styles do.
 *
 * In the built site they are letters in the order of all classes that there are (tools/shortClassNames.ts): one more
 * would change the HTML of every page.
 */
export function numberClasses({ head, script, body, styles }: PageParts): NumberedPage {
  const ofStyles = createNumbering()
  const ofBody = createNumbering()
  const { between, names } = cutSheet(styles)
  return {
    head,
    script,
    styles: between.map((text, index) => text + (ofStyles.numberOf(names[index]) ?? '')).join(''),
    body: body.replace(
      NAMED,
      (_, before: string, classes: string) => before + classes.split(' ').map(ofBody.numberOf).join(' '),
    ),
    classes: [...ofBody.numbers.keys()].map((name) => ofStyles.numbers.get(name) ?? name).join(' '),
  }
}

function createNumbering() {
  const numbers = new Map<string, string>()
  return {
    numbers,
    numberOf: (name: string | undefined) => {
      if (name === undefined) return undefined
      const number = numbers.get(name) ?? `c${numbers.size}`
      numbers.set(name, number)
      return number
    },
  }
}

/** Many pages have the same styles. */
function cutSheet(styles: string): CutSheet {
  const known = cut.get(styles) ?? cutAtNames(styles)
  cut.set(styles, known)
  return known
}

function cutAtNames(styles: string): CutSheet {
  const keyframes = new Set([...styles.matchAll(/@keyframes ([\w-]+)/g)].flatMap(([, name]) => name ?? []))
  const between: string[] = []
  const names: string[] = []
  let end = 0
  const add = (name: string, start: number) => {
    between.push(styles.slice(end, start))
    names.push(name)
    end = start + name.length
  }
  for (const { index, 0: all, 1: rule = '', 2: keyframe, 3: property = '', 4: value, 5: name } of styles.matchAll(
    IN_STYLES,
  )) {
    if (name !== undefined) add(name, index + 1)
    if (keyframe !== undefined) add(keyframe, index + rule.length)
    if (value === undefined) continue
    for (const { 0: word, index: offset } of all.slice(property.length).matchAll(WORD)) {
      if (keyframes.has(word)) add(word, index + property.length + offset)
    }
  }
  return { between: [...between, styles.slice(end)], names }
}
