import type { Unzipped } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { toTableLines } from './to-table-lines.ts'
import { packPlainly } from './unpack.ts'

/** The sheets of a workbook, each under its name where there are several. */
export async function readXlsx(parts: Unzipped): Promise<string> {
  const sheets = await readWorkbook(Buffer.from(packPlainly(parts)))
  const told = sheets.flatMap(({ sheet, data }) => {
    const lines = toTableLines(data.map((row) => row.map(cellText)))
    return lines === '' ? [] : [{ sheet, lines }]
  })
  if (told.length === 1) return told[0]?.lines ?? ''
  return told.map(({ sheet, lines }) => `# ${sheet}\n${lines}`).join('\n\n')
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // A day without a time is the usual case.
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$|:00\.000Z$/, '')
      .replace('T', ' ')
  return String(cell)
}
