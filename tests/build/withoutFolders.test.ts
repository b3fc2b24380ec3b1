import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../../tools/test/copyProject.ts'

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 600_000

const pagesIn = (root: string) => globSync('dist/client/**/*.html', { cwd: root }).toSorted()

test(
  'without what judges, reviews, edits and measures it, the site has the same pages',
  async () => {
    const project = copyProject()
    onTestFinished(() => project.remove())
    for (const folder of ['check', 'review', 'admin', 'bench'])
      rmSync(join(project.root, 'tools', folder), { recursive: true })
    const build = await project.run(['tools/build/build.ts'])
    expect(build, build.errors).toMatchObject({ succeeds: true })
    expect(pagesIn(project.root)).toEqual(pagesIn('.'))
  },
  BUILD_TIMEOUT,
)
