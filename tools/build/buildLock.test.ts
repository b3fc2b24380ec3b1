import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBuildLock, unlessBuilding } from './buildLock.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-lock-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const nothing = () => undefined

test('of several builds of a folder one is under way, the others wait and say so, and all have their turn', async () => {
  const told: string[] = []
  let underWay = 0
  const build = async (name: string) => {
    const lock = await takeBuildLock(root, () => told.push(name))
    underWay += 1
    expect(underWay).toBe(1)
    await new Promise(setImmediate)
    underWay -= 1
    await lock.release()
    return name
  }
  const first = await takeBuildLock(root, nothing)
  const others = ['one', 'two', 'three'].map(build)
  await expect.poll(() => told.length).toBe(3)
  await first.release()
  expect(await Promise.all(others)).toEqual(['one', 'two', 'three'])
  expect(told.toSorted()).toEqual(['one', 'three', 'two'])
})

test('builds of two folders know nothing of each other', async () => {
  const other = mkdtempSync(join(tmpdir(), 'site-lock-'))
  const waiting: string[] = []
  const locks = await Promise.all([root, other].map((folder) => takeBuildLock(folder, () => waiting.push(folder))))
  expect(waiting).toEqual([])
  await Promise.all(locks.map((lock) => lock.release()))
  rmSync(other, { recursive: true })
})

test('what clears up does not while a build is under way, and does when it is not', async () => {
  let done = 0
  const act = async () => {
    done += 1
  }
  const lock = await takeBuildLock(root, nothing)
  expect(await unlessBuilding(root, act)).toBe(false)
  await lock.release()
  expect(await unlessBuilding(root, act)).toBe(true)
  expect(done).toBe(1)
  await expect(unlessBuilding(root, () => Promise.reject(new Error('a reason')))).rejects.toThrow('a reason')
  expect(await unlessBuilding(root, act)).toBe(true)
})
