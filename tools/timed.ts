/**
 * Runs some work and prints a line when it has ended: `Setting PDFs (3.1 s)`.
 *
 * @param name what is done, as a line of the terminal begins
 */
export async function timed<Result>(
  name: string,
  work: () => Promise<Result>,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Result> {
  const began = performance.now()
  const result = await work()
  output.write(`${name} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`)
  return result
}
