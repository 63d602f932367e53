/** One way a requirements document leaves the app. */
export interface ExportFormat {
  /** What is after the title in the file's name. */
  ending: string
  mediaType: string
  /** Takes long enough to be made beside the server's main thread. */
  heavy: boolean
}

const ZIP = 'application/zip'
const CSV = 'text/csv; charset=utf-8'

/** All of DOCUMENT's exports of one document. */
export const EXPORT_FORMATS = {
  markdown: { ending: '.md', mediaType: 'text/markdown; charset=utf-8', heavy: false },
  docx: {
    ending: '.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    heavy: true,
  },
  pdf: { ending: '.pdf', mediaType: 'application/pdf', heavy: true },
  json: { ending: '.json', mediaType: 'application/json', heavy: false },
  jira: { ending: '-jira.csv', mediaType: CSV, heavy: false },
  linear: { ending: '-linear.csv', mediaType: CSV, heavy: false },
  github: { ending: '-github.csv', mediaType: CSV, heavy: false },
  reqif: { ending: '.reqif', mediaType: 'application/xml; charset=utf-8', heavy: false },
  gherkin: { ending: '-features.zip', mediaType: ZIP, heavy: false },
  agents: { ending: '-for-agents.zip', mediaType: ZIP, heavy: true },
} as const satisfies Record<string, ExportFormat>

export type ExportFormatId = keyof typeof EXPORT_FORMATS

export const EXPORT_FORMAT_IDS = Object.keys(EXPORT_FORMATS) as ExportFormatId[]

/** The whole project in one file (docs/product.md#document). */
export const PROJECT_EXPORT: ExportFormat = {
  ending: '-documentation.zip',
  mediaType: ZIP,
  heavy: true,
}

/** One text file inside an archive; `path` uses forward slashes. */
export interface TextFile {
  path: string
  text: string
}
