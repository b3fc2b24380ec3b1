import type { CDPSession, Page } from 'playwright/test'
import { coveredControls } from './coveredControls.ts'
import { lostInWindow } from './lostInWindow.ts'

/** A function that runs in the page, so it must only use browser APIs. */
type Look = (within?: Element) => string[]

const HEIGHT = 900

/** Gives the window a width. Its picture is small: nobody sees it, and the layout is that of the whole. */
export async function resize(session: CDPSession, width: number): Promise<void> {
  const metrics = { width, height: HEIGHT, deviceScaleFactor: 1, mobile: false, scale: 0.1 }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
}

/** Looks at the page in several ways at once: each answer of a browser takes its time. */
export async function lookAt(page: Page, looks: readonly Look[]): Promise<string[]> {
  return page.evaluate<string[]>(`[${looks.map((look) => `...(${String(look)})()`).join()}]`)
}

/** Looks at the page as it is now, with something opened, at several widths. */
export async function lookAtWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const width of widths) {
    await resize(session, width)
    await letCarouselsFollow(page)
    // Text that is scrolled lies behind the header, or behind the field of the search.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('html, dialog[open], dialog[open] *'))
        part.scrollTo({ top: 0, behavior: 'instant' })
    })
    const found = await lookAt(page, [lostInWindow, coveredControls])
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
  }
  // The window has its first width again.
  await session.detach()
  await letCarouselsFollow(page)
  return faults
}

/** Waits until carousels have the width of the window, which they follow a frame later. */
async function letCarouselsFollow(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Opens each closed question, list and note of the page, or of the dialog over it, one after the other, and looks at it. */
export function lookAtEachOpened(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(${String(openEach)})([${String(lostInWindow)}, ${String(coveredControls)}])`)
}

function openEach(looks: readonly Look[]): string[] {
  const reachable = document.querySelector('dialog:modal') ?? document
  return [...reachable.querySelectorAll('details:not([open])')].flatMap((details) => {
    if (!(details instanceof HTMLDetailsElement) || !details.checkVisibility()) return []
    details.open = true
    const faults = looks.flatMap((look) => look(details))
    details.open = false
    return faults.map((fault) => `“${details.querySelector('summary')?.textContent}” opened: ${fault}`)
  })
}
