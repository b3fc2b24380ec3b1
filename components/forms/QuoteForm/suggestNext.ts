/** Up to the last comma. */
const BEFORE_LAST = /^.*[,;]/

/**
 * Has a field that takes several values, with commas between them, suggest what may come next: browsers replace the whole
 * of what was typed by what is chosen from the list.
 */
export function suggestNext({ list, value }: Pick<HTMLInputElement, 'list' | 'value'>): void {
  const before = BEFORE_LAST.exec(value)?.[0] ?? ''
  const chosen = new Set(before.split(/[,;]/).map((name) => name.trim().toLowerCase()))
  for (const option of list?.querySelectorAll('option') ?? []) {
    const name = option.text
    option.value = before === '' ? name : `${before} ${name}`
    option.disabled = chosen.has(name.toLowerCase())
  }
}
