/** What a spreadsheet would run as a formula, or read as a separator, at the start of a cell. */
const ACTIVE = /^[\s\uFEFF]*[=+\-@|%\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/

/**
 * Rows as CSV (RFC 4180): every cell quoted, CRLF after each row. A cell that a spreadsheet would
 * run as a formula gets an apostrophe before it; control characters are taken out.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string): string {
  const text = value
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/(?!\n)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
  return `"${(ACTIVE.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
