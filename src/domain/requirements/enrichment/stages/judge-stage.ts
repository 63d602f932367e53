import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { StageNote } from '#domain/requirements/document-stages.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findFormFault, SHOWN } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findOtherNegation } from '#domain/requirements/enrichment/negations.ts'
import { findForeignWords, findUnfounded } from '#domain/requirements/enrichment/own-words.ts'
import type { StageProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import type { ProposedStages } from './proposed-stages.ts'
import { tellsOf } from './stage-words.ts'

interface Given {
  proposal: StageProposal
  /** Its place in the table. */
  at: number
}

interface JudgedStage {
  note: StageNote
  quotes: Quote[]
}

/** Judges one stage by itself: its name and what it means. */
export function judgeStage(
  bench: Bench,
  { proposal, at }: Given,
  table: ProposedStages,
): JudgedStage | { refused: Fault } {
  const { answers, sameLanguage } = bench.evidence
  const stage = table.names[at] ?? ''
  const meaning = bare(tidy(proposal.means))
  const { quotes, wrong } = readCitations(proposal.cites, answers)
  const said = quotes.map(({ text }) => text)
  const isAdded = !table.told.stages.includes(stage)
  const ways = proposal.ways.flatMap(({ cites }) => readCitations(cites, answers).quotes)
  const fault =
    (wrong === null
      ? null
      : { rule: 'citation-wrong' as const, words: wrong.quote, part: 'cites' }) ??
    (isAdded ? findFaultOfName(bench, stage, said) : null) ??
    findFaultOfForm(meaning) ??
    findFaultOfMeaning(bench, meaning, {
      ...table,
      said: [...said, ...ways.map(({ text }) => text)],
    })
  if (fault !== null) return { refused: { ...fault, part: `stages[${at}].${fault.part}` } }
  const isSaid =
    sameLanguage &&
    said.length > 0 &&
    findForeignWords(meaning, [...said, stage, table.thing]).length === 0 &&
    findOtherNegation(meaning, said) === null
  const note: StageNote = {
    stage,
    meaning,
    ...(!isSaid && { assumed: true }),
    ...(isAdded && { added: true }),
    ...(proposal.takes !== null && { takes: proposal.takes }),
    ...(proposal.open && { open: true }),
  }
  return { note, quotes }
}

/** A stage that nobody told by name: the quotes tell of it, and it names nobody and nothing new. */
function findFaultOfName(
  { evidence }: Bench,
  stage: string,
  said: readonly string[],
): Fault | null {
  const name = { text: stage, part: 'name' }
  const fault = findFormFault(name, LIMITS.stages.name) ?? findInvented(name, evidence.told)
  if (fault !== null) return fault
  if (said.length === 0) return { rule: 'citation-missing', words: stage, part: 'cites' }
  const isTold =
    !evidence.sameLanguage ||
    said.some((quote) => tellsOf(quote, stage)) ||
    findForeignWords(stage, evidence.told).length === 0
  return isTold ? null : { rule: 'words-added', words: stage, part: 'name' }
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
