/** What the address of the quote form ends with if files come along: their names follow, which no server sees. */
const HASH = '#files='
/** The name of the browser's cache for the files. */
const CACHE = 'site-files'

const placeOf = (index: number) => `/${CACHE}/${index}`

/** Returns what the cache answers; undefined where the browser forbids it, as in private windows. */
async function ask<Answer>(use: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await use()
  } catch {
    return undefined
  }
}

/** Returns the address of the quote form for files that come along; those that are not kept are asked for there. */
export function addressWith(address: string, files: readonly File[]): string {
  return address + HASH + files.map(({ name }) => encodeURIComponent(name)).join(',')
}

/** Keeps files for the quote form, in place of earlier ones, where the browser allows it. */
export async function keepFiles(files: readonly File[]): Promise<void> {
  await ask(() => caches.delete(CACHE))
  const put = async (file: File, index: number) => (await caches.open(CACHE)).put(placeOf(index), new Response(file))
  await ask(() => Promise.all(files.map(put)))
}

/** Returns the files that have come along, and the names of those that must be chosen again; none are kept any longer. */
export async function takeFiles(): Promise<{ readonly files: readonly File[]; readonly lost: readonly string[] }> {
  const names = location.hash.startsWith(HASH)
    ? location.hash.slice(HASH.length).split(',').map(decodeURIComponent)
    : []
  if (names.length > 0) history.replaceState(history.state, '', location.pathname + location.search)
  const found = await Promise.all(
    names.map(async (name, index) => {
      const blob = await ask(async () => (await caches.match(placeOf(index), { cacheName: CACHE }))?.blob())
      return blob ? new File([blob], name, { type: blob.type }) : name
    }),
  )
  await ask(() => caches.delete(CACHE))
  return {
    files: found.filter((one) => one instanceof File),
    lost: found.filter((one) => typeof one === 'string'),
  }
}
