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
  title: 'Export',
  detail: (title: string) => `${title}. One document, in a format for every reader.`,
  download: 'Download',
  preparing: 'Preparing',
  downloadName: (name: string) => `Download ${name}`,
  started: 'Download started',
  needsDocument:
    'Generate the requirements document first. You can already download the whole project.',
  version: (version: number) => `You’ll get version ${version} of the document.`,
  refusedTitle: 'Markdown is yours in every plan',
  groups: [
    { title: 'To read, print and sign', choices: ['pdf', 'docx', 'markdown'] },
    { title: 'For your developers’ task list', choices: ['jira', 'linear', 'github', 'reqif'] },
    { title: 'For testers', choices: ['gherkin'] },
    { title: 'For coding agents and programs', choices: ['agents', 'json'] },
    { title: 'For your own archive', choices: ['project'] },
  ] satisfies { title: string; choices: ExportChoice[] }[],
  choices: {
    pdf: { name: 'PDF', use: 'Looks the same everywhere. For reading, printing and signing.' },
    docx: { name: 'Word', use: 'For people who comment and edit in Word or Pages.' },
    markdown: { name: 'Markdown', use: 'Plain text with headings. Opens in any editor.' },
    jira: {
      name: 'Jira',
      use: 'A table you can import into Jira: an epic for each feature, with its stories.',
    },
    linear: {
      name: 'Linear',
      use: 'A table you can import into Linear: one issue for each requirement.',
    },
    github: {
      name: 'GitHub',
      use: 'A table for GitHub issue importers, with a checklist in each issue.',
    },
    reqif: {
      name: 'ReqIF',
      use: 'For requirements tools that import ReqIF. Importing a newer version updates what is there.',
    },
    gherkin: {
      name: 'Gherkin',
      use: 'What must work, as Given, When, Then. Testers turn each one into an automated test.',
    },
    agents: {
      name: 'Agent files',
      use: 'Unzip it into an empty folder and let a coding agent get started. Also for spec-kit, Kiro, OpenSpec and Task Master.',
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
