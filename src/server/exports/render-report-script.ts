import { readFileSync } from 'node:fs'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'

const SCRIPT = new URL('../../../scripts/agents/report-tests.mjs', import.meta.url)

/** The script of the agents' pack that sends test reports; it knows its server and its project. */
export function renderReportScript(schemaUrl: string, projectId: string): TextFile {
  const text = readFileSync(SCRIPT, 'utf8')
    .replace("'ADDRESS'", JSON.stringify(new URL(schemaUrl).origin))
    .replace("'PROJECT'", JSON.stringify(projectId))
  return { path: 'report-tests.mjs', text }
}
