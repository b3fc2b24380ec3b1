import { ifAllowed } from '../../../renderer/ifAllowed.ts'

/** What the address of the quote form ends with if files come along: their names follow, which no server sees. */
const HASH = '#files='
/** The name of the browser's cache for the files. */
const CACHE = 'site-files'

const nothing = () => undefined
const open = () => ifAllowed(() => caches.open(CACHE))
const placeOf = (index: number) => `/${CACHE}/${index}`

/** Returns the address of the quote form for files that come along; those that are not kept are asked for there. */
export function addressWith(address: string, files: readonly File[]): string {
  return address + HASH + files.map(({ name }) => encodeURIComponent(name)).join(',')
}

/** Deletes files that were kept for the quote form. */
async function forgetFiles(): Promise<void> {
  await ifAllowed(() => caches.delete(CACHE))?.catch(nothing)
}

/** Keeps files for the quote form, in place of earlier ones, where the browser allows it. */
export async function keepFiles(files: readonly File[]): Promise<void> {
  await forgetFiles()
  const cache = await open()?.catch(nothing)
  await Promise.all(files.map((file, index) => cache?.put(placeOf(index), new Response(file)).catch(nothing)))
}

/** Returns the files that have come along, and the names of those that must be chosen again; none are kept any longer. */
export async function takeFiles(): Promise<{ readonly files: readonly File[]; readonly lost: readonly string[] }> {
  if (!location.hash.startsWith(HASH)) {
    await forgetFiles()
    return { files: [], lost: [] }
  }
  const names = location.hash.slice(HASH.length).split(',').map(decodeURIComponent)
  history.replaceState(history.state, '', location.pathname + location.search)
  const cache = await open()?.catch(nothing)
  const found = await Promise.all(
    names.map(async (name, index) => {
      const blob = await (await cache?.match(placeOf(index)).catch(nothing))?.blob()
      return blob ? new File([blob], name, { type: blob.type }) : name
    }),
  )
  await forgetFiles()
  return {
    files: found.filter((one) => one instanceof File),
    lost: found.filter((one) => typeof one === 'string'),
  }
}
