import papa from 'papaparse'
import { removeTags } from './html.ts'

/** The line by which Excel is told the delimiter. */
const DELIMITER = /^sep=(.)\r?\n/i

/** Reads the cells of CSV. */
export function readTable(source: string): string[] {
  const delimiter = DELIMITER.exec(source)?.[1] ?? ''
  const { data } = papa.parse(source.replace(DELIMITER, ''), { delimiter, skipEmptyLines: true })
  return data.flatMap((row) => row.map(removeTags))
}
