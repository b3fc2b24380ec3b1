import { endOf, startOf } from './offsets.ts'
import { rule } from './rule.ts'

/** What shows nothing by itself. */
const SHOWS_NOTHING = new Set(['yaml', 'definition', 'footnoteDefinition'])

/** A document says something below its front matter. */
export const bodyEmpty = rule('body-empty', ({ tree, source }, report) => {
  const from = source.trimEnd().length
  if (tree.children.every(({ type }) => SHOWS_NOTHING.has(type))) report({ from, to: from })
})

/** Code ends where its writer meant it to. Wrong: ``` without another ``` below. */
export const codeUnclosed = rule('code-unclosed', ({ all, source }, report) => {
  for (const node of all('code')) {
    const written = source.slice(startOf(node), endOf(node))
    const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(written) ?? []
    const last = written
      .slice(written.lastIndexOf('\n') + 1)
      .replace(/^[ \t>]+/, '')
      .trimEnd()
    const isClosed = written.includes('\n') && last.startsWith(fence) && /^(?:`+|~+)$/.test(last)
    if (fence !== '' && !isClosed) report(node, { fence })
  }
})

/** Code stands between fences. Wrong: a text four spaces in from where it would begin. */
export const codeIndented = rule('code-indented', ({ all, parentOf }, report) => {
  for (const node of all('paragraph')) {
    const parent = parentOf(node)
    const column = parent?.type === 'listItem' ? parent.children[0]?.position?.start.column : 1
    if (parent?.type !== 'root' && parent?.type !== 'listItem') continue
    if ((node.position?.start.column ?? 1) >= (column ?? 1) + 4) report(node)
  }
})

/** Pictures are described. Wrong: `![](../../images/bridge.svg)`. */
export const pictureUndescribed = rule('picture-undescribed', ({ all }, report) => {
  for (const node of all('image')) if (!node.alt?.trim()) report(node)
})

/** Pictures have their address beside them. Wrong: `![un pont][pont]`. */
export const pictureByReference = rule('picture-by-reference', ({ all }, report) => {
  for (const node of all('imageReference')) report(node)
})
