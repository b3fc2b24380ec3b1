import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.ts'
import { copyProject } from '../copyProject.ts'
import { startDevelopmentServer } from '../developmentServer.ts'
import { forgetBuild } from './builds.ts'
import { generateArticles } from './generateArticles.ts'
import { measure } from './measure.ts'

const COUNTS = [20, 2000, 10_000]
const ARTICLE = 'human-vs-machine'
const SAVES = 5

/**
 * What a writer waits for, with 20, 2,000 and 10,000 articles more: the check, the development server and its first page,
 * the time from saving to seeing it.
 */
export async function reportWriting(): Promise<void> {
  for (const count of COUNTS) {
    // One after the other: the machine is to do nothing else.
    // oxlint-disable-next-line no-await-in-loop
    await reportWith(count)
  }
}

async function reportWith(count: number): Promise<void> {
  const { root, remove } = copyProject()
  try {
    generateArticles(root, count)
    forgetBuild(root)
    console.log(`With ${count.toLocaleString('en')} articles more`)
    const report = (what: string, seconds: number) => console.log(`  ${what.padEnd(36)} ${seconds.toFixed(2)} s`)
    report('check of the content, the first one', await timeCheck(root))
    report('the same again', await timeCheck(root))
    const { ready, firstPage, saves } = await timeDevelopment(root)
    report('npm run dev until it is ready', ready)
    report('its first page', firstPage)
    report(`from saving to seeing, median of ${SAVES}`, saves.toSorted((a, b) => a - b)[Math.floor(SAVES / 2)] ?? NaN)
  } finally {
    remove()
  }
}

/** What is only warned of does not fail it. */
async function timeCheck(root: string): Promise<number> {
  const parameters = ['--import', 'tsx', 'tools/check/checkContent.ts']
  return (await measure({ command: process.execPath, parameters, folder: root })).seconds
}

interface DevelopmentTimes {
  readonly ready: number
  readonly firstPage: number
  readonly saves: readonly number[]
}

async function timeDevelopment(root: string): Promise<DevelopmentTimes> {
  const start = performance.now()
  const server = await startDevelopmentServer(root)
  const ready = secondsSince(start)
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const page = await browser.newPage()
    const asked = performance.now()
    await page.goto(`${server.url}/fr/articles/${ARTICLE}`, { waitUntil: 'load' })
    const firstPage = secondsSince(asked)
    const file = join(root, `content/fr/articles/${ARTICLE}.mdx`)
    const source = readFileSync(file, 'utf8')
    const saves: number[] = []
    for (let save = 1; save <= SAVES; save += 1) {
      const sentence = `Une phrase du relevé numéro ${save}.`
      const saved = performance.now()
      writeFileSync(file, `${source}\n${sentence}\n`)
      // oxlint-disable-next-line no-await-in-loop
      await page.getByText(sentence).waitFor()
      saves.push(secondsSince(saved))
      // What is still loading is not the next save's.
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForLoadState('networkidle')
    }
    return { ready, firstPage, saves }
  } finally {
    await browser.close()
    await server.stop()
  }
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000
}
