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

const TYPES = '[Content_Types].xml'
const ROOT = '_rels/.rels'
const namespaces: Namespaces = {
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://schemas.openxmlformats.org/package/2006/content-types': 'ct',
}
const MAIN = /(?:wordprocessingml|presentationml|spreadsheetml|ms-word|ms-powerpoint|ms-excel)\.[\w.]+\.main\+xml$/i

/** Reports whether an archive claims to be a package. */
export function isPackage(archive: Archive): boolean {
  return archive.has(TYPES) || archive.has(ROOT)
}

/** @throws CountingError if a part can't be read, or the main part can't be found */
export async function openPackage(archive: Archive) {
  const read = async (name: string): Promise<string> => decodeXml(await archive.read(name))
  const types = readTypes(await read(TYPES))
  const typeOf = (name: string): string =>
    types.parts.get(name.toLowerCase()) ?? types.extensions.get(/[^.]*$/.exec(name)?.[0]?.toLowerCase() ?? '') ?? ''
  const relationshipsOf = async (name: string): Promise<Relationship[]> => {
    const list = name === '' ? ROOT : name.replace(/[^/]*$/, (file) => `_rels/${file}.rels`)
    return readRelationships(await read(list), name)
  }
  const related = (await relationshipsOf('')).find(({ type }) => type === 'officedocument')?.target
  const names = archive.entries.map(({ name }) => name)
  const main = [related, ...names.filter((name) => MAIN.test(types.parts.get(name.toLowerCase()) ?? ''))].find(
    (name) => name !== undefined && archive.has(name),
  )
  if (main === undefined) throw new CountingError('unreadable')
  return {
    main,
    mainSource: /\.bin$/i.test(main) ? '' : await read(main),
    typeOf,
    relationshipsOf,
    read,
    readBytes: archive.read,
    has: archive.has,
  }
}

function readTypes(source: string) {
  const parts = new Map<string, string>()
  const extensions = new Map<string, string>()
  if (source !== '') {
    readXml(source, namespaces, {
      open: ({ name, attribute }) => {
        const type = attribute('ContentType') ?? ''
        const key = (from: string) => (attribute(from) ?? '').replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
        if (name === 'ct:Override') parts.set(key('PartName'), type)
        if (name === 'ct:Default') extensions.set(key('Extension'), type)
      },
    })
  }
  return { parts, extensions }
}

function readRelationships(source: string, from: string): Relationship[] {
  const found: Relationship[] = []
  if (source === '') return found
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
