import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'

/** What can be downloaded: a format of the document, or the whole project. */
export type ExportChoice = ExportFormatId | 'project'

interface ChoiceText {
  name: string
  /** Who it is for and what they do with it. */
  use: string
}

/** The words of the export dialog: each format by the people it is for. */
export const exportText = {
  open: 'Export',
  title: 'Export',
  detail: (title: string) => `${title}. The same document, in the form each reader needs.`,
  download: 'Download',
  preparing: 'Preparing',
  downloadName: (name: string) => `Download ${name}`,
  started: 'Download started',
  needsDocument: 'Generate the requirements document first. Your own archive works already.',
  version: (version: number) => `Version ${version} of the document is exported.`,
  refusedTitle: 'Markdown is yours in every plan',
  groups: [
    { title: 'To read, print and sign', choices: ['pdf', 'docx', 'markdown'] },
    { title: 'For your developers’ task list', choices: ['jira', 'linear', 'github'] },
    { title: 'For testers', choices: ['gherkin'] },
    { title: 'For coding agents and programs', choices: ['agents', 'json'] },
    { title: 'For your own archive', choices: ['project'] },
  ] satisfies { title: string; choices: ExportChoice[] }[],
  choices: {
    pdf: { name: 'PDF', use: 'Looks the same everywhere. For reading, printing and signing.' },
    docx: { name: 'Word', use: 'For people who comment and change things in Word or Pages.' },
    markdown: { name: 'Markdown', use: 'Plain text with headings. Opens in any editor.' },
    jira: {
      name: 'Jira',
      use: 'A table that Jira imports: one epic for each feature, its stories below.',
    },
    linear: { name: 'Linear', use: 'A table that Linear imports: one issue for each requirement.' },
    github: {
      name: 'GitHub',
      use: 'A table for GitHub issue importers, with a checklist in each issue.',
    },
    gherkin: {
      name: 'Gherkin',
      use: 'What must work, as Given, When, Then: testers turn each into an automatic test.',
    },
    agents: {
      name: 'Agent files',
      use: 'Unpack it into an empty folder and let a coding agent start. Also for spec-kit, Kiro, OpenSpec and Task Master.',
    },
    json: {
      name: 'JSON',
      use: 'The document as data, with a published schema, for other programs.',
    },
    project: {
      name: 'Whole project',
      use: 'Details, answers, consultations and the document in one ZIP file.',
    },
  } satisfies Record<ExportChoice, ChoiceText>,
} as const
