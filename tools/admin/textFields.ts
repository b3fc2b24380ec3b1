import type { Field } from '@sveltia/cms'

/** A text that is longer than this gets a field of several lines. */
const LONG_TEXT = 80

/** Returns the fields of a file of texts. Its keys may differ between languages, as plurals do. */
export function textFields(versions: ReadonlyArray<Readonly<Record<string, unknown>>>): Field[] {
  const keys = new Set(versions.flatMap((version) => Object.keys(version)))
  return [...keys].map((key) =>
    textField(
      key,
      versions.map((version) => version[key]).filter((value) => value !== undefined),
    ),
  )
}

function textField(name: string, values: readonly unknown[]): Field {
  const common = { name, label: name, i18n: true, required: false } as const
  const groups = values.flat().filter(isGroup)
  if (Array.isArray(values[0])) {
    const list = { ...common, widget: 'list' } as const
    if (groups.length > 0) return { ...list, collapsed: true, fields: textFields(groups) }
    return { ...list, field: { name: 'text', widget: 'text', use_emoji_autocomplete: false } }
  }
  if (groups.length > 0)
    return { ...common, required: true, widget: 'object', collapsed: true, fields: textFields(groups) }
  const isLong = values.some((text) => String(text).length > LONG_TEXT)
  return { ...common, widget: isLong ? 'text' : 'string', use_emoji_autocomplete: false }
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
