import type { Plugin } from 'vite'
import type { Budgets } from './budgets.ts'
import { findHeavyChunks } from './heavyChunks.ts'
import { readChunks, readGraph } from './readBundle.ts'
import { findServerImports } from './serverModules.ts'

/** Thrown by a build that would give browsers what is not for them; its message names every import, every chunk. */
export class BoundaryError extends Error {
  override readonly name = 'BoundaryError'
}

/**
 * Keeps the server's code out of the browser's, and the browser's light: a build that breaks either rule fails. What
 * counts is what the client entry leads to; Vike makes entries for pages, too, which no page of ours fetches.
 *
 * @param budgets what script may weigh
 * @throws BoundaryError from the build, saying what is imported by what, or which chunk is too heavy and why
 */
export function browserBoundary(budgets: Budgets): Plugin {
  let root = process.cwd()
  return {
    name: 'site:browser-boundary',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved(config) {
      root = config.root
    },
    // Before anything is written: what the server's code weighs is no other fault.
    buildEnd(error) {
      if (!error) failWith(findServerImports(readGraph(this, root)))
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        failWith(findHeavyChunks(readChunks(bundle, root), budgets, readGraph(this, root)))
      },
    },
  }
}

function failWith(messages: readonly string[]): void {
  if (messages.length > 0) throw new BoundaryError(messages.join('\n'))
}
