/**
 * Prepares forms for being sent by the browser itself, before their script is there: ignores a second press within a second,
 * and gives the message a reference, which the confirmation shows.
 *
 * The source of this function is inlined into pages, so it must only use browser APIs.
 */
export function sendOnce(): void {
  addEventListener('submit', (event) => {
    const { dataset, elements } = event.target as HTMLFormElement
    if (event.defaultPrevented) return
    if ('submitted' in dataset) return event.preventDefault()
    dataset['submitted'] = ''
    setTimeout(() => delete dataset['submitted'], 1000)
    const reference = '111-1111'.replace(/1/g, () => '23456789ABCDEFGHJKMNPQRSTUVWXYZ'.charAt(Math.random() * 31))
    for (const [name, begin] of [
      ['reference', ''],
      ['_next', '&reference='],
    ] as const) {
      const field = elements.namedItem(name) as HTMLInputElement
      field.value = field.defaultValue + begin + reference
    }
    try {
      sessionStorage['site:sent'] = dataset['form']
    } catch {
      // Storage is forbidden: there is no draft to forget.
    }
  })
}
