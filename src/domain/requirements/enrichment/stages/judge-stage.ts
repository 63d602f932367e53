import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findFormFault, SHOWN } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { findUnfounded } from '#domain/requirements/enrichment/find-unfounded.ts'
import { findUntoldWords } from '#domain/requirements/enrichment/find-untold-words.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findOtherNegation } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import type { StageProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import {
  listContents,
  listCriteria,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'
import type { JudgedNote, ProposedStages } from './proposed-stages.ts'
import { tellsOf } from './stage-words.ts'

interface Given {
  proposal: StageProposal
  name: string
  /** Its place in the proposal. */
  at: number
  /** What its ways in and out go by, or wait for, by id. */
  items: readonly string[]
  /** So many more stages may be supposed. */
  room: number
}

interface Taken {
  /** Null for a stage that falls; its meaning is empty where that alone is not borne out. */
  note: JudgedNote | null
  quotes: Quote[]
  fallen: Fault[]
}

/** Judges one stage by itself: its name and what it means. */
export function judgeStage(bench: Bench, given: Given, table: ProposedStages): Taken {
  const { proposal, name: stage, at } = given
  const { answers } = bench.evidence
  const { quotes, wrong } = readCitations(proposal.cites, answers)
  const said = quotes.map(({ text }) => text)
  const isAdded = !table.told.stages.includes(stage)
  const isQuoted = !isAdded || isTold(bench, stage, said)
  const fault = isAdded ? findFaultOfName(bench, given, { said, isQuoted }) : null
  const placed = (each: Fault) => ({ ...each, part: `stages[${at}].${each.part}` })
  if (fault !== null) return { note: null, quotes: [], fallen: [placed(fault)] }
  const ways = proposal.ways.flatMap(({ cites }) => readCitations(cites, answers).quotes)
  const meant = bare(tidy(proposal.means))
  const unmeant =
    at < 0
      ? null
      : (findFaultOfForm(meant) ??
        findFaultOfMeaning(bench, meant, { ...table, said: [...quotes, ...ways].map(textOf) }))
  const meaning = unmeant === null ? meant : ''
  const note: JudgedNote = {
    stage,
    meaning,
    ...(!isSaid(bench, meaning, { said, stage, table }) && { assumed: true }),
    ...(isAdded && { added: true }),
    ...(proposal.takes !== null && { takes: proposal.takes }),
    ...(proposal.open && { open: true }),
    supposed: !isQuoted,
  }
  const miscited: Fault[] =
    wrong === null ? [] : [{ rule: 'citation-wrong', words: wrong.quote, part: 'cites' }]
  const fallen = [...miscited, ...(unmeant === null ? [] : [unmeant])].map(placed)
  return { note, quotes, fallen }
}

function textOf({ text }: Quote): string {
  return text
}

function isSaid(
  { evidence }: Bench,
  meaning: string,
  { said, stage, table }: { said: readonly string[]; stage: string; table: ProposedStages },
): boolean {
  return (
    evidence.sameLanguage &&
    said.length > 0 &&
    findForeignWords(meaning, [...said, stage, table.thing]).length === 0 &&
    findOtherNegation(meaning, said) === null
  )
}

/** Whether the quotes tell of a stage, and name nobody and nothing new. */
function isTold({ evidence }: Bench, stage: string, said: readonly string[]): boolean {
  if (said.length === 0) return false
  return (
    !evidence.sameLanguage ||
    said.some((quote) => tellsOf(quote, stage)) ||
    findForeignWords(stage, evidence.told).length === 0
  )
}

/**
 * A stage that nobody told by name: the quotes tell of it, or, of a few, a function, a rule, a message
 * or a question that its ways go by tells of it, in words that the answers or the draft have.
 */
function findFaultOfName(
  { document, evidence }: Bench,
  { name: stage, items, room }: Given,
  { said, isQuoted }: { said: readonly string[]; isQuoted: boolean },
): Fault | null {
  const name = { text: stage, part: 'name' }
  const fault = findFormFault(name, LIMITS.stages.name) ?? findInvented(name, evidence.told)
  if (fault !== null || isQuoted) return fault
  if (!isNeeded(document, stage, items)) {
    return said.length === 0
      ? { rule: 'citation-missing', words: stage, part: 'cites' }
      : { rule: 'words-added', words: stage, part: 'name' }
  }
  const drafted = listContents(document).map(({ content }) => content)
  const [foreign] = evidence.sameLanguage
    ? findUntoldWords(stage, [...evidence.told, ...drafted])
    : []
  if (foreign !== undefined) return { rule: 'words-added', words: stage, part: 'name' }
  const { supposed: most } = LIMITS.stages
  return room > 0 ? null : { rule: 'too-many', words: stage, most, part: 'name' }
}

/** Whether an item, or a test of it, tells of a stage. */
function isNeeded(
  document: RequirementsDocument,
  stage: string,
  items: readonly string[],
): boolean {
  const ids = new Set(items.map(tidy))
  const tests = listRequirements(document)
    .filter(({ id }) => ids.has(id))
    .flatMap(listCriteria)
  const lines = listContents(document).filter(({ item }) => ids.has(item.id))
  return [...lines, ...tests].some(({ content }) => tellsOf(content, stage))
}

function findFaultOfForm(meaning: string): Fault | null {
  const { words: most, letters } = LIMITS.stages
  const part = 'means'
  const form = findFormFault({ text: meaning, part }, letters)
  if (form !== null) return form
  if (meaning.split(/\s+/u).length > most) {
    return { rule: 'shape', form: 'too-many-words', most, words: meaning.slice(0, SHOWN), part }
  }
  const self = FIRST_PERSON.exec(meaning)?.[0]
  return self === undefined ? null : { rule: 'shape', form: 'first-person', words: self, part }
}

/** Figures and names are those of the answers; of its other words few are neither theirs nor the draft's. */
function findFaultOfMeaning(
  { document, evidence }: Bench,
  meaning: string,
  { names, thing, said }: ProposedStages & { said: readonly string[] },
): Fault | null {
  const given = { text: meaning, part: 'means' }
  const counted = new Set(said.flatMap(numbersIn))
  const isCounted = (words: string) =>
    numbersIn(words).length > 0 && numbersIn(words).every((number) => counted.has(number))
  const invented = findInvented(given, [...evidence.told, ...names], (text, told) =>
    findUnfounded(text, told).filter((words) => !isCounted(words)),
  )
  if (invented !== null || !evidence.sameLanguage) return invented
  const drafted = listContents(document).map(({ content }) => content)
  const foreign = findForeignWords(meaning, [...evidence.told, ...drafted, ...names, thing])
  return foreign.length <= FOREIGN
    ? null
    : { rule: 'words-added', words: foreign[0] ?? '', part: given.part }
}

/** Words such as "called off", which say nothing by themselves. */
const FOREIGN = 2

function numbersIn(text: string): string[] {
  return findNumbers(text).flatMap(({ readings }) => readings.at(-1) ?? [])
}
