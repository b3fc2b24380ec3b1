/**
 * Runs some work and prints a line when it has ended: `Setting PDFs (3.1 s)`.
 *
 * @param name what is done, as a line of the terminal begins
 */
export async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  console.log(`${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  return result
}
