import type { Change } from '#domain/requirements/document-registers.ts'

/** The words of a document's versions: the list, going back, comparing. */
export const versionsText = {
  title: 'Versions of this document',
  detail: 'Every version is kept. Restoring adds a new version; nothing is lost.',
  version: (version: number) => `Version ${version}`,
  onScreen: 'on the screen',
  newest: 'newest',
  read: 'Read',
  compare: 'Compare with the newest',
  restore: 'Restore',
  actions: (action: string, version: number) => `${action}: version ${version}`,
  restored: 'Earlier version restored',
  restoredDetail: (earlier: number, version: number) =>
    `Version ${earlier} restored as version ${version}.`,
  restoreFailed: 'We couldn’t restore that version',
  compareTitle: (before: number, after: number) =>
    `Version ${before} and version ${after} compared`,
  before: 'Before',
  after: 'After',
  backToDocument: 'Back to the document',
  howToRead: '− taken out, + put in.',
  becomes: (before: string, after: string) => `${before} became ${after}.`,
  marks: {
    stated: 'Stated',
    guess: 'Your guess',
    unconfirmed: 'Read, not confirmed',
    assumed: 'Assumed',
    open: 'Open',
  },
  restores: (version: number) => `Version ${version} again`,
  takenOut: 'removed:',
  putIn: 'added:',
  outMark: '−',
  inMark: '+',
} as const

/** "2 added, 1 changed.", or that it was the first, or that nothing changed. */
export function changesInWords(version: number, changes: readonly Change[]): string {
  const counts = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count === 0 ? [] : [`${count} ${kind}`]
  })
  if (counts.length > 0) return `${counts.join(', ')}.`
  return version === 1 ? 'First version.' : 'Nothing changed.'
}
