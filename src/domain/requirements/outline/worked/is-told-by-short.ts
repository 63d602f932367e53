import { type Entry, UNSAID } from './right-cells.ts'

/** What one role alone may and its own line says in these words: nobody else was refused it. */
export function isToldByShort(
  { what, cells }: Entry,
  shorts: Readonly<Record<string, string>>,
): boolean {
  const others = [...cells].filter(([, { kind }]) => kind !== 'no')
  const [[role, word] = ['', UNSAID]] = others
  const isAlone = others.length === 1 && word.kind === 'yes' && !word.isSupposed
  return isAlone && shorts[role]?.toLowerCase() === what.toLowerCase()
}
