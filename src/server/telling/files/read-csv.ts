import Papa from 'papaparse'
import { toTableLines } from './to-table-lines.ts'

/** The rows of a CSV file, whatever parts its cells. */
export function readCsv(text: string): string {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true })
  return toTableLines(data)
}
