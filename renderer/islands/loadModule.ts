/** The address of the file, as Chromium and Firefox name it in their messages. */
const ADDRESS = /https?:\/\/\S+\.js/

/** Returns the address of a file that was not loaded, from the error of its import; undefined in browsers that hide it. */
export function addressIn(error: unknown): string | undefined {
  return ADDRESS.exec(String(error))?.[0]
}

/**
 * Loads a module; if that fails, once more from another address: browsers remember for as long as the page is open that
 * an address has failed, Firefox always. Only for modules with a chunk of their own: the address of one that vite.config.ts
 * groups with others gives the whole group.
 */
export async function loadModule<Module>(load: () => Promise<Module> | Module): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error)
    if (!address) return load()
    const again = `${address}?${Date.now()}`
    // Safe: the same file, whose type the given import has.
    return (await import(/* @vite-ignore */ again)) as Module
  }
}
