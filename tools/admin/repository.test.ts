import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  { repository: '', paths: [] },
  { repository: 'owner/name', paths: ['/admin', '/admin/*', '/admin/files/*'] },
])('the headers name the editor where there is one: "$repository"', async ({ repository, paths }) => {
  vi.stubEnv('EDITOR_REPOSITORY', repository)
  vi.resetModules()
  const { headerRules } = await import('../site/headerRules.ts')
  const editorRules = headerRules.filter(({ path }) => path.startsWith('/admin'))
  expect(editorRules.map(({ path }) => path)).toEqual(paths)
})

test('the editor opens pull requests in the repository of the site', async () => {
  vi.stubEnv('EDITOR_REPOSITORY', 'owner/name')
  vi.resetModules()
  const { editorConfiguration } = await import('./configuration.ts')
  const { config } = editorConfiguration('.', 'fr')
  expect(config).toMatchObject({ backend: { repo: 'owner/name' }, publish_mode: 'editorial_workflow' })
})
