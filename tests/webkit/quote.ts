import { vi } from 'vitest'
import { QUOTE } from '../quote.ts'
import type { WebKitUnderTest } from './webkit.ts'

/** Returns what a visitor of the quote form does in a WebKit. */
export function quoteIn(webkit: WebKitUnderTest) {
  const find = (selector: string) => webkit.driver.find(selector)
  const textOf = async (selector: string) =>
    webkit.driver.execute<string>('return arguments[0].textContent', await find(selector))
  /** The values arrive complete, including a date, which every browser takes in a different format. */
  const fill = async (name: string, value: string) =>
    webkit.driver.execute(
      `arguments[0].value = arguments[1]
      arguments[0].dispatchEvent(new Event('input', { bubbles: true }))
      arguments[0].dispatchEvent(new Event('change', { bubbles: true }))`,
      await find(`form[data-form=quote] [name=${name}]`),
      value,
    )
  /**
   * Presses an element once it rests for a frame: it may move while a page or a form is completed. The driver cannot reach a
   * second time what it has to scroll to.
   */
  const press = (selector: string) =>
    vi.waitFor(
      async () => {
        const element = await find(selector)
        const resting = `return new Promise((resolve) => {
          arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
          const look = (last) => {
            const { top } = arguments[0].getBoundingClientRect()
            if (top === last) resolve(true)
            else requestAnimationFrame(() => look(top))
          }
          look()
        })`
        await webkit.driver.execute(resting, element)
        await element.click()
      },
      { timeout: 20_000, interval: 50 },
    )

  const fillQuote = async (): Promise<void> => {
    for (const [name, value] of Object.entries(QUOTE)) {
      // Sequentially, like visitors.
      // oxlint-disable-next-line no-await-in-loop
      await fill(name, value)
    }
  }

  return { find, textOf, press, fillQuote }
}
