import { readAnswer, type Refusal } from '../../renderer/formService.ts'

/** Why a message may not have arrived; for those that carry no answer, nobody can tell whether it has. */
export type Failure = Refusal | 'offline' | 'timeout' | 'interrupted' | 'unreachable'

/** How long nothing may move, in ms. A file takes its time on a weak network, and the service in passing it on. */
const PATIENCE = { text: 15_000, file: 60_000 }

/**
 * Posts a message and waits for the answer.
 *
 * With fetch, browsers don't tell how much has been sent. https://developer.mozilla.org/docs/Web/API/XMLHttpRequest/upload
 *
 * @param onProgress told which part of the message, from 0 to 1, has left; only given where there is a file, because a
 *   cross-origin request with it asks for permission first (CORS preflight)
 * @returns null when it has arrived
 */
export function sendMessage(
  address: string,
  message: FormData,
  onProgress?: (part: number) => void,
): Promise<Failure | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let patience = 0
    const settle = (outcome: Failure | null): void => {
      clearTimeout(patience)
      resolve(outcome)
    }
    const wait = (): void => {
      clearTimeout(patience)
      patience = window.setTimeout(
        () => {
          settle('timeout')
          request.abort()
        },
        onProgress ? PATIENCE.file : PATIENCE.text,
      )
    }
    request.addEventListener('load', () => settle(readAnswer(request.status, request.responseText)))
    request.addEventListener('error', () => settle(navigator.onLine ? 'unreachable' : 'offline'))
    request.addEventListener('abort', () => settle('interrupted'))
    if (onProgress) {
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        wait()
        onProgress(loaded / total)
      })
    }
    request.open('POST', address)
    request.setRequestHeader('Accept', 'application/json')
    wait()
    request.send(message)
  })
}
