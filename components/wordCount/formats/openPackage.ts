import { CountingError } from '../countingError.ts'
import type { Archive } from './archive.ts'
import { decodeXml, type Namespaces, readXml } from './xml.ts'

// Open Packaging Conventions, ECMA-376 part 2: an archive of parts, which relationships lead to.

/** A relationship of a part. */
export interface Relationship {
  readonly id: string
  /** The last word of its type, in small letters: `header`, `slide`. */
  readonly type: string
  /** The name of a part. */
  readonly target: string
}

export type OpenPackage = Awaited<ReturnType<typeof openPackage>>

const ROOT = '_rels/.rels'
const namespaces: Namespaces = { 'http://schemas.openxmlformats.org/package/2006/relationships': 'rel' }

/** Reports whether an archive claims to be a package. */
export function isPackage(archive: Archive): boolean {
  return archive.has(ROOT) || archive.has('[Content_Types].xml')
}

/** @throws CountingError if a part can't be read, or the main part can't be found */
export async function openPackage(archive: Archive) {
  const read = async (name: string): Promise<string> => decodeXml(await archive.read(name))
  const relationshipsOf = async (name: string): Promise<Relationship[]> => {
    const list = name === '' ? ROOT : name.replace(/[^/]*$/, (file) => `_rels/${file}.rels`)
    return readRelationships(await read(list), name)
  }
  const main = (await relationshipsOf('')).find(({ type }) => type === 'officedocument')?.target
  if (main === undefined || !archive.has(main)) throw new CountingError('unreadable')
  // Workbooks in binary.
  if (/\.bin$/i.test(main)) throw new CountingError('convertible')
  const taken = new Set([main.toLowerCase()])
  return {
    main,
    mainSource: await read(main),
    relationshipsOf,
    read,
    /** Reports whether a part is there that was not taken before: each is counted once. */
    take: (name: string): boolean => {
      const isNew = archive.has(name) && !taken.has(name.toLowerCase())
      taken.add(name.toLowerCase())
      return isNew
    },
  }
}

function readRelationships(source: string, from: string): Relationship[] {
  const found: Relationship[] = []
  readXml(source, namespaces, {
    open: ({ name, attribute }) => {
      if (name !== 'rel:Relationship' || attribute('TargetMode') === 'External') return
      found.push({
        id: attribute('Id') ?? '',
        type: /[^/]*$/.exec(attribute('Type') ?? '')?.[0]?.toLowerCase() ?? '',
        target: resolve(attribute('Target') ?? '', from),
      })
    },
  })
  return found
}

/** Returns the name of a part that another one refers to. */
function resolve(target: string, from: string): string {
  const path = target.replaceAll('\\', '/')
  const folders = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of path.split('/')) {
    if (step === '..') folders.pop()
    else if (step !== '.' && step !== '') folders.push(step)
  }
  return folders.join('/')
}
