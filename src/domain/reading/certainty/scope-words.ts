import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { rowText } from '#domain/reading/row-text.ts'

const ENGLISH = 'only|solely|alone|nobody|except(?:ing)?|unless|but not|apart from|other than'
const SPANISH = 's[oó]lo|solamente|únicamente|nadie|salvo|excepto|menos'
const GERMAN_AND_FRENCH = 'nur|niemand|außer|seule?ment|sauf|personne'
const JAPANESE = 'だけ|のみ|しか|以外|除[いくき]|ただし|但し'
/** Words that let somebody or something alone, or out. */
const SCOPE = makePattern(
  'giu',
)`(?<![\p{L}])(?:${ENGLISH}|${SPANISH}|${GERMAN_AND_FRENCH})(?![\p{L}])|${JAPANESE}`

interface ScopeReaders {
  row: ProposedRow
  readers: readonly ProposedRow[]
}

/** Whether each such word is in what was read, or gave somebody a right of their own. */
export function isScopeRead(words: string, { row, readers }: ScopeReaders): boolean {
  const signs = words.match(SCOPE) ?? []
  if (signs.length === 0) return true
  const isSole = readers.some((each) => each.kind === 'permission' && each.may !== 'may')
  const told = [row, ...readers.filter(({ kind }) => kind === 'rule' || kind === 'permission')]
    .map(rowText)
    .join(' ')
    .toLowerCase()
  return signs.every((sign) => told.includes(sign.toLowerCase())) || isSole
}

/** Whether words let somebody or something alone, or out. */
export function hasScope(words: string): boolean {
  return words.match(SCOPE) !== null
}
