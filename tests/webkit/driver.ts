import { z } from 'zod'

/** A browser window controlled by WebDriver: https://www.w3.org/TR/webdriver2/ */
export interface Driver {
  get(url: string): Promise<unknown>
  back(): Promise<unknown>
  url(): Promise<string>
  resize(width: number, height: number): Promise<unknown>
  /** Runs a script, which has its parameters in `arguments`, and returns its result. */
  execute<Result>(script: string, ...passed: readonly unknown[]): Promise<Result>
  /** Waits for an element that matches a selector. */
  find(selector: string): Promise<Element>
  quit(): Promise<unknown>
}

/** An element of the page, as passed to scripts. */
export interface Element {
  click(): Promise<unknown>
  type(text: string): Promise<unknown>
}

/** https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const ELEMENT_TIMEOUT = 20_000
const answer = z.object({ value: z.unknown() })

/** @param address the address of the driver: `http://127.0.0.1:4444` */
export async function openDriver(address: string, browserName: string): Promise<Driver> {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${address}/session${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = answer.parse(await response.json())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const capabilities = { alwaysMatch: { browserName } }
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await send('POST', '', { capabilities }))
  const ask = (method: string, command: string, body?: unknown) => send(method, `/${sessionId}${command}`, body)
  await ask('POST', '/timeouts', { implicit: ELEMENT_TIMEOUT, script: ELEMENT_TIMEOUT })
  return {
    get: (url) => ask('POST', '/url', { url }),
    back: () => ask('POST', '/back', {}),
    url: async () => z.string().parse(await ask('GET', '/url')),
    resize: (width, height) => ask('POST', '/window/rect', { x: 0, y: 0, width, height }),
    // The caller knows the type of the result.
    execute: async <Result>(script: string, ...passed: readonly unknown[]) =>
      (await ask('POST', '/execute/sync', { script, args: passed })) as Result,
    find: async (selector) => {
      const found = await ask('POST', '/element', { using: 'css selector', value: selector })
      const id = z.object({ [ELEMENT]: z.string() }).parse(found)[ELEMENT]
      const element = {
        click: () => ask('POST', `/element/${id}/click`, {}),
        type: (text: string) => ask('POST', `/element/${id}/value`, { text }),
      }
      return { [ELEMENT]: id, ...element }
    },
    quit: () => ask('DELETE', ''),
  }
}
