import type { PlainRight } from './plain-rights.ts'
import { tidy } from './plain-rows.ts'
import { toBaseForm } from './verb-forms.ts'

const ONLY =
  /(?:^|[\s,:(])(?:s[oó]lo|solamente|únicamente|nur|seule?s?|seulement|uniquement|só|apenas|somente|soltanto|solo|alleen)\s+(?!(?:el|la|los|las|die|der|das|les?|si|cuando|wenn)\s+(?:dom|lun|mar))/giu
const MODAL =
  /\s(?:puede[ns]?|podemos|debe[ns]?|debemos|peut|peuvent|pouvons|darf|dürfen|kann|können|pode[mn]?|podemos|può|possono|possiamo|mag|mogen|kan|kunnen)\s+/iu
const SEES =
  /\s(?=(?:ven?|vemos|voit|voient|voyons|sieht|sehen|vê|veem|vemos|vede|vedono|vediamo|ziet|zien)(?![\p{L}]))/iu
const BESIDES =
  /(?<![\p{L}])(?:además de|aparte de|außer|neben|outre|à part|além d|oltre a|behalve|naast)/iu
const AND = /\s*,\s*|\s+(?:y|e|o|u|ni|und|oder|et|ou|en|of)\s+/iu

export type SoleRight = PlainRight & { role: string }

/** "sólo Lupita, mi hermano y yo debemos verlos": one right for each of them, and for nobody else. */
export function soleRights(
  text: string,
  language: string,
  roleNamed: (name: string) => string | null,
): SoleRight[] {
  for (const match of text.matchAll(ONLY)) {
    const rest = text.slice(match.index + match[0].length)
    const modal = MODAL.exec(rest) ?? SEES.exec(rest)
    if (modal === null) continue
    const names = rest.slice(0, modal.index).split(AND)
    const roles = names.map((name) => roleNamed(name.trim()))
    if (!roles.every((role) => role !== null)) continue
    const told = (rest.slice(modal.index + modal[0].length).split(/[,;.]/)[0] ?? '').trim()
    const what = withTopic(toBaseForm(told, language), text.slice(0, match.index))
    // "besides the client, only …": others may as well.
    const may = BESIDES.test(text) ? ('may' as const) : ('only' as const)
    return roles.map((role) => ({ role, may, what: tidy(what) }))
  }
  return objectFirst(text, roleNamed)
}

/** "el teléfono lo vemos solo mi mujer y yo". */
const OBJECT_FIRST =
  /^(?<object>(?:el|la|los|las|su|sus) [^,]{2,50}?)\s(?:l[oae]s?\s)?ve(?:mos|n)?\s(?:s[oó]lo|solamente|únicamente|nomás)\s(?<who>[^.;]+?)[.;]?$/iu

function objectFirst(text: string, roleNamed: (name: string) => string | null): SoleRight[] {
  const { object = '', who = '' } = OBJECT_FIRST.exec(text)?.groups ?? {}
  const roles = who.split(AND).map((name) => roleNamed(name.trim()))
  if (object === '' || roles.length < 2) return []
  const what = `ver ${object.charAt(0).toLowerCase()}${object.slice(1)}`
  const told = roles.flatMap((role) =>
    role === null ? [] : [{ role, may: 'only' as const, what }],
  )
  return told.length === roles.length ? told : []
}

/** "Los adeudos son confidenciales: …verlos": what "them" is comes in front. */
function withTopic(what: string, before: string): string {
  const pronoun = /^(\p{Ll}+[aei]r)(?:los|las|lo|la)$/iu.exec(what)?.[1]
  const topic =
    /^((?:el|la|los|las|lo que) [^,;:]{2,40}?)(?:\s+(?:es|son|está|están)(?![\p{L}])|[,;:]|$)/iu.exec(
      before,
    )?.[1]
  if (pronoun === undefined || topic === undefined) return what
  return `${pronoun} ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`
}
