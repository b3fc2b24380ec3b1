// Where a thread of tools/build/thread.ts begins: it has its own loader of modules, which must be told of TypeScript.
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const functions = await import(workerData)

parentPort.on('message', async ({ id, name, parameters }) => {
  const answer = await Promise.resolve(functions[name](...parameters)).then(
    (result) => ({ id, result }),
    (error) => ({ id, error }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(answer)
})
