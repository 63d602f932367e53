import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import { APP, type RowOf } from '#domain/reading/rows.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { findStepRequirements } from '#domain/requirements/writing/journeys/find-step-requirements.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import { tellsToldCase } from '#domain/requirements/writing/words/without-story.ts'
import { addCriterion } from './add-criterion.ts'
import { describeEvent } from './describe-event.ts'
import type { Material } from './material.ts'

type Step = RowOf<'step'>

/** What the story says right after somebody has done a thing is what is seen of it. */
export function writeStoryResults(
  notebook: Notebook,
  { entries, people }: Pick<Material, 'entries' | 'people'>,
): void {
  const { frames } = notebook
  const steps = notebook.rows('step')
  const told = [...notebook.rows('role'), ...steps]
  steps.forEach((step, at) => {
    const next = steps[at + 1]
    // A model tells what comes of a deed with the deed.
    if (next === undefined || !isOfRules(next) || !isResult(next, notebook)) return
    const entry = doneIn(step, { entries, people })
    const when = entry && describeEvent(notebook, entry, people)
    if (!entry || !when) return
    const said = next.said.map(({ words }) => words).join(' ')
    if (isThere(entry, said) || tellsToldCase(said, told)) return
    addCriterion(notebook, entry, {
      rows: [next],
      from: [],
      when,
      outcome: quoteBriefly(frames, said),
    })
  })
}

/** Whether a criterion says as much in other words. */
function isThere({ requirement }: Entry, said: string): boolean {
  const stems = contentStems(said)
  return requirement.criteria.some(
    ({ outcome }) => measureLikeness(stems, contentStems(outcome)) >= ALIKE,
  )
}

const ALIKE = 0.6

/** The only requirement that the step tells of and that is a piece of somebody's work. */
function doneIn(step: Step, around: Pick<Material, 'entries' | 'people'>): Entry | null {
  const ids = findStepRequirements(step, around)
  const [only, ...more] = around.entries.filter(({ requirement }) => ids.includes(requirement.id))
  if (only === undefined || more.length > 0 || only.told.actor === APP) return null
  const isSaid = only.told.rows.some(({ said }) => said.some(({ question }) => question === 'q6'))
  const isDone =
    only.deed !== null && !GENERAL.has(only.deed) && contentStems(step.does).has(only.deed)
  return isSaid || isDone ? only : null
}

/** Verbs that tell nothing without what they are done to. */
const GENERAL = contentStems('put get give go make take come see look tell say')

/** What the app does, or what comes of itself; a name or a figure of this one story tests nothing. */
function isResult({ who, role, does, said, example }: Step, { frames }: Notebook): boolean {
  const words = said.map((each) => each.words).join(' ')
  if (words === '' || example.some((each) => words.includes(each)) || /\p{N}/u.test(words)) {
    return false
  }
  if (!frames.speaks(words)) return false
  const isApp = role === APP || (who !== null && /^(?:it|app|the app)$/iu.test(who.trim()))
  return isApp || COMES.test(words) || COMES.test(does)
}

const APPEARS = /comes|arrives|appears|pops up/iu
const CHANGES_COLOUR = /turns? (?:green|red|yellow)|becomes? (?:green|red|yellow)/iu
const GETS_MESSAGE =
  /gets? (?:a|an|the|his|her|their) (?:text|message|mail|e-?mail|receipt|bill|sms|confirmation|ping|notification)/iu
const COMES_IN_JAPANESE = /表示され|届き|届く|届いて|鳴り|知らせが行き/iu

const COMES = makePattern(
  'iu',
)`\b(?:${APPEARS}|${CHANGES_COLOUR}|${GETS_MESSAGE})\b|(?:${COMES_IN_JAPANESE})`
