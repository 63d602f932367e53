import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields, RowKind } from '#domain/reading/rows.ts'

/** What must not be read of a case: the stated rows that show the fall, and rows that would. */
export interface Trap {
  falls(stated: readonly ProposedRow[], all: readonly ProposedRow[]): readonly unknown[]
  planted: readonly ProposedRow[]
}

/** A row of one kind as a reader would state it. */
export function planted<Kind extends RowKind>(
  kind: Kind,
  fields: Partial<RowFields[Kind]>,
  words = 'planted',
): ProposedRow {
  const said = [{ question: 'q1', words }]
  return { kind, said, certainty: 'clear', flags: [], ...fields } as unknown as ProposedRow
}

/** All that a row says, without its quotes. */
export function textOf({ said, certainty, flags, kind, ...fields }: ProposedRow): string {
  return JSON.stringify(Object.values(fields)).replace(/["[\]{}]/g, ' ')
}

export function quotesOf({ said }: ProposedRow): string {
  return said.map(({ words }) => words).join(' / ')
}

type Fields = { [Kind in RowKind]?: Partial<RowFields[Kind]> }

function plantedRows(fields: Fields): ProposedRow[] {
  return Object.entries(fields).map(([kind, each]) => planted(kind as RowKind, each as object))
}

/** No row of these kinds says it. */
export function says(kinds: readonly RowKind[], pattern: RegExp, fields: Fields): Trap {
  return {
    falls: (rows) => rows.filter((row) => kinds.includes(row.kind) && pattern.test(textOf(row))),
    planted: plantedRows(fields),
  }
}

/** Nobody of that name uses the app. */
export function isUser(pattern: RegExp, name: string): Trap {
  return {
    falls: (rows) =>
      rows.filter((row) => row.kind === 'role' && row.access && pattern.test(row.name)),
    planted: [planted('role', { name, also: [], access: true })],
  }
}

/** The role does not have the right. */
export function mayDo(role: RegExp, what: RegExp, example: { role: string; what: string }): Trap {
  return {
    falls: (rows) =>
      rows.filter(
        (row) =>
          row.kind === 'permission' &&
          row.may !== 'never' &&
          role.test(row.role) &&
          what.test(row.what),
      ),
    planted: [planted('permission', { ...example, may: 'may' })],
  }
}

/** The role is not forbidden it. */
export function mayNotDo(
  role: RegExp,
  what: RegExp,
  example: { role: string; what: string },
): Trap {
  return {
    falls: (rows) =>
      rows.filter(
        (row) =>
          row.kind === 'permission' &&
          row.may === 'never' &&
          role.test(row.role) &&
          what.test(row.what),
      ),
    planted: [planted('permission', { ...example, may: 'never' })],
  }
}

/** Something that must have been read is there, if only as a guess; without any row it is missing. */
export function loses(isThere: (row: ProposedRow) => boolean, least = 1): Trap {
  return {
    falls: (_, all) => (all.filter(isThere).length < least ? ['missing'] : []),
    planted: [],
  }
}

/** Several falls under one name. */
export function either(...traps: readonly Trap[]): Trap {
  return {
    falls: (stated, all) => traps.flatMap((trap) => trap.falls(stated, all)),
    planted: traps.flatMap((trap) => trap.planted),
  }
}

/** What would be built or held to. */
export const BUILT: readonly RowKind[] = ['feature', 'permission', 'rule', 'case', 'message']
/** All but what is background, story or aside. */
export const TOLD: readonly RowKind[] = [
  ...BUILT,
  'stages',
  'thing',
  'connection',
  'money',
  'screen',
  'quality',
  'measure',
  'limit',
]
