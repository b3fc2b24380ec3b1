import { load } from '../countingError.ts'
import { createTagRemover } from './html.ts'

/** The line by which Excel is told the delimiter. */
const DELIMITER = /^sep=(.)\r?\n/i

/** Reads CSV: a line for each cell. Loads the parser. */
export async function readTable(source: string): Promise<string> {
  const { default: papa } = await load(() => import('papaparse'))
  const removeTags = await createTagRemover()
  const delimiter = DELIMITER.exec(source)?.[1] ?? ''
  const { data } = papa.parse(source.replace(DELIMITER, ''), { delimiter, skipEmptyLines: true })
  return data.flatMap((row) => row.map(removeTags)).join('\n')
}
