import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { findBrowser } from '../browser.ts'
import { cutDisplayFace } from '../typst/faces.ts'
import { crossings, type Crossing } from './crossings.ts'
import { drawFrame, drawPoster, DURATION, HEIGHT, WIDTH } from './drawFrame.ts'

const FOLDER = 'content/videos'
const FRAMES_PER_SECOND = 24

/**
 * `npm run video`: draws the clips of the case studies anew; `npm run video -- --posters` only the pictures that stand for
 * them, `npm run video -- legal-translation` only that one. It needs ffmpeg (Debian: `apt install ffmpeg`), which the
 * build does not: what it makes is kept in content/videos.
 */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    const display = await cutDisplayFace()
    await page.setContent(
      `<style>@font-face{font-family:display;font-weight:700;src:url(data:font/ttf;base64,${display.toString('base64')})}body{margin:0;font-family:display}</style><b>é</b>`,
    )
    await page.evaluate(() => document.fonts.ready)
    const { values, positionals } = parseArgs({ options: { posters: { type: 'boolean' } }, allowPositionals: true })
    const [only] = positionals
    for (const crossing of crossings) {
      if (only && only !== crossing.name) continue
      // One after the other: each takes all that the machine has.
      // oxlint-disable-next-line no-await-in-loop
      await (values.posters ? makePoster(page, crossing) : make(page, crossing))
    }
  } finally {
    await browser.close()
  }
}

async function make(page: Page, crossing: Crossing): Promise<void> {
  const path = join(FOLDER, crossing.name)
  await encode(
    ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-', '-an'],
    // For every player there is; the index first, so that it plays while it comes; nothing of this machine in it.
    [
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      '27',
      '-tune',
      'animation',
      '-pix_fmt',
      'yuv420p',
      '-threads',
      '1',
    ].concat(['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', `${path}.mp4`]),
    Array.from(
      { length: DURATION * FRAMES_PER_SECOND },
      (_, frame) => () => picture(page, drawFrame(crossing, frame / FRAMES_PER_SECOND)),
    ),
  )
  await makePoster(page, crossing)
}

async function makePoster(page: Page, crossing: Crossing): Promise<void> {
  await encode(
    ['-f', 'image2pipe', '-i', '-'],
    ['-c:v', 'libwebp', '-quality', '82', '-compression_level', '6', join(FOLDER, `${crossing.name}.webp`)],
    [() => picture(page, drawPoster(crossing))],
  )
}

async function picture(page: Page, svg: string): Promise<Buffer> {
  await page.evaluate((drawing) => {
    document.body.innerHTML = drawing
  }, svg)
  return page.screenshot({ type: 'png' })
}

/** @throws Error where ffmpeg is missing or fails; it has said why */
async function encode(
  input: readonly string[],
  output: readonly string[],
  pictures: ReadonlyArray<() => Promise<Buffer>>,
): Promise<void> {
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  for (const take of pictures) {
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await take()
    // oxlint-disable-next-line no-await-in-loop
    if (!ffmpeg.stdin.write(bytes)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

await main()
