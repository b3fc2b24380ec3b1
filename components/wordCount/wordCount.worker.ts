// Counts documents outside the main thread, under a policy of its own. WebKit runs the script of a worker once more if a module
// imports from it, so that it only receives messages.
const loading = import('./receive.ts')

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void loading.then(({ receive }) => receive(data))
})
// The page hears of it, and offers to ask again.
loading.catch(reportError)
