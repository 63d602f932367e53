import { countWords } from '#domain/language/count-words.ts'
import { APP, type RowOf } from '#domain/reading/rows.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { MessagePairs } from '#domain/requirements/writing/messages/pair-messages.ts'
import { tellMessage } from '#domain/requirements/writing/messages/tell-message.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isPartOfShared, isPartOfSole } from '#domain/requirements/writing/rights/group-rights.ts'
import { isWhileAway } from '#domain/requirements/writing/rights/in-a-case.ts'
import { isNamedWith } from '#domain/requirements/writing/rights/named-beside.ts'
import { nameDoer } from '#domain/requirements/writing/words/fold-pairs.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isBrokenDeed } from './broken-deed.ts'
import { findColleagues } from './find-doers.ts'
import { type FeatureGroup, foldFeatures } from './fold-features.ts'
import { type JoinedRight, joinRights } from './join-rights.ts'
import { mergeDoers, mergeSame } from './merge-told.ts'
import type { Places } from './place-features.ts'
import { findRightsWithoutFeature, withCovered } from './rights-as-features.ts'
import { tellDeed } from './tell-deed.ts'
import { type Missing, readPriority, type ToldFeature } from './told-feature.ts'

interface Around {
  people: People
  places: Places
  pairs: MessagePairs
}

type FeatureRow = RowOf<'feature'>

/** A statement has at most so many words (docs/document.md#principles). */
const MOST_WORDS = 36

/**
 * What is asked of the app, told once each: the features, then the rights that no feature covers.
 */
export function tellFeatures(notebook: Notebook, around: Around): ToldFeature[] {
  const each = foldFeatures(around.places.own).map((rows) => tell(notebook, rows, around))
  const lines = mergeDoers(mergeSame(each.map((one) => withActorOfLine(one, each))), around.people)
  const told = lines.map((one) => withCovered(one, notebook, around.people))
  const rights = findRightsWithoutFeature(notebook, told, around.people)
  const heads = rights.filter(
    (right, at) => !rights.slice(0, at).some((other) => isShared(right, other, around.people)),
  )
  return [
    ...told,
    ...joinRights(heads, notebook.rows('permission'), around.people).map((joined) =>
      fromRight(
        { ...joined, does: notebook.confirms.deed(joined.does) ?? joined.does },
        notebook.rows('permission'),
        around.people,
      ),
    ),
  ]
}

/** "book, hand out and take back": what is said in one line without any name is the same person's. */
function withActorOfLine(one: ToldFeature, all: readonly ToldFeature[]): ToldFeature {
  if (one.actor !== null || !one.missing.includes('actor')) return one
  const line = lineOf(one)
  const others = all.filter((other) => other !== one && line !== null && lineOf(other) === line)
  const [only = null, ...more] = new Set(others.flatMap(({ actor }) => actor ?? []))
  if (only === null || only === APP || more.length > 0) return one
  return { ...one, actor: only, missing: one.missing.filter((part) => part !== 'actor') }
}

/** The words that all of a line's features were read from. */
function lineOf({ rows: [{ said }] }: ToldFeature): string | null {
  const [only, ...more] = said
  return only === undefined || more.length > 0 ? null : `${only.question} ${only.words}`
}

function tell(
  notebook: Notebook,
  rows: FeatureGroup,
  { people, places, pairs }: Around,
): ToldFeature {
  const [row] = rows
  const { actor, does, isSupplied, others, holders, noun } = tellDeed(notebook, rows, people)
  const message = rows.map(({ id }) => pairs.asFeature.get(id)).find((each) => each !== undefined)
  // The message tells the whole sentence where the feature is but its name.
  const saysIt = message?.when != null && tellMessage(notebook, message, people).isTellable
  const faultRow = rows.map(({ id }) => places.faults.get(id)).find((each) => each !== undefined)
  const fault = faultRow && isTellable(notebook, faultRow.when) ? faultRow.when : null
  const isWhole = saysIt || notebook.frames.clause(does) !== null
  const isRead = !isOfRules(row)
  const missing = missingOf(notebook, { actor, does, isSupplied: isSupplied && !isWhole, isRead })
  const isShown = missing.length === 0 && holders.length === 0 && rows.every(isOfStoryAlone)
  const colleagues = isShown ? findColleagues(actor, { does, notebook, people }) : []
  return {
    rows,
    others: [...others, ...(message ? [message] : [])],
    actor,
    does,
    isSupplied,
    priority: readPriority(rows),
    missing,
    isOnly: false,
    beside: [...holders, ...colleagues],
    ...(colleagues.length > 0 && { isBesideSupposed: true }),
    fault,
    rest: noun?.rest ?? null,
    moment: noun?.isOfApp === true ? momentOf(row) : null,
    isNoun: noun !== null,
    message,
  }
}

