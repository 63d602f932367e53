import type {
  AcceptanceCriterion,
  BusinessRule,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { thirdPerson } from '#domain/requirements/wording/action.ts'
import type { Ears } from '#domain/requirements/wording/ears.ts'
import { bare, lowerFirst, theActor } from '#domain/requirements/wording/phrases.ts'
import { knownVerb, verbKind } from '#domain/requirements/wording/verbs.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import {
  JAPANESE_FAILURE,
  japaneseAttempt,
  japaneseContext,
  japaneseDraft,
} from './japanese-criteria.ts'
import { type Entry, findSubject, type RequirementBook } from './requirement-book.ts'
import { asClause, isRefusal, readRule } from './write-rules.ts'

/** A situation of question 12 with what the app should do then. */
interface Case {
  situation: string
  /** Null when the user named none. */
  reaction: string | null
  segment: Segment
}

/**
 * Gives each requirement its acceptance criteria: what should happen, what the rules and the cases
 * add, and for a must at least one failure. Yields the cases that belong to no requirement.
 */
export function writeCriteria(
  book: RequirementBook,
  rules: readonly BusinessRule[],
  caseSegments: readonly Segment[],
): Segment[] {
  for (const entry of book.entries) add(entry, mainCriterion(book.notebook, entry))
  for (const rule of rules) addRule(book, rule)
  const homeless: Segment[] = []
  const silent: string[] = []
  for (const segment of caseSegments) {
    const found = readCase(segment)
    const entry = findSubject(book, found.situation)
    if (entry === null) homeless.push(segment)
    else silent.push(...addCase(book.notebook, entry, found))
  }
  if (silent.length > 0) {
    book.notebook.ask({
      ...book.notebook.words.ask.unansweredCase,
      blocks: silent,
      question: 'q12',
    })
  }
  for (const entry of book.entries) addMissingFailure(book.notebook, entry)
  return homeless
}

function add({ requirement }: Entry, criterion: AcceptanceCriterion): void {
  requirement.criteria.push(criterion)
}

type Draft = Pick<AcceptanceCriterion, 'given' | 'when' | 'outcome'>

function mainCriterion(notebook: Notebook, { ears, requirement }: Entry): AcceptanceCriterion {
  const from = { quotes: requirement.quotes, sources: requirement.sources }
  if (notebook.japanese) return japaneseCriterion(notebook, ears, from)
  if (ears.condition !== null) {
    const draft = {
      given: 'the app is open',
      when: asClause(ears.condition, notebook.names),
      outcome: `the app ${thirdPerson(ears.response)}`,
    }
    return { ...notebook.item('AC', []), ...from, ...draft, failure: isRefusal(ears.response) }
  }
  const item = { ...notebook.item('AC', [], ears.kind === 'offer' ? 'open' : 'assumed'), ...from }
  const draft =
    ears.action === null || ears.actor === null
      ? appDraft(requirement, ears)
      : actionDraft(ears.actor, ears.action)
  if (ears.kind === 'forbid') {
    const refused = `${theActor(ears.actor ?? 'a user')} tries to ${ears.action ?? 'do it'}`
    return {
      ...item,
      given: draft.given,
      when: refused,
      outcome: 'the app refuses and says why',
      failure: true,
    }
  }
  const view = ears.action !== null && verbKind(ears.action.split(' ')[0] ?? '') === 'view'
  notebook.assume(view ? notebook.words.assume.shown : notebook.words.assume.saved, [item.id])
  return { ...item, ...draft, failure: false }
}

function japaneseCriterion(
  notebook: Notebook,
  ears: Ears,
  from: Pick<AcceptanceCriterion, 'quotes' | 'sources'>,
): AcceptanceCriterion {
  const { view, ...draft } = japaneseDraft(ears)
  if (ears.condition !== null) {
    return { ...notebook.item('AC', []), ...from, ...draft, failure: isRefusal(ears.response) }
  }
  const open = ears.kind === 'offer'
  const failure = ears.kind === 'forbid'
  const item = { ...notebook.item('AC', [], open ? 'open' : 'assumed'), ...from }
  if (!failure) {
    notebook.assume(view ? notebook.words.assume.shown : notebook.words.assume.saved, [item.id])
  }
  return { ...item, ...draft, failure }
}

function actionDraft(actor: string, action: string): Draft {
  const who = actor === 'its users' ? 'a user' : actor
  const plural = !/^(?:an?|the)\s/.test(who)
  const [verb = '', ...object] = action.split(' ')
  return {
    given: `${who} ${plural ? 'have' : 'has'} opened the app`,
    when: `${theActor(who)} ${plural ? action : thirdPerson(action)}`,
    outcome: OUTCOMES[verbKind(verb)](object.join(' ')),
  }
}

const OUTCOMES = {
  view: (thing: string) => {
    if (thing === '') return 'it appears on screen'
    return /^(?:for|at|by|through|in|on)\b/.test(thing)
      ? 'the app shows what was asked for'
      : `the app shows ${thing}`
  },
  create: () => 'the app saves it, confirms it on screen, and it is still there after a reload',
  change: () => 'the app saves the change, shows it, and it is still there after a reload',
  remove: () => 'the app carries it out, confirms it on screen, and it stays so after a reload',
  pay: () => 'the app records the payment once and shows a confirmation',
  tell: () => 'the app does so and shows that it is done',
}

