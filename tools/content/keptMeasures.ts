import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { z } from 'zod'
import { cacheFolder } from '../build/cache.ts'
import { readKept, writeKept } from '../build/keptFile.ts'
import { inBatches } from '../siteFiles/inBatches.ts'
import { digestMedia } from './mediaDigest.ts'
import { measurePicture, type PictureFacts, pictureFacts } from './measurePicture.ts'

/** What measures pictures: when it changes, all of them are measured again. */
const MEASURED_BY = ['package-lock.json', 'tools/content/measurePicture.ts', 'tools/content/pictureKinds.ts']

const INDEX = 'index.json'
const indexSchema = z.object({
  measuredBy: z.string(),
  files: z.record(z.string(), z.object({ state: z.string(), digest: z.string(), facts: pictureFacts })),
})
type Measured = z.infer<typeof indexSchema>['files'][string]

/**
 * What is known of photographs: those that an earlier run has measured are not read again, so that thousands are looked
 * through in the time that it takes to list them.
 *
 * @param root the project's root
 * @param files from there
 */
export async function measurePictures(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, PictureFacts>> {
  const folder = cacheFolder(root, 'measures')
  const measuredBy = digestCode(root)
  const known = readIndex(join(folder, INDEX), measuredBy)
  const byDigest = new Map(Object.values(known).map((measured) => [measured.digest, measured.facts]))
  let isChanged = false
  const measured = await inBatches(
    files,
    async (file): Promise<readonly [string, Measured] | undefined> => {
      const path = join(root, file)
      const earlier = known[file]
      const current = digestMedia(path, earlier)
      if (!current) return undefined
      if (earlier && current.state === earlier.state) return [file, earlier]
      isChanged = true
      const facts = byDigest.get(current.digest) ?? (await measurePicture(await readFile(path)))
      return [file, { ...current, facts }]
    },
    availableParallelism(),
  )
  const index = Object.fromEntries(measured.flatMap((entry) => (entry ? [entry] : [])))
  if (isChanged || Object.keys(index).length !== Object.keys(known).length) {
    mkdirSync(folder, { recursive: true })
    await writeKept(join(folder, INDEX), JSON.stringify({ measuredBy, files: index }))
  }
  return new Map(Object.entries(index).map(([file, { facts }]) => [file, facts]))
}

function digestCode(root: string): string {
  const made = createHash('sha256')
  for (const file of globSync(MEASURED_BY, { cwd: root }).toSorted()) made.update(readFileSync(join(root, file)))
  return made.digest('hex')
}

function readIndex(file: string, measuredBy: string): Readonly<Record<string, Measured>> {
  const bytes = readKept(file)
  const index = bytes && indexSchema.safeParse(JSON.parse(bytes.toString())).data
  return index?.measuredBy === measuredBy ? index.files : {}
}
