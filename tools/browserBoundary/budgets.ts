const KILOBYTE = 1024

/** A chunk that may be heavier than others. */
export interface Exception {
  /** The module that makes it heavy. */
  readonly module: string
  /** In bytes, compressed with Brotli. */
  readonly limit: number
  /** Why its weight is worth it. */
  readonly reason: string
}

/** What script may weigh, in bytes, compressed with Brotli. */
export interface Budgets {
  /** All that every page fetches, before anybody touches it. */
  readonly everyPage: number
  /** Any other chunk. */
  readonly chunk: number
  readonly exceptions: readonly Exception[]
}

const swiper: Exception = {
  module: 'swiper',
  limit: 21 * KILOBYTE,
  reason: 'It swipes as people expect it to; fetched with the quotes, or when somebody touches the hero.',
}

const react: Exception = {
  module: 'react-dom',
  limit: 60 * KILOBYTE,
  reason: 'CLIENT_REACT=react is for tests: visitors get Preact.',
}

/**
 * What the script of this site may weigh.
 *
 * @param library what islands run on: the value of CLIENT_REACT
 */
export function budgetsFor(library = 'preact'): Budgets {
  return {
    everyPage: 3 * KILOBYTE,
    chunk: 8 * KILOBYTE,
    exceptions: library === 'react' ? [swiper, react] : [swiper],
  }
}
