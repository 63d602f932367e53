import { APP, type Row, type RowOf } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { nameDoer } from '#domain/requirements/writing/words/fold-pairs.ts'
import { isLiteral, quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findExamples } from './find-examples.ts'
import { findNeeded, findStepRequirements } from './find-step-requirements.ts'
import { isAppDeed, isOutsideDeed } from './kinds-of-steps.ts'

type Step = RowOf<'step'>

interface Around {
  entries: readonly Entry[]
  people: People
  /** Features that are nothing but steps of the story. */
  withStory: readonly Row[]
}

/** The story that was told, each step with the requirements that make it happen. */
export function writeJourneys(
  notebook: Notebook,
  { entries, people, withStory }: Around,
): Journey[] {
  const steps = withCorrections(notebook.rows('step'), people)
  const [first] = steps
  if (first === undefined) return []
  const { journeys } = notebook.words
  const hero = heroOf(steps, people)
  const persona = first.who !== null && isName(first.who, people) ? first.who : null
  const examples = findExamples(notebook, people)
  const messages = notebook.rows('message')
  return [
    {
      ...notebook.item('UJ', [...steps, ...withStory]),
      title: persona === null ? journeys.main : journeys.of(persona),
      persona,
      role: hero?.id ?? null,
      steps: actors(steps, people).map(({ step, who }, index) => {
        const requirements = findStepRequirements(step, { entries, people })
        const needs = findNeeded(step, { entries, people })
        const isBuilt = withStory.some((row) => tellsSame(row, step))
        const isSent = messages.some((row) => tellsSame(row, step))
        const isOurs = requirements.length > 0 || isBuilt || isSent
        const isOutside = !isOurs && isDoneOutside(step)
        return {
          number: index + 1,
          text: textOf(notebook, step, who),
          requirements,
          ...(needs.length > 0 && { needs }),
          ...(isOutside && { outside: true }),
        }
      }),
      ...(examples.length > 0 && { examples }),
    },
  ]
}

/** A feature in the words of a step is what the app does in it. */
function tellsSame({ said }: Row, step: Step): boolean {
  return said.some(({ question, words }) =>
    step.said.some((each) => each.question === question && each.words === words),
  )
}

/** "Marcus, no, in the week it's Kelsey. Ticks it": what follows and names nobody is Kelsey's. */
function withCorrections(steps: readonly Step[], people: People): Step[] {
  let corrected: string | null = null
  return steps.map((step) => {
    const words = step.said[0]?.words ?? ''
    const name = CORRECTS.exec(words)
      ?.slice(1)
      .find((each) => each !== undefined)
    const role = people.find(name ?? null)
    if (role !== null) {
      corrected = role.name
      return { ...step, role: role.name }
    }
    if (step.role !== null || step.who !== null) corrected = null
    return corrected === null ? step : { ...step, role: corrected }
  })
}

const CORRECTS =
  /\bno,? (?:.*,? )?(?:it['’]s|it is|that['’]s) (\p{Lu}\p{L}+)|(?:いえ|いや|ではなく|じゃなくて)、?(?:.*?[はに、])?(\p{L}{1,8}?)(?:さん)?(?:が|です)/u

/** A message that goes out, or comes in, is the app's. */
function isDoneOutside({ who, does }: Step): boolean {
  const isOnScreen = does.split(CLAUSES).some(isAppDeed)
  return isOutsideDeed(does) && !isOnScreen && !MESSAGE.test(`${who ?? ''} ${does}`)
}

const CLAUSES = /, |、| and /u
const MESSAGE = /message|text|e-?mail|sms|reminder|notice|bill|知らせ|メール|通知/iu

/** Whose story it is: whoever begins it, else whoever acts in it most. */
function heroOf(steps: readonly Step[], people: People): Role | null {
  const acting = steps.map(({ role, who }) => people.find(role) ?? people.find(who))
  const [first] = acting
  if (first != null) return first
  const times = (role: Role | null) => acting.filter((each) => each === role).length
  const named = acting.filter((role) => role !== null)
  return [...named].sort((a, b) => times(b) - times(a))[0] ?? null
}

const PRONOUN = /^(?:he|she|they|it|you|we|i|him|her)$/iu
const APP_NAMES = /^(?:it|app|the app|アプリ|画面)$/iu

function isName(who: string, people: People): boolean {
  return people.find(who) === null && /^\p{Lu}|\p{Script=Han}/u.test(who) && !PRONOUN.test(who)
}

type Actor = { role: string } | { app: true } | null

/** Who takes each step; "he" and "she" are whoever was named last with a role. */
function actors(steps: readonly Step[], people: People): { step: Step; who: Actor }[] {
  let last: Actor = null
  return steps.map((step) => {
    const role = people.find(step.role) ?? people.find(step.who)
    if (role !== null) last = { role: nameDoer(step.role ?? '', role) }
    else if (step.role === APP || (step.who !== null && APP_NAMES.test(step.who.trim()))) {
      return { step, who: { app: true } }
    } else if (step.who !== null && !PRONOUN.test(step.who.trim())) last = null
    return { step, who: role !== null || isPronoun(step) ? last : null }
  })
}

function isPronoun({ who }: Step): boolean {
  return who !== null && PRONOUN.test(who.trim())
}

/** A step read whole is a sentence; else it is in the founder's words. */
function textOf({ frames, words }: Notebook, step: Step, who: Actor): string {
  const said = step.said.map((each) => each.words.replace(LIST_NUMBER, '')).join(' ')
  // The others only tell who or what is meant.
  const own =
    said === '' || isOfRules(step) ? said : (step.said[0]?.words ?? '').replace(LIST_NUMBER, '')
  const isWhole =
    !step.flags.includes('verb') && frames.speaks(step.does) && frames.isPlain(step.does)
  const actor = who === null ? null : 'app' in who ? words.theApp : frames.role(who.role)
  const told = actor === null || !isWhole ? null : frames.step(actor, frames.text(step.does), said)
  if (told !== null) return told
  // A model tells what is done also where nobody was named for it.
  if (who === null && step.who === null && isWhole && !isOfRules(step)) {
    return sentence(frames.text(step.does))
  }
  // A row of a table is told by what is done, not by its number.
  const isCells = said.includes('\t') && isLiteral(step, step.does)
  return step.said.length > 0 && !isCells ? quoteBriefly(frames, own) : frames.quoted(step.does)
}

/** "5. I see", 「七、お届けして」: the number of a line is none of its words. */
const LIST_NUMBER = /^(?:[0-9０-９]{1,2}[.)．、）]|[一二三四五六七八九十]{1,2}、|[①-⑳・])\s*/u
