import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetBuild } from '../../tools/bench/builds.ts'
import { cacheFolder } from '../../tools/build/cache.ts'
import { putRight } from '../../tools/build/siteFolders.ts'
import { copyProject, type ProjectCopy } from '../../tools/copyProject.ts'
import { digestSite } from './digestSite.ts'

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 180_000
const BUILD = ['tools/build.ts']
/** Of another machine: none of it may show in what is built. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LC_ALL: 'da_DK.UTF-8', LANG: 'da_DK.UTF-8', UV_THREADPOOL_SIZE: '1' }
const STATE_OF_SITE = /^dist still holds the last good site, of \d{4}-\d\d-\d\d \d\d:\d\d\.$/m

let project: ProjectCopy
let lastGoodSite: Record<string, string>

beforeAll(() => {
  project = copyProject()
  forgetBuild(project.root, 'fonts', 'pdfs', 'openGraphImages')
  // Some of what takes long was damaged, and is made anew, in this folder.
  for (const part of ['pdfs', 'openGraphImages']) {
    const folder = cacheFolder(project.root, part)
    for (const [index, name] of readdirSync(folder).entries())
      if (index % 4 === 0) truncateSync(join(folder, name), 100)
  }
  mkdirSync(join(project.root, 'dist/client'), { recursive: true })
  writeFileSync(join(project.root, 'dist/client/index.html'), 'the last good site')
  lastGoodSite = digestSite(project.root)
})
afterAll(() => project.remove())

/** A program that runs, and what it has printed. */
function watch(program: ChildProcess) {
  let printed = ''
  const readers = new Set<() => void>()
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (text) => {
      printed += String(text)
      for (const read of readers) read()
    })
  }
  const ended = once(program, 'close')
  return {
    ended,
    printed: () => printed,
    /** With all that it has started: it goes no further, and yet is there. */
    halt: () => process.kill(-(program.pid ?? 0), 'SIGSTOP'),
    /** The same for good. */
    kill: async () => {
      process.kill(-(program.pid ?? 0), 'SIGKILL')
      await ended
    },
    /** Resolves when it has printed something, or has ended. */
    untilSaid: (text: string) =>
      Promise.race([
        new Promise<void>((done) => {
          const read = () => {
            if (printed.includes(text)) done()
          }
          readers.add(read)
          read()
        }),
        ended,
      ]),
  }
}

describe.each([0, 60, 500])('on a disk that is full after %i writes', (writes) => {
  test('a build leaves the last good site, and says in a sentence what to do', { timeout: BUILD_TIMEOUT }, async () => {
    const { succeeds, errors } = await project.run(BUILD, {
      ...ELSEWHERE,
      NODE_OPTIONS: `--import=${resolve('tests/build/fullDisk.mjs')}`,
      WRITES_LEFT: String(writes),
    })
    expect(succeeds).toBe(false)
    expect(errors).toMatch(/^The disk is full: the build could not write .+\. Free some room, and build again\.$/m)
    expect(errors).toMatch(STATE_OF_SITE)
    // No stack of calls, which nobody could do anything with.
    expect(errors).not.toMatch(/^ +at /m)
    expect(digestSite(project.root)).toEqual(lastGoodSite)
    expect(existsSync(join(project.root, 'dist.next'))).toBe(false)
  })
})

test.each(['Reading the content (', 'Bundling the code (', 'Making pages: '])(
  'a build that is killed when it has said "%s" leaves the last good site',
  { timeout: BUILD_TIMEOUT },
  async (said) => {
    const build = watch(project.start(BUILD, ELSEWHERE))
    await build.untilSaid(said)
    await build.kill()
    expect(build.printed()).toContain(said)
    expect(digestSite(project.root)).toEqual(lastGoodSite)
  },
)

test('a build that is stopped says so, and how the site is', { timeout: BUILD_TIMEOUT }, async () => {
  const program = project.start(BUILD, ELSEWHERE)
  const build = watch(program)
  await build.untilSaid('Reading the content (')
  program.kill('SIGTERM')
  await build.ended
  expect(program.exitCode).toBe(143)
  expect(build.printed()).toMatch(/^Stopped\.$/m)
  expect(build.printed()).toMatch(STATE_OF_SITE)
  expect(digestSite(project.root)).toEqual(lastGoodSite)
  expect(existsSync(join(project.root, 'dist.next'))).toBe(false)
})

test(
  'of two builds at once the second waits; when the first is killed, it makes what another machine made elsewhere, byte for byte',
  { timeout: BUILD_TIMEOUT },
  async () => {
    const first = watch(project.start(BUILD, ELSEWHERE))
    await first.untilSaid('Reading the content (')
    first.halt()
    const second = watch(project.start(BUILD, ELSEWHERE))
    await second.untilSaid('Another build of this folder is under way')
    expect(second.printed()).not.toContain('Reading the content (')
    await first.kill()
    const [code] = await second.ended
    expect(code, second.printed()).toBe(0)
    expect(digestSite(project.root)).toEqual(digestSite('.'))
  },
)

test(
  'a build that is killed while it puts the site in place leaves one of both, whole',
  { timeout: BUILD_TIMEOUT },
  async () => {
    writeFileSync(join(project.root, 'dist/client/of-the-last-one.txt'), '')
    const before = digestSite(project.root)
    const build = watch(project.start(BUILD, ELSEWHERE))
    await build.untilSaid('Writing the search, feeds and the sitemap (')
    await build.kill()
    await putRight(project.root)
    expect([before, digestSite('.')]).toContainEqual(digestSite(project.root))
  },
)
