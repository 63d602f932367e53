import type { Change } from '#domain/requirements/document-registers.ts'

/** The words of a document's versions: the list, going back, comparing. */
export const versionsText = {
  open: 'Versions',
  title: 'Versions of this document',
  detail: 'Every version is kept. Going back stores the old words as a new version.',
  version: (version: number) => `Version ${version}`,
  onScreen: 'on the screen',
  newest: 'newest',
  read: 'Read',
  compare: 'Compare with the newest',
  restore: 'Go back to this',
  actions: (action: string, version: number) => `${action}: version ${version}`,
  restored: 'An earlier version is back',
  restoredDetail: (earlier: number, version: number) =>
    `Version ${earlier} stands again, as version ${version}. Nothing was overwritten.`,
  restoreFailed: 'The version could not be restored',
  compareTitle: (before: number, after: number) =>
    `Version ${before} and version ${after} compared`,
  before: 'Before',
  after: 'After',
  backToDocument: 'Back to the document',
  same: 'These two versions say the same.',
  howToRead: 'Struck words marked − were taken out. Underlined words marked + were put in.',
  groups: { added: 'Added', changed: 'Changed', removed: 'Removed' } satisfies Record<
    Change['kind'],
    string
  >,
  sentence: {
    added: (id: string) => `${id} added:`,
    changed: (id: string) => `${id} changed:`,
    removed: (id: string) => `${id} removed:`,
  } satisfies Record<Change['kind'], (id: string) => string>,
  becomes: (before: string, after: string) => `${before} became ${after}.`,
  marks: {
    stated: 'Stated',
    guess: 'Your guess',
    unconfirmed: 'Read, not confirmed',
    assumed: 'Assumed',
    open: 'Open',
  },
  restores: (version: number) => `Version ${version} again`,
  because: 'Because another answer was given to',
  noReason: 'The answers it comes from are the same; the document was written anew.',
  takenOut: 'taken out:',
  putIn: 'put in:',
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
