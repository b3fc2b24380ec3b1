import { expect, test } from 'vitest'
import { type ProgressOutput, showProgress, type Step } from './progress.ts'

/** Milliseconds. */
let time = 0

function record(isTTY: boolean) {
  const written: string[] = []
  const output: ProgressOutput = { isTTY, write: (text) => written.push(text) > 0 }
  time = 0
  return { written, progress: showProgress(output, () => time) }
}

const twoParts = async (step: Step) => {
  time += 1000
  step()
  time += 500
  step()
}

test('in a file, a line for each phase that has ended: its name, how many parts, how long', async () => {
  const { written, progress } = record(false)
  await progress.during('Setting PDFs', twoParts, 2)
  await progress.during('Bundling the code', async () => {
    time += 2340
  })
  expect(written).toEqual(['Setting PDFs: 2 (1.5 s)\n', 'Bundling the code (2.3 s)\n'])
})

test('on a terminal, also how many are done of how many, and how many seconds are left', async () => {
  const { written, progress } = record(true)
  await progress.during('Setting PDFs', twoParts, 4)
  expect(written).toContain('Setting PDFs: 0 of 4')
  expect(written).toContain('Setting PDFs: 1 of 4, 3 s left')
  expect(written).toContain('Setting PDFs: 2 (1.5 s)\n')
})

test('phases that go on at once share the line', async () => {
  const { written, progress } = record(true)
  await progress.during('Bundling', () => progress.during('Setting PDFs', twoParts, 2))
  expect(written).toContain('Bundling · Setting PDFs: 1 of 2, 1 s left')
})

test('how many there will be may be found out on the way', async () => {
  const { written, progress } = record(true)
  await progress.during('Making pages', async (step) => {
    step(2000)
    time += 1000
    step()
  })
  expect(written).toContain('Making pages: 1 of 2,000, 1,999 s left')
})

test('a phase that fails leaves no line behind', async () => {
  const { written, progress } = record(true)
  const failing = progress.during('Bundling', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(written.join('')).not.toContain('\n')
})
