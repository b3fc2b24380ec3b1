import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { cacheFolder } from '../../build/cache.ts'
import { type Diagnostic, isError } from '../../content/diagnostics.ts'
import { tell } from '../tell.ts'
import { checkSvg } from './svg.ts'

const DRAWER = fileURLToPath(new URL('drawSvg.mjs', import.meta.url))
const START_SECONDS = 4
const SECONDS_EACH = 2
/** What draws more than it holds: parts that are repeated, and what is computed point by point. */
const REPEATING = /<(?:\w+:)?(?:use|pattern|mask|marker|filter|image)\b|stroke-dasharray/
const MANY_BYTES = 100_000

/**
 * Checks the SVG among files: what is in them, and that they can be drawn. What may take long is drawn once, in a process that
 * can be stopped.
 *
 * @param files from the project's root
 */
export function checkDrawings(root: string, files: readonly string[]): Diagnostic[] {
  const folder = cacheFolder(root, 'drawings')
  const drawings = files
    .filter((name) => name.endsWith('.svg'))
    .map((file) => {
      const bytes = readFileSync(join(root, file))
      return {
        file,
        bytes,
        mark: join(folder, createHash('sha256').update(bytes).digest('hex')),
        diagnostics: checkSvg(bytes, file),
      }
    })
  const sound = drawings.filter(({ diagnostics }) => !diagnostics.some(isError))
  const mayTakeLong = ({ bytes }: { bytes: Buffer }) =>
    bytes.length > MANY_BYTES || REPEATING.test(bytes.toString('latin1'))
  const drawn = draw(
    root,
    sound.filter((drawing) => mayTakeLong(drawing) && !existsSync(drawing.mark)).map(({ file }) => file),
  )
  if (drawn.done.size > 0) mkdirSync(folder, { recursive: true })
  for (const { file, mark } of sound) if (drawn.done.has(file)) writeFileSync(mark, '')
  return [
    ...drawings.flatMap(({ diagnostics }) => diagnostics),
    ...drawn.wrong.map((file) => tell('svg-undrawable', { file })),
    ...sound
      .filter((drawing) => !mayTakeLong(drawing) && !isReadable(drawing.bytes))
      .map(({ file }) => tell('svg-undrawable', { file })),
  ]
}

function isReadable(bytes: Buffer): boolean {
  try {
    const { width, height } = new Resvg(bytes, { font: { loadSystemFonts: false } })
    return width > 0 && height > 0
  } catch {
    return false
  }
}

interface Drawn {
  readonly done: ReadonlySet<string>
  readonly wrong: readonly string[]
}

/** Draws files in a process of its own, which names each before and after; the one at which it ends too early is wrong. */
function draw(root: string, files: readonly string[]): Drawn {
  if (files.length === 0) return { done: new Set(), wrong: [] }
  const timeout = 1000 * (START_SECONDS + SECONDS_EACH * files.length)
  const { stdout } = spawnSync(process.execPath, [DRAWER, ...files], {
    cwd: root,
    timeout,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
  })
  const lines = stdout.split('\n')
  const done = files.filter((file) => lines.includes(`done ${file}`))
  const begun = files.filter((file) => lines.includes(`begin ${file}`))
  // Where it was stopped, those behind the last are still to be drawn.
  const rest = begun.length === 0 ? { done: [], wrong: [] } : draw(root, files.slice(begun.length))
  return {
    done: new Set([...done, ...rest.done]),
    wrong: [...begun.filter((file) => !done.includes(file)), ...rest.wrong],
  }
}
