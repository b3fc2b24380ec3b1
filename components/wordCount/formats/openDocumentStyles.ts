import type { Namespaces, XmlElement } from './xml.ts'

/** A size of nothing, in any unit. */
const NOTHING = /^0(?:\.0+)?[a-z]*$/

const OASIS = 'urn:oasis:names:tc:opendocument:xmlns'

export const openNamespaces: Namespaces = {
  [`${OASIS}:office:1.0`]: 'office',
  [`${OASIS}:text:1.0`]: 'text',
  [`${OASIS}:table:1.0`]: 'table',
  [`${OASIS}:drawing:1.0`]: 'draw',
  [`${OASIS}:style:1.0`]: 'style',
  [`${OASIS}:presentation:1.0`]: 'presentation',
  [`${OASIS}:chart:1.0`]: 'chart',
  [`${OASIS}:svg-compatible:1.0`]: 'svg',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://www.w3.org/1999/xlink': 'xlink',
}

interface Style {
  readonly parent: string
  readonly master: string | undefined
  isHidden?: boolean
}

export type OpenStyles = ReturnType<typeof createOpenStyles>

/** Collects the styles of a document, as far as they hide something or begin a page of another kind. */
export function createOpenStyles() {
  const styles = new Map<string, Style>()
  /** The kinds of page, and which one follows each. */
  const masters = new Map<string, string | undefined>()
  let family = ''
  let current: Style | undefined

  /** Returns the first answer of a style and those it inherits from, at most as many as there are. */
  const find = <Value>(kind: string, name: string | undefined, ask: (style: Style) => Value | undefined) => {
    let at = styles.get(`${kind} ${name ?? ''}`)
    for (let left = styles.size; at && left > 0; left -= 1) {
      const answer = ask(at)
      if (answer !== undefined) return answer
      at = styles.get(`${kind} ${at.parent}`)
    }
    return undefined
  }
  return {
    /** Call it with each element before the body. */
    open: ({ name, attribute }: XmlElement): void => {
      if (name === 'style:master-page') {
        masters.set(attribute('style:name') ?? '', attribute('style:next-style-name'))
      } else if (name === 'style:style') {
        family = attribute('style:family') ?? ''
        current = {
          parent: attribute('style:parent-style-name') ?? '',
          master: attribute('style:master-page-name') || undefined,
        }
        styles.set(`${family} ${attribute('style:name') ?? ''}`, current)
      } else if (current) {
        const isHidden = hiddenBy(name, attribute)
        if (isHidden !== undefined) current.isHidden = isHidden
      }
    },
    close: (name: string): void => {
      if (name === 'style:style') current = undefined
    },
    hides: (kind: string, name: string | undefined): boolean => find(kind, name, ({ isHidden }) => isHidden) ?? false,
    masterOf: (kind: string, name: string | undefined): string | undefined => find(kind, name, ({ master }) => master),
    /** Returns the kinds of page that some begin with, and those that follow them. */
    mastersAfter: (first: ReadonlySet<string | undefined>): ReadonlySet<string | undefined> => {
      const standard = masters.has('Standard') ? 'Standard' : [...masters.keys()][0]
      // A set is iterated with what is added meanwhile.
      const used = new Set([...first].map((name) => name ?? standard))
      for (const name of used) {
        const next = name === undefined ? undefined : masters.get(name)
        if (next) used.add(next)
      }
      return used
    },
  }
}

/** What hides something in the properties of a style: text, a sheet, a slide, a column or a row. */
const hiding: Readonly<Record<string, readonly [attribute: string, value: RegExp]>> = {
  'style:text-properties': ['text:display', /^none$/],
  'style:table-properties': ['table:display', /^false$/],
  'style:drawing-page-properties': ['presentation:visibility', /^hidden$/],
  'style:table-column-properties': ['style:column-width', NOTHING],
  'style:table-row-properties': ['style:row-height', NOTHING],
}

function hiddenBy(name: string, attribute: XmlElement['attribute']): boolean | undefined {
  const [by, hides] = hiding[name] ?? []
  const value = by === undefined ? undefined : attribute(by)
  return value === undefined ? undefined : hides?.test(value)
}
