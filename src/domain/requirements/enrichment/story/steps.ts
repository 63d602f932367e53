import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { Journey, JourneyStep } from '#domain/requirements/document-journeys.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import { type Fault, judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { StepProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { stemsWithout } from '#domain/requirements/registers/stems-of-names.ts'

/** Words and signs by which somebody tells what comes before what. */
const ORDER =
  /\b(?:before|after|first|then|next|last|earlier|later|once|until|when|as soon as)\b|^\s*\d{1,2}[.):]|(?:前に|先に|後に|後で|あとで|それから|次に|まず|最後に|てから|たら|まで)|^\s*[一二三四五六七八九十]{1,2}、/iu

/** Tells the same as another step from here on. */
const SAME = 0.6

/**
 * Puts a step of the story to where the answers tell that it belongs, and adds one that they tell and
 * the draft lacks. The numbers are those of the draft. No step is lost, doubled or worded otherwise; a
 * new one is Assumed, and an assumption of its own: struck out, it goes again (`settleSupposed`).
 */
export function applySteps(
  bench: Bench,
  proposals: readonly StepProposal[],
  words: DocumentWords,
): void {
  const numbers = new Map<JourneyStep, number>()
  for (const step of bench.document.journeys.flatMap(({ steps }) => steps)) {
    numbers.set(step, step.number)
  }
  let added = 0
  applyEachProposal(bench, { kind: 'steps', list: proposals }, (proposal, place) => {
    const journey = bench.document.journeys.find(({ id }) => id === proposal.item)
    if (journey === undefined) return { rule: 'unknown-item', words: proposal.item, part: 'item' }
    const { steps } = journey
    const { after } = proposal
    const find = (number: number) => steps.find((step) => numbers.get(step) === number)
    if (after !== 0 && find(after) === undefined) {
      return { rule: 'unknown-item', words: `step ${after}`, part: 'after' }
    }
    const { quotes, wrong } = readCitations(proposal.cites, bench.evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote, part: 'cites' }
    if (quotes.length === 0) return { rule: 'citation-missing', words: '', part: 'cites' }
    const moved = proposal.step === null ? null : find(proposal.step)
    if (moved === undefined) {
      return { rule: 'unknown-item', words: `step ${proposal.step}`, part: 'step' }
    }
    const put = (step: JourneyStep) => {
      const others = steps.filter((each) => each !== step)
      const before = find(after)
      const at = before === undefined ? 0 : others.indexOf(before) + 1
      const inOrder = [...others.slice(0, at), step, ...others.slice(at)]
      journey.steps = inOrder.map((each, index) => {
        const renumbered = { ...each, number: index + 1 }
        numbers.set(renumbered, numbers.get(each) ?? Number.NaN)
        return renumbered
      })
    }
    if (moved !== null) {
      const fault = findMoveFault({ journey, moved, before: find(after) ?? null }, quotes)
      if (fault === null) put(moved)
      return fault
    }
    if (added >= LIMITS.steps.added) return FULL
    const text = sentence(tidy(proposal.text ?? ''))
    const fault = findNewFault(bench, { proposal, text, journey })
    if (fault !== null) return fault
    added += 1
    put({ number: 0, text, requirements: [], assumed: true })
    const told = words.enrichment.step(text)
    suppose(bench, place, { text: told, quotes, item: journey.id, settles: { step: text } })
    return null
  })
}

const FULL: Fault = { rule: 'too-many', words: '', most: LIMITS.steps.added }

interface Move {
  journey: Journey
  moved: JourneyStep
  before: JourneyStep | null
}

/** The founder's order stands, unless words that tell of the step tell another. */
function findMoveFault({ journey, moved, before }: Move, quotes: readonly Quote[]): Fault | null {
  const at = journey.steps.indexOf(moved)
  const words = `step ${moved.number}`
  if (moved === before || journey.steps[at - 1] === (before ?? undefined)) {
    return { rule: 'told', words, part: 'after' }
  }
  const own = contentStems(moved.text)
  const isOrdered = quotes.some(
    ({ text }) => ORDER.test(text) && sharedCount(own, contentStems(text)) > 0,
  )
  return isOrdered ? null : { rule: 'shape', form: 'no-order', words, part: 'cites' }
}

interface New {
  proposal: StepProposal
  text: string
  journey: Journey
}

/** A step that is missing is in the words of its quotes and of the story, and tells what no other does. */
function findNewFault(
  { document, evidence }: Bench,
  { proposal: { cites, text: given }, text, journey }: New,
): Fault | null {
  const part = 'text'
  const form = findFormFault({ text: tidy(given ?? ''), part }, LIMITS.steps.letters)
  if (form !== null) return form
  const self = FIRST_PERSON.exec(text)?.[0]
  if (self !== undefined) return { rule: 'shape', form: 'first-person', words: self, part }
  const people = contentStems(document.roles.map(({ name }) => name).join(' '))
  const tellingOf = (told: string) => stemsWithout(told, people)
  const stems = tellingOf(text)
  const twin = journey.steps.find((step) => measureLikeness(tellingOf(step.text), stems) >= SAME)
  if (twin !== undefined) return { rule: 'repeated', words: `step ${twin.number}`, part }
  const around = [
    ...document.roles.map(({ name }) => name),
    ...journey.steps.map((step) => step.text),
    ...listRequirements(document).map((requirement) => requirement.text),
  ]
  const judged = judgeItem({ parts: { text }, told: text, cites, around }, evidence)
  if ('refused' in judged) return judged.refused
  return judged.doubt ?? judged.added
}
