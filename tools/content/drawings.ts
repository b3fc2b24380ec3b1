import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { z } from 'zod'
import { cacheFolder } from '../build/cache.ts'
import type { Diagnostic } from './diagnostics.ts'
import { checkSvg } from './svg.ts'

const DRAWER = fileURLToPath(new URL('drawSvg.mjs', import.meta.url))
const MOST_SECONDS = 2
/** What the process answers: that it is ready, or what came of a drawing. */
const answer = z.object({ error: z.string().optional() })

/**
 * Checks the SVG among the pictures: what is in them, and that they can be drawn in a reasonable time. What was drawn
 * once is not drawn again.
 *
 * @param root the project's root
 * @param files from there
 */
export async function checkDrawings(root: string, files: readonly string[]): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  const laborious: string[] = []
  const folder = cacheFolder(root, 'drawings')
  const drawnMark = (file: string) =>
    join(
      folder,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex')
        .slice(0, 32),
    )
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const bytes = readFileSync(join(root, file))
    const checked = checkSvg(bytes, file)
    diagnostics.push(...checked.diagnostics)
    if (checked.isLaborious && !existsSync(drawnMark(file))) laborious.push(file)
    else if (checked.diagnostics.length === 0) diagnostics.push(...checkReadable(bytes, file))
  }
  if (laborious.length > 0) mkdirSync(folder, { recursive: true })
  const drawer = openDrawer()
  try {
    for (const file of laborious) {
      // One after the other: each has the processor for itself while it is timed.
      // oxlint-disable-next-line no-await-in-loop
      const message = await drawer.draw(join(root, file))
      if (message === undefined) writeFileSync(drawnMark(file), '')
      else diagnostics.push({ file, line: 1, column: 1, message })
    }
  } finally {
    drawer.close()
  }
  return diagnostics
}

/** Whether renderers can read a drawing: that takes no time, where little is drawn. */
function checkReadable(bytes: Buffer, file: string): Diagnostic[] {
  let reason = 'it has no size'
  try {
    const { width, height } = new Resvg(bytes, { font: { loadSystemFonts: false } })
    if (width > 0 && height > 0) return []
  } catch (error) {
    if (error instanceof Error) reason = error.message
  }
  return [{ file, line: 1, column: 1, message: describeFailure(reason) }]
}

function describeFailure(reason: string): string {
  return `can't be drawn: ${reason}. Save it again as a plain SVG, or as PNG`
}

/** Draws in a process of its own, which alone can be stopped while it is at it. */
function openDrawer(): { draw(path: string): Promise<string | undefined>; close(): void } {
  let child: ChildProcess | undefined
  const close = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  const nextAnswer = async (from: ChildProcess, seconds: number): Promise<z.infer<typeof answer> | undefined> => {
    const settled = new AbortController()
    const { signal } = settled
    const given = once(from, 'message', { signal }).then(([message]) => answer.parse(message))
    const ended = once(from, 'exit', { signal }).then(() => ({ error: 'it ends the program that draws it' }))
    const late = setTimeout(seconds * 1000, undefined, { signal })
    try {
      return await Promise.race([given, ended, late])
    } finally {
      settled.abort()
      await Promise.allSettled([given, ended, late])
    }
  }
  const start = async (): Promise<ChildProcess> => {
    const started = fork(DRAWER, { stdio: 'ignore' })
    child = started
    await nextAnswer(started, 60)
    return started
  }
  return {
    close,
    draw: async (path) => {
      const drawing = child ?? (await start())
      drawing.send(path)
      const result = await nextAnswer(drawing, MOST_SECONDS)
      if (result && result.error === undefined) return undefined
      close()
      return result?.error !== undefined
        ? describeFailure(result.error)
        : `takes more than ${MOST_SECONDS} s to draw. Simplify it (fewer filters, patterns, dashes and repetitions), or save it as PNG`
    },
  }
}
