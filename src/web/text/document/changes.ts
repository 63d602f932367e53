import { CHANGE_TEXT } from '#domain/requirements/text-en/changes.ts'

/** The words of what changed between two versions, and of what would change. */
export const changesText = {
  ...CHANGE_TEXT,
  page: 'Save as Markdown',
  package: 'Package for developers',
  packageDetail:
    'For whoever builds it: the list as Markdown and JSON, and a change for OpenSpec that coding agents can follow.',
  saving: 'Preparing',
  saved: 'Download started',
  failed: 'The file couldn’t be made',
  would: 'What would change',
  wouldDetail: (version: number) => `Compared with version ${version}, if you generate now:`,
  wouldNothing: (version: number) =>
    `Nothing: version ${version} already says all of this. A new version would say the same.`,
  see: 'See what would change',
} as const
