import { createStyles, type Style } from './styles.ts'
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

export type OpenStyles = ReturnType<typeof createOpenStyles>

/** Collects the styles of a document, as far as they hide something, and the kinds of page that they name. */
export function createOpenStyles() {
  const { add, hides } = createStyles()
  /** The kinds of page that something begins with, or that follow another one. */
  const masters = new Set<string | undefined>()
  let current: Style | undefined
  return {
    hides,
    masters,
    /** Call it with each element. */
    open: ({ name, attribute }: XmlElement): void => {
      if (name === 'style:style') {
        current = { parent: attribute('style:parent-style-name') }
        add(attribute('style:family') ?? '', attribute('style:name') ?? '', current)
        masters.add(attribute('style:master-page-name'))
      } else if (name === 'style:master-page') masters.add(attribute('style:next-style-name'))
      // The properties in a list are not those of a style.
      else if (!name.startsWith('style:')) current = undefined
      const [by, value] = hiding.get(name) ?? []
      const found = by === undefined ? undefined : attribute(by)
      if (current && value && found !== undefined) current.isHidden = value.test(found)
    },
  }
}

/** What hides something in the properties of a style: text, a sheet, a slide, a column or a row. */
const hiding: ReadonlyMap<string, readonly [attribute: string, value: RegExp]> = new Map([
  ['style:text-properties', ['text:display', /^none$/]],
  ['style:table-properties', ['table:display', /^false$/]],
  ['style:drawing-page-properties', ['presentation:visibility', /^hidden$/]],
  ['style:table-column-properties', ['style:column-width', NOTHING]],
  ['style:table-row-properties', ['style:row-height', NOTHING]],
])
