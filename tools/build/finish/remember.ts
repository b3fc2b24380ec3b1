/** A function that works once for each text, and gives what it gave then. */
export function remember<Result>(work: (text: string) => Promise<Result>): (text: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (text) => {
    const result = results.get(text) ?? work(text)
    results.set(text, result)
    return result
  }
}
