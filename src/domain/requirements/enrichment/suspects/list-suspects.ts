import { listMeasured, type Measured } from '#domain/language/numbers/list-measured.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { findPassed } from '#domain/requirements/enrichment/asking/find-passed.ts'
import { splitClauses } from '#domain/requirements/enrichment/capabilities/clauses.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import {
  listReviewedRest,
  listReviewedTests,
} from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { listDoneByHand } from '#domain/requirements/enrichment/stages/done-by-hand.ts'
import { listReached } from '#domain/requirements/enrichment/stages/list-reached.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { listLaterNeeded } from './list-later-needed.ts'
import { listSentTwice } from './list-sent-twice.ts'

/** Lines that may defeat each other, as a program can see it: whoever reads them decides. */
export interface Suspect {
  ids: string[]
  /** Why they are named. */
  why: string
}

/** A line with what is compared of it, worked out once. */
interface Line {
  id: string
  words: string
  stems: ReadonlySet<string>
  figures: readonly Measured[]
  clauses: readonly Clause[]
}

interface Clause {
  text: string
  stems: ReadonlySet<string>
  isNo: boolean
}

function readLine({ id, words }: Pick<Line, 'id' | 'words'>): Line {
  const stems = contentStems(words)
  return { id, words, stems, figures: listMeasured(words), clauses: clausesOf(words) }
}

interface Weighed extends Suspect {
  weight: number
}

/** More than these are not gone through. */
const MOST = { figures: 6, no: 6, shown: 4 } as const
/** So much of what two lines are about is the same, each word by how few lines have it. */
const LEAST = { figures: 3.3, no: 4.2, shown: 2 } as const

/**
 * What holds until a question is decided and another line about the same with another figure, or with a no
 * where it has a yes; what a page shows that it asks for as a proof; a day that is over; a stage that nothing
 * leads to; what is done by hand and goes by itself; two messages of one event; a test of what comes later.
 */
export function listSuspects(document: RequirementsDocument): Suspect[] {
  const defaults = listDefaults(document)
  const others = [...listReviewedTests(document).flat(), ...listReviewedRest(document)]
    .filter(({ id }) => OTHERS.test(id))
    .map(readLine)
  const messages = others.filter(({ id, words }) => isOfMessage(id, words))
  const pairs = { weigh: createScale([...defaults, ...others]), defaults, others }
  return [
    ...first(listUnlike(pairs), 'figures'),
    ...first(
      listDenied({
        weigh: pairs.weigh,
        defaults: [...defaults, ...messages],
        others: others.filter((line) => !messages.includes(line)),
      }),
      'no',
    ),
    ...first(listShown(pairs), 'shown'),
    ...defaults.flatMap(({ id, words }) => {
      const day = findPassed(words, document.date)
      return day === null ? [] : [{ ids: [id], why: `${day} has passed` }]
    }),
    ...listUnreached(document),
    ...listDoneByHand(document).map(({ id, asked }) => ({
      ids: [asked.id, id],
      why: 'done by hand against by itself',
    })),
    ...listSentTwice(document).map((ids) => ({ ids, why: 'two messages of one event' })),
    ...listLaterNeeded(document)
      .slice(0, MOST_LATER)
      .map(({ test, needs, deed }) => ({
        ids: [test, needs],
        why: `the test needs “${deed}”, which a later slice brings`,
      })),
  ]
}

/** What says what is so: no question, right, role or thing. */
const OTHERS = /^(?:AC|FR|BR|MSG|MON|NFR|AS)-/u

function isOfMessage(id: string, words: string): boolean {
  return kindOf(id) === 'MSG' || (kindOf(id) === 'AS' && SAYS.test(words))
}
const SAYS = /\bsays:|文面/u

function listDefaults({ openQuestions, contradictions = [] }: RequirementsDocument): Line[] {
  return [...contradictions, ...openQuestions].flatMap(({ id, suggestedDefault }) =>
    suggestedDefault == null || suggestedDefault === ''
      ? []
      : [readLine({ id, words: suggestedDefault })],
  )
}

interface Pairs {
  defaults: readonly Line[]
  others: readonly Line[]
  weigh: Weigh
}

type Weigh = (one: ReadonlySet<string>, other: ReadonlySet<string>) => number

/** A word that few lines have tells more of what two of them are about. */
function createScale(lines: readonly Line[]): Weigh {
  const counts = new Map<string, number>()
  for (const { stems } of lines) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const of = (stem: string) => Math.log(lines.length / (counts.get(stem) ?? lines.length))
  return (one, other) => {
    const shared = [...one].filter((stem) => other.has(stem) && !/^\p{N}/u.test(stem))
    return shared.reduce((sum, stem) => sum + of(stem), 0)
  }
}

/** Each default with every other line, and with each default after it. */
function eachPair(
  { defaults, others }: Pairs,
  look: (one: Line, other: Line) => Weighed | null,
): Weighed[] {
  return defaults.flatMap((one, at) =>
    [...defaults.slice(at + 1), ...others].flatMap((other) =>
      one.id === other.id ? [] : (look(one, other) ?? []),
    ),
  )
}

