import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteConfig } from '../site.config.ts'
import { checkContent } from './content/load.ts'
import { copyProject, type ProjectCopy } from './copyProject.ts'
import { rebrand } from './rebrand.ts'

let project: ProjectCopy

beforeEach(() => {
  project = copyProject()
})

afterEach(() => project.remove())

/** Where the old name still is, the noun « passerelle » aside. */
function leftIn(root: string): string[] {
  const files = globSync(
    '{content,components,pages,renderer,tools,docs,public}/**/*.{json,mdx,md,vtt,svg,ts,tsx,css}',
    {
      cwd: root,
    },
  )
  const own = ['site.config.ts', 'package.json', 'README.md', ...files]
  return own.filter((file) =>
    new RegExp(`${siteConfig.name}|passerelle\\.example`).test(readFileSync(join(root, file), 'utf8')),
  )
}

test.each(['Écluse', 'Pont & Fils'])(
  '%s is the name everywhere, and the content stays in order',
  async (name) => {
    await rebrand(project.root, siteConfig.name, name)
    // Tests have examples of their own.
    expect(leftIn(project.root).filter((file) => !file.includes('.test.'))).toEqual([])
    expect(readFileSync(join(project.root, 'site.config.ts'), 'utf8')).toContain(`name: '${name}'`)
    expect(await checkContent(project.root)).toEqual(await checkContent('.'))
  },
  60_000,
)

test('a name that begins with a vowel is listened to in French', async () => {
  const remarks = await rebrand(project.root, siteConfig.name, 'Écluse')
  expect(remarks).toContainEqual({
    place: expect.stringMatching(/^content\/fr\/policies\/politique-securite\.mdx:10:\d+$/),
    message: '« de Écluse »: should the vowel go (d’, l’, qu’)?',
  })
  expect(await rebrand(project.root, 'Écluse', 'Pont')).toEqual([])
}, 60_000)

test('a name that would break the files is refused', async () => {
  await expect(rebrand(project.root, siteConfig.name, 'A"; {')).rejects.toThrow('is no name that fits')
})
