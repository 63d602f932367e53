import { wordsIn } from '#domain/language/spoken-pieces.ts'
import { contentStems, sharedCount, stem } from '#domain/language/stems.ts'
import { APP, type RowOf } from '#domain/reading/rows.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { MessagePairs } from '#domain/requirements/writing/pair-messages.ts'
import { tellMessage } from '#domain/requirements/writing/tell-message.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findActor } from './find-actor.ts'
import { type FeatureGroup, foldFeatures } from './fold-features.ts'
import { isAppWork, isMaking } from './kinds-of-work.ts'
import type { Places } from './place-features.ts'
import { rightsWithoutFeature } from './rights-as-features.ts'
import { isJudged, type Missing, priorityOf, type ToldFeature } from './told-feature.ts'

interface Around {
  people: People
  places: Places
  pairs: MessagePairs
}

type FeatureRow = RowOf<'feature'>

/** A statement has at most so many words (DOCUMENT: what a requirement is). */
const MOST_WORDS = 36

/** What is asked of the app, told once each: the features, then the rights that no feature covers. */
export function tellFeatures(notebook: Notebook, around: Around): ToldFeature[] {
  const told = foldFeatures(around.places.own).map((rows) => tell(notebook, rows, around))
  const rights = rightsWithoutFeature(notebook, told, around.people)
  return [...told, ...rights.map((right) => fromRight(right, around.people))]
}

function tell(
  notebook: Notebook,
  rows: FeatureGroup,
  { people, places, pairs }: Around,
): ToldFeature {
  const [row] = rows
  const others: ToldFeature['others'] = []
  let { does } = row
  let actor = rows.find((each) => each.actor !== null)?.actor ?? null
  let isSupplied = (row.flags.includes('verb') && !isJudged(row)) || NAMES_A_THING.test(does)
  const inner = isSupplied ? verbPhraseIn(row) : null
  if (inner !== null) {
    does = inner
    isSupplied = false
  } else if (isSupplied) {
    const right = rightInWords(notebook, rows)
    if (right !== undefined) {
      others.push(right)
      does = right.what
      actor ??= right.role
      isSupplied = false
    }
  }
  actor ??= findActor(row, { people, notebook })
  does = withNames(notebook, { row, does, people })
  const message = rows.map(({ id }) => pairs.asFeature.get(id)).find((each) => each !== undefined)
  // The message tells the whole sentence where the feature is but its name.
  const saysIt = message?.when != null && tellMessage(notebook, message, people).isTellable
  const faultRow = rows.map(({ id }) => places.faults.get(id)).find((each) => each !== undefined)
  const fault = faultRow && isTellable(notebook, faultRow.when) ? faultRow.when : null
  const missing = missingOf(notebook, { actor, does, isSupplied: isSupplied && !saysIt })
  return {
    rows,
    others: [...others, ...(message ? [message] : [])],
    actor,
    does,
    isSupplied,
    priority: priorityOf(rows),
    missing,
    isOnly: false,
    fault,
    message,
  }
}

/** "map of bee yards": a noun, whatever it is taken for; a verb that says nothing alone. */
const NAMES_A_THING =
  /^\p{L}+s? of\s|^(?:be|do|get|have|like|need|see|want|would)$|^(?:would|should|could|can|may|must|will|shall|not|no|never)\b/iu

/** Behind a verb that stands in no answer, the founder's own: "have order empty buckets". */
function verbPhraseIn({ does, said }: FeatureRow): string | null {
  const [first = '', ...rest] = does.split(' ')
  const told = said.some(({ words }) => words.toLowerCase().includes(first.toLowerCase()))
  const phrase = rest.join(' ')
  const isDeed = isMaking(phrase) || isAppWork(phrase) || SEES.test(phrase)
  return !told &&
    isDeed &&
    rest.length > 1 &&
    !NAMES_A_THING.test(phrase) &&
    !ALSO_NOUNS.test(phrase)
    ? phrase
    : null
}

const SEES =
  /^(?:see|view|search|find|choose|pick|cancel|change|edit|delete|download|print|export|import|approve|confirm)\b/iu

/** Nouns as well as verbs: only an article behind them tells. */
const ALSO_NOUNS =
  /^(?:log|book|list|order|note|post|report|record|request|type|search|view|change|print|export|import|download|show|count|cancel|display|block|stop|alert|ping|update)\s+(?!(?:the|a|an|its|their|his|her|own|all|every|each)\b)/iu

/** A condition that can stand in a sentence of the document. */
function isTellable({ frames }: Notebook, when: string): boolean {
  return (
    frames.speaks(when) && frames.isPlain(when) && frames.standsAlone(when) && wordsIn(when) <= 15
  )
}

/** "show her a number" → "show the customer a number", where the story has one hero. */
function withNames(
  notebook: Notebook,
  { row, does, people }: { row: FeatureRow; does: string; people: People },
): string {
  if (row.said.some(({ question }) => question !== 'q6')) return does
  const roles = notebook.rows('step').map((step) => people.find(step.role)?.name)
  const hero = roles.find((name) => name !== undefined && name !== people.find(row.actor)?.name)
  return hero === undefined ? does : does.replace(SOMEBODY, notebook.frames.role(hero))
}

const SOMEBODY = /\b(?:him|her|them)(?= (?:an?|the|that|how|what|when|where)\b)/iu

/** The right that the same words tell with a verb: "put complaint" beside "complaints". */
function rightInWords(notebook: Notebook, rows: FeatureGroup): RowOf<'permission'> | undefined {
  const words = new Set(rows.flatMap(({ said }) => said.map((each) => each.words)))
  const stems = contentStems(rows[0].does.replace(/^\p{Script=Latin}+\s+/u, ''))
  return notebook
    .rows('permission')
    .filter(({ may, role }) => may !== 'never' && [null, role].includes(rows[0].actor))
    .find(
      ({ said, what }) =>
        said.some((each) => words.has(each.words) && startsAsSaid(what, each.words)) &&
        sharedCount(stems, contentStems(what)) > 0,
    )
}

function startsAsSaid(what: string, words: string): boolean {
  const verb = /^\p{Script=Latin}+/u.exec(what)?.[0]
  return verb === undefined || (words.match(/\p{L}+/gu) ?? []).map(stem).includes(stem(verb))
}

function missingOf(
  { frames }: Notebook,
  { actor, does, isSupplied }: Pick<ToldFeature, 'actor' | 'does' | 'isSupplied'>,
): Missing {
  const missing: Missing = []
  if (actor === null || !frames.speaks(actor === APP ? does : actor)) missing.push('actor')
  if (isSupplied || !frames.speaks(does) || wordsIn(does) > MOST_WORDS) missing.push('action')
  return missing
}

function fromRight(right: RowOf<'permission'>, people: People): ToldFeature {
  const { id, said, by, state, certainty, flags, changed, origin } = right
  const base = { id, said, by, state, certainty, flags, changed, origin }
  const actor = people.find(right.role)?.name ?? right.role
  const row: FeatureRow = {
    ...base,
    kind: 'feature',
    actor,
    does: right.what,
    priority: 'unsaid',
    outcome: null,
    things: [],
  }
  return {
    rows: [row],
    others: [],
    actor,
    does: right.what,
    isSupplied: false,
    priority: 'unsaid',
    missing: [],
    isOnly: right.may === 'only',
    fault: null,
    message: undefined,
  }
}
