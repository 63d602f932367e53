import { type FoundNumber, findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesOverlap, quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'

/** A test with what it is compared by. */
interface Told {
  test: AcceptanceCriterion
  owner: FunctionalRequirement
  numbers: readonly FoundNumber[]
  /** What is so before, what somebody does, and both. */
  state: ReadonlySet<string>
  deed: ReadonlySet<string>
  event: ReadonlySet<string>
  result: ReadonlySet<string>
}

/** So much of what is so before, of what happens, and of what follows, another test has to tell. */
const OF_STATE = 0.5
const OF_EVENT = 0.6
const OF_RESULT = 0.7

/**
 * The requirements with each case told once: of two tests of the same words, with the same figures, event and
 * result, that with data stands before that which was written, and this before what a rule made. A must
 * keeps its last test. What the user edited stands, and what they `judged`, by its id.
 */
export function dropToldTests(
  document: RequirementsDocument,
  judged: ReadonlySet<string> = new Set(),
): RequirementsDocument {
  const people = stemsOfNames(document.roles)
  const all = listRequirements(document).flatMap((owner) =>
    owner.criteria.map((test) => compare(test, owner, people)),
  )
  const gone = new Set<AcceptanceCriterion>()
  // Of two that tell as much the first stays.
  for (const told of [...all].reverse().sort((a, b) => rank(a.test) - rank(b.test))) {
    const isLast = told.owner.criteria.every((test) => test === told.test || gone.has(test))
    if (!mayGo(told.test) || judged.has(told.test.id)) continue
    if (isLast && told.owner.priority === 'must') continue
    const isTold = all.some((each) => !gone.has(each.test) && tellsAllOf(each, told))
    if (isTold) gone.add(told.test)
  }
  const rest = removeItems(document, new Set([...gone].map(({ id }) => id)))
  return { ...rest, ...retire(document, gone) }
}

/** What has a final id keeps it: told again it is the same. */
function retire(
  { retired }: RequirementsDocument,
  gone: ReadonlySet<AcceptanceCriterion>,
): Pick<RequirementsDocument, 'retired'> {
  const own = [...gone].flatMap(({ id, rows = [] }): [string, string[]][] =>
    id.includes('#') || rows.length === 0 ? [] : [[id, rows]],
  )
  return own.length === 0 ? {} : { retired: { ...retired, ...Object.fromEntries(own) } }
}

/** What one is refused by a right is that role's alone, and each example has data of its own. */
function mayGo({ edited, example, from = [] }: AcceptanceCriterion): boolean {
  return edited !== true && example !== true && !from.some((id) => kindOf(id) === 'PERM')
}

const [MADE, WRITTEN, WORKED] = [0, 1, 2]

function rank({ example, edge, rows, from }: AcceptanceCriterion): number {
  if (example === true) return WORKED
  return edge === true || rows !== undefined || from !== undefined ? MADE : WRITTEN
}

function compare(
  test: AcceptanceCriterion,
  owner: FunctionalRequirement,
  people: ReadonlySet<string>,
): Told {
  const { given, when, outcome } = test
  const stems = (text: string) =>
    new Set(
      [...contentStems(text)]
        .filter((each) => !people.has(each) && !OF_APP.has(each) && !JOINT.test(each))
        .map((each) => each.replace(ENDING, '$1')),
    )
  return {
    ...{ test, owner },
    numbers: findNumbers(`${given} ${when} ${outcome}`),
    state: stems(given),
    deed: stems(when),
    event: stems(`${given} ${when}`),
    result: stems(outcome.replace(REASON, '')),
  }
}

/** 「が二」 is where two words meet, and of 「押す」 and 「押し」 the word is the same. */
const JOINT = /^\p{Script=Hiragana}\P{Script=Hiragana}$/u
const ENDING = /^(\p{Script=Han})\p{Script=Hiragana}$/u

const OF_APP = contentStems('app shows tries アプリ 出る')
/** Why it is so is no part of what is seen. */
const REASON = /,? (?:as|because|since) .*$/iu

function tellsAllOf(other: Told, told: Told): boolean {
  const [one, two] = [rank(other.test), rank(told.test)]
  if (other === told || one < two || (one === two && size(other) < size(told))) return false
  const isExample = one === WORKED
  if (!rests(other.test, told.test) || !isAlike(other.test, told.test)) return false
  if (!told.numbers.every((number) => has(other.numbers, number))) return false
  if (isMadeOfFigures(told) && one === WORKED) return true
  if (!isSoBefore(other, told) || !doesSame(other.test, told.test)) return false
  if (one === two && areRefused(other, told)) return true
  const seen = isExample ? new Set([...other.event, ...other.result]) : other.result
  return covers(other.event, told.deed) >= OF_EVENT && covers(seen, told.result) >= OF_RESULT
}

/** Two that are refused the same deed are told by it, in whatever words they are refused. */
function areRefused(other: Told, told: Told): boolean {
  const areBoth = [other, told].every(({ test }) => DENIES.test(test.outcome))
  if (!areBoth || covers(other.event, told.deed) < OF_EVENT) return false
  const [whole, part] = [other, told].map(({ event, result }) => new Set([...event, ...result]))
  return whole !== undefined && part !== undefined && covers(whole, part) >= OF_STATE
}

/** In Japanese most letters of two deeds may be the same: 「電話の分を入れる」「電話の分を直す」. */
function doesSame(other: AcceptanceCriterion, { when }: AcceptanceCriterion): boolean {
  const verb = LAST_HAN.exec(when.replace(WHEN, ''))?.[1]
  return verb === undefined || `${other.given} ${other.when}`.includes(verb)
}

/** An example has the figures of a rule or its edge on both sides. */
function isMadeOfFigures({ test, numbers }: Told): boolean {
  const { edge, from = [] } = test
  const isOfRule = from.length > 0 && from.every((id) => kindOf(id) === 'BR')
  return numbers.length > 0 && (edge === true || isOfRule)
}

/** What is so before the one is so in the other, either way round: no special case takes in the general. */
function isSoBefore(other: Told, told: Told): boolean {
  const isTold = covers(other.event, told.state) >= OF_STATE
  return isTold || covers(told.event, other.state) >= OF_STATE
}

function size({ event, result }: Told): number {
  return event.size + result.size
}

function has(all: readonly FoundNumber[], { readings }: FoundNumber): boolean {
  return all.some((each) => each.readings.some((reading) => readings.includes(reading)))
}

function covers(whole: ReadonlySet<string>, part: ReadonlySet<string>): number {
  return part.size === 0 ? 1 : sharedCount(whole, part) / part.size
}

function rests(
  { quotes: one }: AcceptanceCriterion,
  { quotes: other }: AcceptanceCriterion,
): boolean {
  return other.some((quote) =>
    one.some((own) => quotesSame(own, quote) || quotesOverlap(own, quote)),
  )
}

/** A no, or the other side of a limit, makes them two; an example has both sides. */
function isAlike(other: AcceptanceCriterion, told: AcceptanceCriterion): boolean {
  if (other.example === true && SIDES.test(other.outcome)) return true
  const [one, two] = [other, told].map(({ given, when, outcome }) => [
    DENIES.test(outcome),
    ...(`${given} ${when}`.match(SIDE) ?? []).map((word) => word.toLowerCase()),
  ])
  return one?.join() === two?.join()
}

const LAST_HAN = /(\p{Script=Han})\P{Script=Han}*$/u
const WHEN = /(?:の?(?:時|とき|場合)|より?後|前|まで)$/u
const SIDES = /[;；]/u
const SIDE =
  /\b(?:more|less|fewer|over|under|above|below|before|after|not)\b|以上|以下|未満|超|前|後/giu
const DENIES =
  /\b(?:no|not|never|nobody|nothing|none|refus\p{L}*)\b|n['’]t\b|ない|ません|断|ずに|らん|れん/iu
