import { findQuestion, QUESTIONS } from '#domain/questionnaire/questions.ts'
import { isMissingDefault } from '#domain/requirements/defaults/is-missing-default.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  EntityField,
  FunctionalRequirement,
  Message,
} from '#domain/requirements/document-items.ts'
import { isFull } from '#domain/requirements/enrichment/applying/criteria.ts'
import { roomForQuestions } from '#domain/requirements/enrichment/applying/keep-asked.ts'
import { listUnset } from '#domain/requirements/enrichment/asking/list-unset.ts'
import { listBooked } from '#domain/requirements/enrichment/booking/list-booked.ts'
import { listUntested } from '#domain/requirements/enrichment/delivery/list-untested.ts'
import type { EnrichedSection } from '#domain/requirements/enrichment/proposals.ts'
import {
  listReviewedRest,
  listReviewedTests,
} from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { tellUntil } from '#domain/requirements/enrichment/reviewing/tell-rows.ts'
import {
  listSuspects,
  type Suspect,
} from '#domain/requirements/enrichment/suspects/list-suspects.ts'
import { isAsked } from '#domain/requirements/questions/is-asked.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { WORDS_BY_LANGUAGE } from '#domain/requirements/words-by-language.ts'
import { type Fenced, fenceData } from '#server/prompts/fence-data.ts'
import {
  DRAFTS_TO_SUPPLY,
  markedLine,
  rolesOf,
  said,
  toldStep,
  unsaidOf,
} from './draft-to-supply.ts'
import { writeWordingPages } from './drafts-to-word.ts'
import { listPeopleDraft } from './people-prompt.ts'
import { listScreensDraft } from './screens-prompt.ts'
import { writeSheetPages } from './sheet-pages.ts'
import { listStagesDraft } from './stages-prompt.ts'
import { listWalkDraft } from './walk-prompt.ts'

/** No answer takes more room than this; a quote from further on cannot be given. */
const MOST_LETTERS = 4_000
/** Whoever is to tell of every requirement sees them all. */
const MOST_LETTERS_OF_DRAFT = 72_000
const MOST_LETTERS_OF_REST = 52_000

/** All answers, any of which an item may cite, and the draft of one part, as data in a fence: one message, or several of a long draft. */
export function writePartMessages(part: EnrichedSection, document: RequirementsDocument): string[] {
  const answers = document.answers.map(({ question, text }): Fenced => {
    const title = findQuestion(question, QUESTIONS)?.title ?? ''
    return { heading: `answer ${question} ${title}`, text: clipped(text, MOST_LETTERS) }
  })
  // How words are meant is read of the answers alone, before anything is made of them.
  if (part === 'spelling') return [fenceData(answers)]
  const drafts = writeDrafts(part, document)
  return drafts.map((text) => fenceData([...answers, { heading: 'draft', text }]))
}

function writeDrafts(part: Drafted, document: RequirementsDocument): string[] {
  if (part === 'review') return listReviewPages(document)
  if (part === 'capabilities') return writeSheetPages(document)
  if (part === 'wording') return writeWordingPages(document)
  return [clipped(DRAFTS[part](document).join('\n'), MOST_LETTERS_OF_DRAFT)]
}

/**
 * The whole draft; one that is too long in pages, each with some of the requirements and everything
 * that they may contradict.
 */
function listReviewPages(document: RequirementsDocument): string[] {
  const others = listReviewedRest(document).filter(({ show }) => show?.() !== '')
  const rest = clipped(others.map(markedLine).join('\n'), MOST_LETTERS_OF_REST)
  const pages: string[] = []
  for (const lines of listReviewedTests(document)) {
    const text = lines.map(markedLine).join('\n')
    const page = pages.at(-1)
    const isFull =
      page === undefined || page.length + text.length + rest.length > MOST_LETTERS_OF_DRAFT
    if (isFull) pages.push(text)
    else pages[pages.length - 1] = `${page}\n${text}`
  }
  const suspects = listSuspects(document)
  return (pages.length > 0 ? pages : ['']).map((page) => {
    const text = `${page}\n${rest}`
    return [text, ...tellSuspects(suspects, text)].join('\n')
  })
}

/** What a program found, of lines that stand on the page. */
function tellSuspects(suspects: readonly Suspect[], page: string): string[] {
  const ids = new Set(page.split('\n').map((line) => line.split(' ')[0]))
  const here = suspects.filter((suspect) => suspect.ids.every((id) => ids.has(id)))
  return here.length === 0 ? [] : ['to settle', ...here.map(tellSuspect)]
}

function tellSuspect({ ids, why }: Suspect): string {
  return `? ${ids.join(', ')}: ${why}`
}

