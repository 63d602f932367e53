import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import { DEFAULT_TEXT as ENGLISH } from '#domain/requirements/defaults/text-en.ts'
import { DEFAULT_TEXT as JAPANESE } from '#domain/requirements/defaults/text-ja.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { spellOut } from '#domain/requirements/enrichment/own-words.ts'
import { findLostLimit } from '#domain/requirements/enrichment/wording/find-lost-limit.ts'
import {
  findLostFact,
  listLostFacts,
} from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { defaultOf, type Tellable } from './tellable.ts'
import { findMentions } from './who-acts.ts'

/** So much of what a test or a default says is in a line that tells it. */
const KEPT = 0.34
/** In words: a short one may be said in others. */
const FEW = 3

/** Words around what a test says. */
const OF_TESTS = contentStems(
  'given when then see sees show shows open opens app screen try tries refuse refuses keep keeps take takes 見る 表示 画面 開く アプリ 断る 残す',
)

interface Telling {
  text: string
  told: readonly Tellable[]
  /** True where each figure stands on its side of a limit: “8 taken, 9 refused” is “more than 8: refused”. */
  isEdge: boolean
}

/**
 * What is gone of the tests and of what holds until then: figures, limits, and most of the words. A test is read
 * below its requirement, and need not name again what that names.
 */
export function findLost(
  { text, told, isEdge }: Telling,
  document: RequirementsDocument,
): Fault | null {
  const losses = told.flatMap((each) => findLosses(each, { text, told, isEdge }, document) ?? [])
  const [first] = losses
  if (first === undefined) return null
  const join = (all: readonly string[], by: string) => [...new Set(all)].join(by)
  const words = join(losses.flatMap((each) => each.words).slice(0, MOST), ', ')
  return {
    rule: 'lost',
    words,
    says: join(
      losses.map(({ says }) => says),
      ' / ',
    ),
    part: 'text',
  }
}

/** So many losses of a line are named at once. */
const MOST = 6

interface Losses {
  words: string[]
  /** Where they stand. */
  says: string
}

function findLosses(
  each: Tellable,
  { text, told, isEdge }: Telling,
  document: RequirementsDocument,
): Losses | null {
  const { roles } = document
  const isTest = each.prefix === 'AC'
  const whole = isTest ? each.content : defaultOf(each)?.replace(OUR_WORDS, '')
  if (whole === undefined) return null
  const read = `${text}\n${isTest ? leadOf(each, document) : ''}`
  // Who tries it is told, or is whoever may.
  const says = withoutPeople(whole, roles)
  const facts = listLostFacts(read, says, roles)
  const kept = isTest ? withoutScene(facts, { each, told }, document) : facts
  const limit = isEdge ? null : findLostLimit(read, [says])
  const lost = [...kept, ...(limit === null ? [] : [limit])]
  if (lost.length > 0) return { words: lost, says }
  const own = contentStems(spellOut(read))
  const stems = [...contentStems(spellOut(says))].filter((stem) => !OF_TESTS.has(stem))
  const gone = stems.filter((stem) => !own.has(stem))
  const isFew = gone.length <= Math.max(FEW, stems.length * (1 - KEPT))
  return isFew ? null : { words: gone.slice(0, 4), says }
}

/** What we say before the founder's words, where one side of a contradiction holds: it is no loss. */
const OUR_WORDS = makePattern(
  'u',
)`^(?:${[ENGLISH, JAPANESE].map(({ stricter }) => stricter('\n').split('\n')[0] ?? '')})`

/**
 * What a test has to keep of what is lost: what comes of it, what its rule or requirement tells, and a figure
 * beside one of theirs, "16.1" of "16". All else is the scene: "the slots 9 to 1 are free".
 */
function withoutScene(
  facts: readonly string[],
  { each: { item }, told }: { each: Tellable; told: readonly Tellable[] },
  document: RequirementsDocument,
): string[] {
  const requirement = listRequirements(document).find(({ criteria }) =>
    criteria.some(({ id }) => id === item.id),
  )
  const test = requirement?.criteria.find(({ id }) => id === item.id)
  const rules = told.filter(({ prefix }) => prefix !== 'AC').map(({ words }) => words)
  const outcome = test?.outcome ?? ''
  const telling = [outcome, requirement?.text ?? '', ...rules].join('\n')
  const figures = listFigures(telling)
  // Where nothing is counted in what comes of it, the case itself is the edge.
  const edges = listFigures(outcome).length > 0 ? [] : figures.map(Number)
  return facts.filter((fact) => {
    const [figure] = listFigures(fact)
    const value = Number(figure)
    const isBeside = edges.some((each) => Math.abs(each - value) <= Math.max(1, each * NEAR))
    const isTold = figure === undefined ? telling.includes(fact) : figures.includes(figure)
    return test === undefined || isTold || isBeside
  })
}

const NEAR = 0.1

/** The words of the requirement that a test stands below; its figures are told there alone. */
function leadOf({ item }: Tellable, document: RequirementsDocument): string {
  const requirement = listRequirements(document).find(({ criteria }) =>
    criteria.some(({ id }) => id === item.id),
  )
  const { text = '' } = requirement ?? {}
  return findNumbers(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  )
}

export function withoutPeople(text: string, roles: readonly Role[]): string {
  return findMentions(text, roles).reduceRight(
    (rest, { at, end }) => rest.slice(0, at) + rest.slice(end),
    text,
  )
}

export function findLostIn(
  text: string,
  said: readonly string[],
  roles: readonly Role[],
): Fault | null {
  const lost = findLostFact(text, said, roles) ?? findLostLimit(text, said)
  return lost === null ? null : { rule: 'lost', words: lost, part: 'text' }
}
