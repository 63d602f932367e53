import type { ExportedFile } from '#web/api/exports.ts'

/** How long the address of the download must live; some browsers read it only later. */
const KEPT_MS = 10_000

/** Hands a file to the browser to save. */
export function saveFile({ name, content }: ExportedFile): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