function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} …`
}

type Drafted = Exclude<EnrichedSection, 'spelling'>

const DRAFTS: Record<
  Exclude<Drafted, 'review' | 'capabilities' | 'wording'>,
  (document: RequirementsDocument) => string[]
> = {
  ...DRAFTS_TO_SUPPLY,
  stages: listStagesDraft,
  screens: listScreensDraft,
  people: listPeopleDraft,
  walk: listWalkDraft,
  requirements: (document) => [
    ...document.journeys.flatMap(({ id, title, steps }) => [
      `${id} ${title}`,
      ...steps.map(toldStep),
    ]),
    ...document.rules.map(said),
    ...listClashes(document),
    ...withCriteria(document),
  ],
  cases: (document) => [...listClashes(document), ...withCriteria(document)],
  data: (document) => [
    ...rolesOf(document),
    ...document.entities.map(
      ({ id, name, fields }) => `${id} ${name}: ${fields.map(saidOfField).join(', ')}`,
    ),
    ...document.messages.map((message) => said(message) + openOf(message, document)),
    // What may need a field.
    ...listRequirements(document).map(said),
    ...document.rules.map(said),
    ...listClashes(document),
    ...document.openQuestions.map(said),
  ],
  questions: listOpen,
  examples: (document) => [
    ...listBookings(document),
    ...listClashes(document),
    ...withCriteria(document, false),
    ...listRules(document),
    ...(document.money ?? []).map(said),
  ],
  slices: (document) => [
    tellToday(document),
    ...listRequirements(document).map(ranked),
    ...document.journeys.slice(0, 1).flatMap(({ steps }) => steps.map(toldStep)),
    ...document.constraints.map(said),
  ],
}

/** What is somebody's for a time, with where that is kept and what may stand between two. */
function listBookings(document: RequirementsDocument): string[] {
  return listBooked(document, WORDS_BY_LANGUAGE[document.writtenIn].document).map(
    ({ requirement, kept, rules }) => {
      const things = kept.map(
        ({ entity, times }) => `${entity.id} ${entity.name}: ${times.join(', ')}`,
      )
      const between = rules.length === 0 ? '' : `; rules: ${rules.join(', ')}`
      return `for a time: ${requirement.id} (${things.join('; ')}${between})`
    },
  )
}

/** Where the answers do not agree, with what holds until it is decided: no test goes against it. */
function listClashes({ contradictions = [] }: RequirementsDocument): string[] {
  return contradictions.map((item) => said(item) + tellUntil(item.suggestedDefault))
}

/** The rules, with those that no test runs. */
function listRules(document: RequirementsDocument): string[] {
  const untested = listUntested(document)
  return document.rules.map((rule) => said(rule) + (untested.includes(rule) ? ' (no test)' : ''))
}

/** No day that somebody supposes has passed. */
function tellToday({ date }: RequirementsDocument): string {
  return `Today is ${date.slice(0, 10)}.`
}

/** What is asked already with what holds until then; the requirements with what they lack. */
function listOpen(document: RequirementsDocument): string[] {
  const { openQuestions, contradictions = [], risks, boundaries = [] } = document
  const { defaults } = WORDS_BY_LANGUAGE[document.writtenIn]
  const tellHeld = (text: string | null | undefined) =>
    tellUntil(isMissingDefault(text, defaults) ? 'missing' : text)
  return [
    tellToday(document),
    `Room for ${roomForQuestions(document)} more questions.`,
    ...listRequirements(document).map(
      (item) => said(item) + unsaidOf(item) + tellUntil(item.untilThen),
    ),
    ...listUnset(document).map(({ id, word }) => `${id} "${word}" (nothing sets it): ask when`),
    ...risks.map(said),
    ...contradictions.map((item) => said(item) + tellHeld(item.suggestedDefault)),
    ...openQuestions.map((item) => said(item) + tellHeld(item.suggestedDefault)),
    ...boundaries
      .filter(isAsked)
      .map((item) => `${said(item)} (suggested: ${item.suggested ? 'yes' : 'no'})`),
  ]
}

function ranked(item: FunctionalRequirement): string {
  const priority = item.priority === 'unsaid' ? 'not ranked' : item.priority
  return `${said(item)} (${item.mark === 'open' ? 'waits for a decision' : priority})`
}

/** To whom a message goes, and by what, as far as nobody said it. */
function openOf({ recipient, channel }: Message, { writtenIn }: RequirementsDocument): string {
  const { channelUnsaid } = WORDS_BY_LANGUAGE[writtenIn].writer
  return `${recipient === null ? ' (to: open)' : ''}${channel === channelUnsaid ? ' (by: open)' : ''}`
}

function saidOfField({ name, meaning, rule, example }: EntityField): string {
  const told = Object.entries({ meaning, rule, example })
  const details = told.flatMap(([part, text]) => (text === null ? [] : [`${part}: ${text}`]))
  return details.length === 0 ? name : `${name} (${details.join('; ')})`
}

/** `bounded`: the tests that are asked for have a bound with those that are there. */
function withCriteria(document: RequirementsDocument, bounded = true): string[] {
  return listRequirements(document).flatMap((requirement) => [
    `${said(requirement)}${bounded && isFull(requirement) ? ' (no room for more tests)' : ''}${requirement.criteria.length === 0 ? ' (no test)' : ''}`,
    ...requirement.criteria.map(
      ({ id, given, when, outcome }) =>
        `  ${id} ${given === '' ? 'When' : `Given ${given}, when`} ${when}, then ${outcome}`,
    ),
  ])
}
