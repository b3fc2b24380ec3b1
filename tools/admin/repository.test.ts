import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['', []],
  ['owner/name', ['/admin', '/admin/*', '/admin/files/*']],
])('with the repository "%s", the headers name the editor where there is one', async (repository, paths) => {
  vi.stubEnv('EDITOR_REPOSITORY', repository)
  vi.resetModules()
  const { headerRules } = await import('../site/headerRules.ts')
  expect(headerRules.map(({ path }) => path).filter((path) => path.startsWith('/admin'))).toEqual(paths)
})
