import { isNoDescription } from '../pictures/pictureNames.ts'
import { endOf, startOf } from './offsets.ts'
import { error } from './rule.ts'

/** Nodes that render nothing. */
const SHOWS_NOTHING = new Set(['yaml', 'definition', 'footnoteDefinition'])

/** Rules for text, code and pictures. */
export const blockRules = [
  /** A document has a body. Wrong: nothing below the front matter. */
  error('body-empty', ({ tree, source }, report) => {
    const from = source.trimEnd().length
    if (tree.children.every(({ type }) => SHOWS_NOTHING.has(type))) report({ from, to: from })
  }),

  /** Code ends where its writer meant it to. Wrong: ``` without another ``` below. */
  error('code-unclosed', ({ all, source }, report) => {
    for (const node of all('code')) {
      const written = source.slice(startOf(node), endOf(node))
      const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(written) ?? []
      const [, last = ''] = /\n[ \t>]*(`+|~+)\s*$/.exec(written) ?? []
      if (fence !== '' && !last.startsWith(fence)) report(node, { fence })
    }
  }),

  /** Pictures are described. Wrong: `![](../../images/bridge.svg)`. */
  error('picture-undescribed', ({ all }, report) => {
    for (const node of all('image')) if (!node.alt?.trim()) report(node)
  }),

  /** A description says what is to be seen. Wrong: `![IMG_1234](../../images/bridge.jpg)`. */
  error('picture-not-described', ({ all }, report) => {
    for (const node of all('image')) {
      if (node.alt && isNoDescription(node.alt, node.url)) report(node, { text: node.alt })
    }
  }),
  /** Pictures have their address beside them. Wrong: `![un pont][pont]`. */
  error('picture-by-reference', ({ all }, report) => {
    for (const node of all('imageReference')) report(node)
  }),
]
