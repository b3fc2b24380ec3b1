import { Worker } from 'node:worker_threads'

/** A thread in which functions of a module run. */
export interface Thread {
  /** @throws what the function throws */
  call(name: string, ...parameters: readonly unknown[]): Promise<unknown>
  close(): Promise<unknown>
}

interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: Error
}

/** @param module the address of a TypeScript module, whose functions take and return what can be copied */
export function openThread(module: URL): Thread {
  const worker = new Worker(new URL('thread.mjs', import.meta.url), { workerData: module.href })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let count = 0
  worker.on('message', ({ id, result, error }: Answer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(error)
    else call?.resolve(result)
  })
  const fail = (error: Error) => {
    for (const call of waiting.values()) call.reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread has ended.')))
  return {
    call: (name, ...parameters) =>
      new Promise((resolve, reject) => {
        waiting.set(++count, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id: count, name, parameters })
      }),
    close: () => worker.terminate(),
  }
}
