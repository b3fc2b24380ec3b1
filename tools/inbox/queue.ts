/** Runs a piece of work when all that was given before has ended, and hands on what becomes of it. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Makes a queue for work that must not meet other work of its kind half done. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    // What fails is told to who asked for it, not to the next.
    last = turn.catch(() => {})
    return turn
  }
}
