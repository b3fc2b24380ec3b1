import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { CACHE, forgetFiles, HASH } from './forgetFiles.ts'

const nothing = () => undefined
const open = () => ifAllowed(() => caches.open(CACHE))
const placeOf = (index: number) => `/${CACHE}/${index}`

/** Returns the address of the quote form for files that come along; those that are not kept are asked for there. */
export function addressWith(address: string, files: readonly File[]): string {
  return address + HASH + files.map(({ name }) => encodeURIComponent(name)).join(',')
}

/** Keeps files for the quote form, in place of earlier ones, where the browser allows it. */
export async function keepFiles(files: readonly File[]): Promise<void> {
  await forgetFiles()
  const cache = await open()?.catch(nothing)
  await Promise.all(files.map((file, index) => cache?.put(placeOf(index), new Response(file)).catch(nothing)))
}

/** Returns the files that have come along, and the names of those that must be chosen again; they are kept no longer. */
export async function takeFiles(): Promise<{ readonly files: readonly File[]; readonly lost: readonly string[] }> {
  if (!location.hash.startsWith(HASH)) return { files: [], lost: [] }
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
