import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote, Role } from '#domain/requirements/document-items.ts'
import { splitClauses } from '#domain/requirements/enrichment/capabilities/clauses.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import { readPeople } from '#domain/requirements/outline/rights/read-people.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { findServedAlike } from '#domain/requirements/writing/features/find-doers.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { findWhomTheyStandFor } from '#domain/requirements/writing/served/stands-for.ts'

/** Who is served as somebody else is, by the id of that role: both ask for the same, and neither works there. */
export function listServedAlike(document: RequirementsDocument): Map<string, Role[]> {
  const { people, rights } = readPeople(document)
  return new Map(
    document.roles.flatMap((role): [string, Role[]][] => {
      const peers = findServedAlike(role, rights, people)
      return peers.length === 0 ? [] : [[role.id, peers]]
    }),
  )
}

interface Done {
  /** A deed, or what a message is about. */
  deed: string
  /** Who was told to do or to get it. */
  by: readonly Role[]
  quotes: readonly Quote[]
}

/**
 * Who does it or gets it as well, as one who is served like one of those who do: nobody who has it already, whom
 * an answer, a rule or a right keeps from it, and nobody where it is one of them alone.
 */
export function findAlsoServed(
  document: RequirementsDocument,
  alike: ReadonlyMap<string, readonly Role[]>,
  { deed, by, quotes }: Done,
): Role[] {
  const peers = document.roles.filter(
    (role) =>
      !by.includes(role) && by.some(({ id }) => alike.get(id)?.some((each) => each.id === role.id)),
  )
  if (peers.length === 0 || DECIDES.test(deed)) return []
  const served = by.filter(({ id }) => alike.has(id))
  if (served.some((role) => isOfTheirs(role, deed) || isAlone(role, quotes))) return []
  return peers.filter((role) => !isKeptOut(document, role, deed))
}

/** Whoever decides does so for whom they stand for. */
const DECIDES = /\b(?:approves?|decides?|judges?|votes?)\b|決め|決定|投票|承認/iu

/** "Decide for their own company": nobody else is of the company. */
function isOfTheirs(role: Role, deed: string): boolean {
  const stems = contentStems(deed)
  return listBodies(role).some((body) => sharedCount(body, stems) === body.size)
}

/** The stems of each whom somebody stands for: "The three companies", "Schools and societies". */
function listBodies(role: Role): ReadonlySet<string>[] {
  return findWhomTheyStandFor(role)
    .flatMap((head) => head.split(/,| and | or |と|や|、/iu))
    .map((part) => contentStems(part.trim().split(/\s+/u).at(-1) ?? ''))
    .filter(({ size }) => size > 0)
}

/** "Only the teacher", 「先生だけが」. */
function isAlone(role: Role, quotes: readonly Quote[]): boolean {
  const names = listNames([role]).map(escapePattern).join('|')
  const alone = new RegExp(
    `\\b(?:only|just) (?:the |an? )?(?:${names})|(?:${names})s? (?:only|alone)\\b|(?:${names})(?:だけ|のみ)`,
    'iu',
  )
  return quotes.some(({ text }) => alone.test(text))
}

function isKeptOut(document: RequirementsDocument, role: Role, deed: string): boolean {
  const { permissions, rules, nonGoals, answers } = document
  const own = contentStems(deed)
  const isBarred = permissions.some(({ action, cells }) => {
    const cell = cells.find((each) => each.role === role.id)
    const isNo = cell?.permission === 'no' && cell.assumed !== true
    return isNo && measureLikeness(contentStems(action), own) >= SAME
  })
  const texts = [...rules, ...nonGoals, ...answers].map(({ text }) => text)
  return isBarred || texts.some((text) => text.split('\n').some((line) => denies(line, role, own)))
}

const SAME = 0.6

/** "The three companies pay 40% of the price and no deposit". */
function denies(line: string, role: Role, deed: ReadonlySet<string>): boolean {
  const things = [...deed].filter((stem) => !NEUTRAL.has(stem))
  const clauses = splitClauses(line)
  return clauses.some(({ text, sentence }) => {
    const stems = contentStems(text)
    if (!hasNo(text) || !things.some((stem) => stems.has(stem))) return false
    const whole = clauses.filter((each) => each.sentence === sentence).map((each) => each.text)
    return whole.some(
      (each) =>
        isNamed(each, role) ||
        listBodies(role).some((body) => sharedCount(body, contentStems(each)) === body.size),
    )
  })
}