function appDraft({ text }: FunctionalRequirement, ears: Ears): Draft {
  const given = 'everything it needs is in the app'
  if (ears.kind === 'offer') {
    const thing = ears.response.replace(/^offer\s+/, '')
    return { given, when: `a person uses ${thing}`, outcome: 'it is there and can be used' }
  }
  const asks = ears.actor !== null && /^The app shall (?:show|give)\b/.test(text)
  const when = asks ? `${theActor(ears.actor ?? '')} asks for it` : 'the moment for it comes'
  return { given, when, outcome: `the app ${thirdPerson(ears.response)}` }
}

function addRule(book: RequirementBook, rule: BusinessRule): void {
  const entry = findSubject(book, rule.text)
  if (entry === null) return
  entry.requirement.rules.push(rule.id)
  if (rule.condition === null || rule.outcome === null) return
  const { quotes, sources } = rule
  add(entry, {
    ...book.notebook.item('AC', []),
    quotes,
    sources,
    given: asClause(rule.condition, book.notebook.names),
    when: attempt(book.notebook, entry),
    outcome: asClause(rule.outcome, book.notebook.names),
    failure: isRefusal(rule.text),
  })
}

/** Somebody setting out to do what the requirement is about. */
function attempt({ japanese }: Notebook, { ears }: Entry): string {
  if (japanese) return japaneseAttempt(ears)
  if (ears.action !== null && ears.actor !== null) {
    const who = ears.actor === 'its users' ? 'a user' : ears.actor
    return `${who} ${/^(?:an?|the)\s/.test(who) ? 'tries' : 'try'} to ${ears.action}`
  }
  if (ears.kind === 'offer') return `a person uses ${ears.response.replace(/^offer\s+/, '')}`
  return ears.condition === null ? `the app is about to ${ears.response}` : bare(ears.condition)
}

const PARTED =
  /^(?:if|when|in case|once)?\s*(.+?)(?:\s*:\s+|\s*：\s*|\s+(?:→|->|=>|–|—|-)\s+)(.+)$/iu

/** "Situation: reaction", "If situation, reaction"; the reaction is null when none is named. */
export function readCase(segment: Segment): Case {
  const text = bare(segment.text)
  const parted = PARTED.exec(text)
  if (parted !== null) return { segment, situation: parted[1] ?? '', reaction: parted[2] ?? null }
  const { condition, outcome } = readRule(text)
  if (condition !== null) return { segment, situation: condition, reaction: outcome }
  return { segment, situation: text, reaction: null }
}

/** Adds the case; yields the criterion's id when the user named no reaction. */
function addCase(notebook: Notebook, entry: Entry, found: Case): string[] {
  const open = found.reaction === null
  const fallback = notebook.japanese ? JAPANESE_FAILURE.fallback : FALLBACK
  const item = notebook.item('AC', [found.segment], open ? 'open' : 'stated')
  add(entry, {
    ...item,
    given: notebook.japanese ? japaneseContext(entry.ears) : context(entry),
    when: asClause(found.situation, notebook.names),
    outcome: found.reaction === null ? fallback : reactionLine(found.reaction, notebook.names),
    failure: true,
  })
  return open ? [item.id] : []
}

function context({ ears }: Entry): string {
  if (ears.action !== null && ears.actor !== null) {
    const who = ears.actor === 'its users' ? 'a user' : ears.actor
    return `${who} ${/^(?:an?|the)\s/.test(who) ? 'wants' : 'want'} to ${ears.action}`
  }
  return ears.condition === null ? 'the app is in use' : bare(ears.condition)
}

/** "show the booking" → "the app shows the booking"; other reactions stay as they are. */
function reactionLine(reaction: string, names: ReadonlySet<string>): string {
  const word = /^[\p{L}-]+/u.exec(reaction)?.[0] ?? ''
  if (knownVerb(word) !== word.toLowerCase()) return asClause(reaction, names)
  return `the app ${thirdPerson(lowerFirst(bare(reaction)))}`
}

const FAILURE = {
  appFails: 'something the app needs for it fails',
  personFails: 'the connection is lost or something typed is not valid',
  outcome: 'the app says so in plain words, changes nothing and keeps what was typed',
}

const FALLBACK = 'the app says what went wrong in plain words and keeps what was typed'

function addMissingFailure(notebook: Notebook, entry: Entry): void {
  const { requirement, ears } = entry
  if (requirement.priority !== 'must' || requirement.criteria.some(({ failure }) => failure)) return
  const item = notebook.item('AC', [], 'assumed')
  const told = notebook.japanese ? JAPANESE_FAILURE : FAILURE
  const given = ears.kind === 'app' ? told.appFails : told.personFails
  add(entry, {
    ...item,
    sources: requirement.sources,
    given,
    when: attempt(notebook, entry),
    outcome: told.outcome,
    failure: true,
  })
  notebook.assume(notebook.words.assume.failure, [item.id])
}