/** "I press picked up", in the story of one day: whoever works there does it on another. */
function isOfStoryAlone({ said, certainty }: FeatureRow): boolean {
  const isOnly = said.some(({ words }) => ONLY.test(words))
  return !isOnly && certainty === 'clear' && said[0]?.question === 'q6' && isToldOnce(said)
}

const ONLY = /\b(?:only|alone|nobody else|myself)\b|だけ|のみ/iu

/** Words of another answer say who somebody is, but those of the features what is wanted. */
function isToldOnce(said: FeatureRow['said']): boolean {
  return !said.some(({ question }) => question === 'q7' || question === 'q9')
}

/** "ping when its ur turn": the founder's own words for when the app does it. */
function momentOf({ said }: FeatureRow): string | null {
  for (const { words } of said) {
    const moment = /\b(?:when|once|as soon as|if) (?=\S+ \S)(.+)$/isu.exec(words)?.[1]
    if (moment !== undefined) return moment
  }
  return null
}

/** A condition that can be in a sentence of the document. */
function isTellable({ frames }: Notebook, when: string): boolean {
  return (
    frames.speaks(when) &&
    frames.isPlain(when) &&
    frames.standsAlone(when) &&
    countWords(when) <= 15
  )
}

function missingOf(
  { frames }: Notebook,
  {
    actor,
    does,
    isSupplied,
    isRead,
  }: Pick<ToldFeature, 'actor' | 'does' | 'isSupplied'> & { isRead: boolean },
): Missing {
  const missing: Missing = []
  if (actor === null || !frames.speaks(actor === APP ? does : actor)) missing.push('actor')
  const deed = frames.text(does)
  const isTold =
    frames.speaks(deed) &&
    frames.isDeed(deed) &&
    (isRead || !isBrokenDeed(deed)) &&
    countWords(deed) <= MOST_WORDS
  if (isSupplied || !isTold) missing.push('action')
  return missing
}

type Right = RowOf<'permission'>

/** "Only me, the captain and the deputy", 「夫婦だけ」: one right of several. */
function isShared(one: Right, other: Right, people: People): boolean {
  const isSame = one.what.trim().toLowerCase() === other.what.trim().toLowerCase()
  if (!isSame || one.may !== other.may || one.may === 'never') return false
  return people.find(one.role) !== people.find(other.role)
}

/** Who has a right, in the order of the roles; of two who are one role, one alone by their own name. */
function nameHolders([right, ...shared]: readonly [Right, ...Right[]], people: People): string[] {
  const own = people.find(right.role)
  const holders = new Set([right, ...shared].map(({ role }) => people.find(role)?.name ?? role))
  return people.roles
    .filter((role) => holders.has(role.name) || isNamedWith(role, [right], people))
    .map((role) => (role === own ? nameDoer(right.role, role) : role.name))
}

function fromRight(
  { right, others, does }: JoinedRight,
  all: readonly Right[],
  people: People,
): ToldFeature {
  const shared = all.filter((other) => isShared(right, other, people))
  const [actor = right.role, ...beside] = nameHolders([right, ...shared], people)
  const { id, said, by, state, certainty, flags, changed, origin } = right
  const base = { id, said, by, state, certainty, flags, changed, origin }
  const row: FeatureRow = {
    ...base,
    kind: 'feature',
    actor,
    does,
    priority: 'unsaid',
    outcome: null,
    things: [],
  }
  return {
    rows: [row],
    others: [...shared, ...others],
    actor,
    does,
    isSupplied: false,
    priority: 'unsaid',
    missing: [],
    // Somebody may do a part of it, their own: then it is not only theirs.
    isOnly:
      right.may === 'only' &&
      !all.some(
        (other) =>
          isPartOfSole(other, right.what, all) ||
          isPartOfShared(right, other) ||
          isWhileAway(other, right),
      ),
    beside,
    isOfRight: true,
    fault: null,
    rest: null,
    moment: null,
    isNoun: false,
    message: undefined,
  }
}
