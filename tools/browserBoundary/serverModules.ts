import { findChains, writeChain, type ImportGraph } from './importGraph.ts'

/** What is not for browsers: it reads the environment or the disk, or weighs more than all that a page may fetch. */
const serverModules = [
  /^site\.config\.ts$/,
  /^renderer\/(?:content|texts)\.ts$/,
  // In an island it would work on the server, and fail in the browser, which does not have the page's context.
  /^renderer\/PageContext\.tsx$/,
  /^tools\//,
  // Finished texts (`?texts`) go by another name: they are modules of tools/content/textsPlugin.ts.
  /^content\/(?!categories\.ts$)/,
  /^(?:i18next|react-dom\/server|zod)$/,
  /^node:/,
]

/** Whether a module is the server's, by its name. */
export function isServerModule(name: string): boolean {
  return serverModules.some((pattern) => pattern.test(name))
}

/**
 * Finds where the browser's code imports the server's, be it through files between them.
 *
 * It asks what is imported, not what the bundler leaves of it: while developing, it leaves out nothing.
 *
 * @returns a message for each island or script and each module of the server that it reaches; none where all is well
 */
export function findServerImports(graph: ImportGraph): string[] {
  return findChains(graph, isServerModule).map(
    (chain) =>
      `${writeChain(chain)}: the browser's code cannot import the server's. Give the island what it needs as props.`,
  )
}
