import type { EditorComponentDefinition, Field } from '@sveltia/cms'

/** A component of components/mdx/registry.ts as the editor needs it: plain data, made by tools/admin/configuration.ts. */
export interface EditorComponent {
  readonly name: string
  readonly label: string
  /** Its attributes, then its content. */
  readonly fields: readonly Field[]
  /** Whether it is part of a sentence. */
  readonly isInline: boolean
}

/** The field for the content of a component. */
export const INSIDE = 'inside'

/** Returns the editor's form for a component, which reads it from Markdown and writes it back unchanged. */
export function editorComponent({ name, label, fields, isInline }: EditorComponent): EditorComponentDefinition {
  const attributes = fields.map((field) => field.name).filter((field) => field !== INSIDE)
  const tags = String.raw`<${name}(?<attributes>(?:\s+\w+="[^"]*")*)\s*>`
  const write = (values: Readonly<Record<string, unknown>>) => {
    const written = attributes.flatMap((attribute) => {
      const value = values[attribute]
      return typeof value === 'string' && value !== '' ? [` ${attribute}="${value.replaceAll('"', '&quot;')}"`] : []
    })
    const inside = String(values[INSIDE] ?? '').trim()
    return `<${name}${written.join('')}>${isInline ? inside : `\n\n${inside}\n\n`}</${name}>`
  }
  return {
    id: name,
    label,
    fields: [...fields],
    mode: isInline ? 'dialog' : 'block',
    summary: `{{${INSIDE}}}`,
    pattern: isInline
      ? new RegExp(String.raw`${tags}(?<inside>[^<]*)</${name}>`)
      : new RegExp(String.raw`^${tags}\n(?<inside>[\s\S]*?)\n</${name}>$`, 'm'),
    fromBlock: ({ groups = {} }) => ({
      ...readAttributes(groups['attributes'] ?? ''),
      [INSIDE]: (groups['inside'] ?? '').trim(),
    }),
    toBlock: write,
    // The editor takes pasted elements for the component if its preview begins with such a tag, and their words would be lost.
    toPreview: ({ title = label, [INSIDE]: inside = '' }) =>
      isInline ? `_${inside}_` : `<!-- -->\n\n<aside>\n\n**${title}**\n\n${inside}\n\n</aside>`,
  }
}

/**
 * Returns the editor's form for a table, which keeps its Markdown: the rich editor would lose the alignment of columns. Rows
 * that are pasted from Word or a spreadsheet, with tabs between their cells, become Markdown.
 */
export function tableComponent({ name, label, fields }: Omit<EditorComponent, 'isInline'>): EditorComponentDefinition {
  const write = (values: Readonly<Record<string, unknown>>) => {
    const text = String(values[INSIDE] ?? '').trim()
    if (!text.includes('\t')) return text
    const rows = text.split('\n').map((row) => row.split('\t'))
    const rule = rows.slice(0, 1).map((cells) => cells.map(() => '---'))
    const lines = [...rows.slice(0, 1), ...rule, ...rows.slice(1)]
    return lines.map((cells) => `| ${cells.map((cell) => cell.trim()).join(' | ')} |`).join('\n')
  }
  return {
    id: name,
    label,
    fields: [...fields],
    pattern: new RegExp(String.raw`^(?<${INSIDE}>\|.*\n\|[ \t:|-]+$(?:\n\|.*)*)`, 'm'),
    toBlock: write,
    toPreview: write,
  }
}

function readAttributes(source: string): Readonly<Record<string, string>> {
  const found = [...source.matchAll(/(?<name>\w+)="(?<value>[^"]*)"/g)]
  return Object.fromEntries(
    found.map(({ groups = {} }) => [groups['name'] ?? '', (groups['value'] ?? '').replaceAll('&quot;', '"')]),
  )
}
