import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { serveContent } from './servedContent.ts'

const root = mkdtempSync(join(tmpdir(), 'site-content-'))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

test('content that could not be read is read again when it is next asked for', async () => {
  const { read } = serveContent(root)
  vi.stubEnv('BUILD_DATE', 'someday')
  await expect(read()).rejects.toThrow('someday')
  vi.unstubAllEnvs()
  expect(await read()).toMatchObject({ root, files: [] })
})
