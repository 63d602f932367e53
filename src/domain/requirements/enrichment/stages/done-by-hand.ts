import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-stages.ts'
import { isSubject } from '#domain/requirements/enrichment/correcting/is-subject.ts'
import { listWays } from '#domain/requirements/enrichment/reviewing/ways-told.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

type Asked = OpenQuestion | Contradiction

/** A way that the app goes by itself, against a default that has it done by hand. */
interface ByHand {
  /** Of the way: "ST-01/held → refused". */
  id: string
  asked: Asked
  /** The default was asked of this very way, or of the rule by which it happens. */
  isOfWay: boolean
  way: StageWay
}

/** Each way that the app goes by itself, with what holds until then that names its stage and has it done by hand. */
export function listDoneByHand(document: RequirementsDocument): ByHand[] {
  const { openQuestions, contradictions = [] } = document
  const held = [...openQuestions, ...contradictions].filter(({ suggestedDefault }) =>
    BY_HAND.test(suggestedDefault ?? ''),
  )
  return [...listWays(document)].flatMap(([id, { table, way }]) => {
    if (way.byTime !== true) return []
    return held.flatMap((asked) => {
      if (!namesStage(asked.suggestedDefault ?? '', { table, way })) return []
      return { id, asked, way, isOfWay: isAskedOf(document, { asked, way }) }
    })
  })
}

/** Somebody takes a thing along where what holds until then says so of this very way; what is new is another document. */
export function followDefaults(document: RequirementsDocument): RequirementsDocument {
  const found = listDoneByHand(document).filter(({ isOfWay }) => isOfWay)
  const turned = new Map(found.map(({ way, asked }) => [way, doersOf(document, asked)]))
  if (turned.size === 0) return document
  const statusTables = document.statusTables.map((table) => ({
    ...table,
    transitions: table.transitions.map((way) => {
      const by = turned.get(way)
      if (by === undefined) return way
      const { byTime: _, ...rest } = way
      return { ...rest, assumed: true, ...(by.length > 0 && { by }) }
    }),
  }))
  return { ...document, statusTables }
}

/** Of two clauses, "the app cancels nothing by itself" alone says as much as "by hand". */
const BY_HAND =
  /\bby hand\b|\b(?:not|no|nothing|never|none|n['’]t)\b[^.;]*\b(?:by (?:itself|themselves)|automatically)\b|手で|(?:ひとりでに|自動で|勝手に)は?[^。、]*(?:ない|ません|ん|ず)(?=[。、]|$)/iu

/** What is paid back by hand takes no thing along, unless the way is told there. */
const PAYS =
  /\b(?:pay|pays|paid|refunds?|(?:give|gives|gave|pay|pays) (?:[\p{L}’']+ ){0,3}back)\b|返金|払|返[すせ]/iu
const CLAUSE = /[;；。.]|, (?:and|but) /u

/** Whether it names the stage that the way leads to, and what is in it, by their own words. */
function namesStage(text: string, { table, way }: { table: StatusTable; way: StageWay }): boolean {
  const told = contentStems(text)
  const isIn = (words: string) => {
    const stems = contentStems(words)
    return stems.size > 0 && [...stems].every((stem) => told.has(stem))
  }
  const hands = text.split(CLAUSE).filter((clause) => BY_HAND.test(clause))
  const stage = [...contentStems(way.to)]
  const isOfWay = hands.some((clause) => {
    const stems = contentStems(clause)
    return !PAYS.test(clause) || stage.every((stem) => stems.has(stem))
  })
  return isOfWay && isIn(way.to) && (isIn(table.thing) || isIn(way.from))
}

function isAskedOf(
  document: RequirementsDocument,
  { asked, way: { items = [], blocks = [] } }: { asked: Asked; way: StageWay },
): boolean {
  if (blocks.includes(asked.id)) return true
  const rules = document.rules.filter(({ id }) => items.includes(id))
  return rules.some(({ quotes }) =>
    quotes.some((quote) => asked.quotes.some((other) => quotesSame(quote, other))),
  )
}

function doersOf({ roles }: RequirementsDocument, { suggestedDefault }: Asked): string[] {
  const quotes = [{ question: '', text: suggestedDefault ?? '' }]
  return roles.filter((role) => isSubject(role, { quotes, roles })).map(({ id }) => id)
}