function listUnlike(pairs: Pairs): Weighed[] {
  // A price is another for each thing.
  const others = pairs.others.filter(({ id }) => kindOf(id) !== 'MON')
  return eachPair({ ...pairs, others }, (one, other) => {
    const [own, theirs] = [one.figures, other.figures]
    const pair = own.flatMap((figure) => findUnlike(figure, { own, theirs }) ?? [])[0]
    if (pair === undefined) return null
    const { stems } = one
    const size = Math.min(stems.size, other.stems.size)
    const weight = pairs.weigh(stems, other.stems) / Math.sqrt(size)
    return { ids: [one.id, other.id], why: pair, weight }
  })
}

/** A figure that the other line has not, where it has one of the same measure that this one has not. */
function findUnlike(
  figure: Measured,
  { own, theirs }: { own: readonly Measured[]; theirs: readonly Measured[] },
): string | null {
  const isIn = ({ value, unit }: Measured, list: readonly Measured[]) =>
    list.some((each) => each.unit === unit && each.value === value)
  if (isIn(figure, theirs)) return null
  const other = theirs.find((each) => each.unit === figure.unit && !isIn(each, own))
  return other === undefined ? null : `${figure.text} against ${other.text}`
}

function listDenied(pairs: Pairs): Weighed[] {
  return eachPair(pairs, (one, other) => {
    const found = one.clauses.flatMap((left) =>
      other.clauses.flatMap((right) => {
        if (left.isNo === right.isNo) return []
        const size = Math.max(left.stems.size, right.stems.size)
        return { left, right, weight: pairs.weigh(left.stems, right.stems) / Math.sqrt(size) }
      }),
    )
    const [worst] = found.sort((a, b) => b.weight - a.weight)
    if (worst === undefined) return null
    const why = `“${worst.left.text}” against “${worst.right.text}”`
    return { ids: [one.id, other.id], why, weight: worst.weight }
  })
}

/** Shorter ones are about too much. */
const LEAST_STEMS = 3

function clausesOf(words: string): Clause[] {
  return splitClauses(words)
    .map(({ text }) => ({ text, stems: contentStems(text), isNo: hasNo(text) }))
    .filter(({ text, stems }) => stems.size >= LEAST_STEMS && !CASE.test(text))
}

/** In what case something is so claims nothing. */
const CASE =
  /^(?:when|given|if|while|unless|after|until|before)\b|(?:とき|場合|たら|れば|まで)(?:[にはも]|には)?[、。]?$/iu

/** "The link asks for the tag number before it takes a yes", and the page of the link shows it. */
function listShown(pairs: Pairs): Weighed[] {
  return pairs.defaults.flatMap((one) =>
    [...one.words.matchAll(PROOF)].flatMap(({ groups = {} }) => {
      const asked = groups.asked ?? groups.entered ?? ''
      const stems = contentStems(asked)
      if (stems.size === 0) return []
      const rest = contentStems(one.words.replace(asked, ' '))
      return pairs.others.flatMap((other) => {
        const isShown = [...other.words.matchAll(SHOWN)].some(({ groups: { what = '' } = {} }) => {
          const told = contentStems(what)
          return [...stems].every((stem) => told.has(stem))
        })
        const weight = pairs.weigh(rest, other.stems)
        const why = `asks for “${asked}”, which is shown there`
        return isShown ? [{ ids: [one.id, other.id], why, weight }] : []
      })
    }),
  )
}

const PROOF =
  /\basks? for (?:the |a |an |their |his |her )?(?<asked>[^,;.]{3,40}?) (?:before|first|to (?:open|see|sign|prove|confirm))\b|(?<entered>[^、。がはで]{2,12})を(?:入れ|入力し)(?:て(?:もらって)?から|ないと|るまで)/giu
const SHOWN =
  /\b(?:shows?|sees?|shown)\b(?<what>[^.;]{0,80})|(?<what>[^。]{0,40})(?:が(?:出る|見える)|を(?:見|出す))/giu

/** Stages after the first to which no way leads, but those of which that is known to be open. */
function listUnreached({ statusTables }: RequirementsDocument): Suspect[] {
  return statusTables.flatMap(({ id, states, transitions, notes }) => {
    if (transitions.length === 0) return []
    const known = notes ?? states.map((stage) => ({ stage, meaning: '' }))
    const reached = listReached({ notes: known, ways: transitions })
    const lost = states.filter((stage) => !reached.has(stage))
    return lost.map((stage) => ({ ids: [id], why: `no way leads to “${stage}”` }))
  })
}

/** The likeliest first; each line that holds until then is named twice at most. */
function first(found: readonly Weighed[], kind: keyof typeof MOST): Suspect[] {
  const named = new Map<string, number>()
  return found
    .filter(({ weight }) => weight >= LEAST[kind])
    .sort((one, other) => other.weight - one.weight)
    .filter(({ ids: [id = ''] }) => {
      named.set(id, (named.get(id) ?? 0) + 1)
      return (named.get(id) ?? 0) <= MOST_OF_ONE
    })
    .slice(0, MOST[kind])
    .map(({ ids, why }) => ({ ids, why }))
}

const MOST_OF_ONE = 2
const MOST_LATER = 4
