import type { Journey, Role } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import { type Ears, letEars, shall, whenEars } from '#domain/requirements/wording/ears.ts'
import { actor, bare, sentence, singular, theActor } from '#domain/requirements/wording/phrases.ts'
import { respond } from '#domain/requirements/wording/respond.ts'
import { japaneseHero, japaneseStepEars, readJapaneseStep } from './japanese-steps.ts'
import { type Hero, readStep, type Step } from './read-step.ts'
import {
  addRequirement,
  confirm,
  type Entry,
  findCovering,
  type RequirementBook,
} from './requirement-book.ts'

/** Question 6: the stories, and the requirements that make each step happen. */
export function writeJourneys(
  book: RequirementBook,
  segments: readonly Segment[],
  roles: readonly Role[],
): Journey[] {
  const { notebook } = book
  return stories(segments).map((story, index) => {
    const hero = heroOf(book, story, roles)
    const steps = story.map((segment) =>
      notebook.japanese
        ? readJapaneseStep(segment, { book, hero })
        : readStep(segment, { actors: book.actors, hero }),
    )
    const entries = makeSteps(book, steps)
    const name =
      story[0]?.heading ?? (hero.name === null ? null : notebook.words.journeys.of(hero.name))
    const journey: Journey = {
      ...book.notebook.item('UJ', story),
      title:
        name ??
        (index === 0 ? notebook.words.journeys.main : notebook.words.journeys.other(index + 1)),
      persona: hero.name,
      role: hero.role,
      steps: steps.map((step, at) => ({
        number: at + 1,
        text: sentence(step.segment.text),
        requirements: entries[at]?.map(({ requirement }) => requirement.id) ?? [],
      })),
    }
    if (hero.name !== null && hero.guessed) {
      book.notebook.assume(
        notebook.words.assume.persona(hero.name, hero.phrase),
        [journey.id],
        story.slice(0, 1),
      )
    }
    return journey
  })
}

/** A new story starts at a new heading or when the numbers start again. */
function stories(segments: readonly Segment[]): Segment[][] {
  const result: Segment[][] = []
  let heading: string | null = null
  for (const segment of segments) {
    const story = result[result.length - 1]
    const again = segment.number === 1 && story?.some((step) => step.number !== null)
    if (story === undefined || again || segment.heading !== heading) result.push([segment])
    else story.push(segment)
    heading = segment.heading
  }
  return result
}

const NAMED =
  /^(?:\p{L}+,\s+)?(\p{Lu}\p{Ll}+)(?:,?\s+(?:is\s+)?(?:an?|the|our)\s+([\p{L} ]+?)(?:,|\s+who)|\s*\(([^)]+)\))?\s+(\p{L}+)/u
/** "Tom is a dog owner." */
const IS = /^(\p{Lu}\p{Ll}+) is (?:an?|the|our) ([\p{L} ]+?)(?:[.,]|$|\s(?:who|and|with|in)\b)/u
const STAFF =
  /^(?:me|i|we|owner|admin|administrator|manager|staff|teacher|employee|boss|helper|assistant)s?$|^(?:オーナー|店長|店主|管理者|スタッフ|先生|講師|自分|私)$/i

/** Whether the story calls its person she or he. */
function pronounOf(story: readonly Segment[]): Hero['pronoun'] {
  for (const { text } of story) {
    const word = /^(?:\p{L}+,?\s+)?(she|he)\b/iu.exec(text)?.[1]?.toLowerCase()
    if (word === 'she' || word === 'he') return word
  }
  return null
}

function heroOf(book: RequirementBook, story: readonly Segment[], roles: readonly Role[]): Hero {
  const other = roles.find((candidate) => !STAFF.test(candidate.name)) ?? roles[0]
  if (book.notebook.japanese) return japaneseHero(story, other, book)
  const first = story[0]?.text ?? ''
  const pronoun = pronounOf(story)
  const found = book.actors.at(first)
  if (found !== null)
    return { name: null, role: found.role, phrase: found.phrase, guessed: false, pronoun }
  const match = book.notebook.english ? NAMED.exec(first) : null
  const name = match !== null && isName(match[1] ?? '', match[4] ?? '') ? (match[1] ?? null) : null
  const told = match?.[2] ?? match?.[3] ?? null
  const is = IS.exec(first)
  if (book.notebook.english && is !== null && isName(is[1] ?? '', 'is')) {
    const [, person = '', named = ''] = is
    const phrase = actor(named, book.notebook.names)
    return { name: person, role: book.actors.roleOf(named), phrase, guessed: false, pronoun }
  }
  if (name !== null && told !== null) {
    return {
      name,
      role: book.actors.roleOf(told),
      phrase: actor(told, book.notebook.names),
      guessed: false,
      pronoun,
    }
  }
  const phrase = other === undefined ? 'a user' : actor(singular(other.name), book.notebook.names)
  return { name, role: other?.id ?? null, phrase, guessed: other !== undefined, pronoun }
}

function isName(word: string, next: string): boolean {
  return (
    !/^(?:The|A|An|It|He|She|They|We|You|In|On|At|When|First|Then|After|There|My|Our|Their|This|That|Every|Each|Someone|Somebody)$/.test(
      word,
    ) && /[a-z]s$|^(?:is|has|goes)$/.test(next)
  )
}

/** The requirements behind each step, in the order of the steps. */
function makeSteps(book: RequirementBook, steps: readonly Step[]): Entry[][] {
  const result: Entry[][] = steps.map(() => [])
  const link = (at: number, entry: Entry | null): void => {
    if (entry !== null && result[at] !== undefined) result[at].push(entry)
  }
  steps.forEach((step, at) => {
    if (step.kind === 'gets' && (result[at]?.length ?? 0) > 0) return
    const next = steps[at + 1]
    const answered = step.kind === 'acts' && next?.kind === 'gets'
    if (step.kind === 'wish') return
    const known =
      step.action === null ? null : findCovering(book, { phrase: step.action, role: step.role })
    if (known !== null && (!answered || known.ears.kind === 'let')) {
      confirm(known, [step.segment])
      link(at, known)
      if (!answered) return
    }
    const from = answered && next !== undefined ? [step.segment, next.segment] : [step.segment]
    const draft = { from, priority: 'must', priorityStated: false } as const
    const entry = addRequirement(book, { ...draft, ears: earsOf(book, step, next) })
    link(at, entry)
    if (answered) link(at + 1, entry)
  })
  return result
}

/**
 * A step as a requirement. What a person does is answered by what they get next; when they go on
 * acting, by the chance to do the next thing.
 */
function earsOf(book: RequirementBook, step: Step, next: Step | undefined): Ears {
  const { actors, names } = { actors: book.actors, names: book.notebook.names }
  if (book.notebook.japanese) return japaneseStepEars(step, next)
  if (!book.notebook.english)
    return shall(`do this: ${bare(step.segment.text)}`, { kind: 'verbatim' })
  if (step.kind === 'gets')
    return shall(respond(step.clause, actors), { kind: 'app', role: step.role, actor: step.phrase })
  if (step.kind === 'note' || step.action === null) {
    return shall(`support this step of the story: ${bare(step.segment.text)}`, { kind: 'app' })
  }
  const who = { role: step.role, actor: step.phrase }
  if (next?.kind === 'gets') {
    const response = respond(next.clause, actors).replace(step.phrase, theActor(step.phrase, names))
    return whenEars(step.clause, response, who)
  }
  const goesOn = next?.kind === 'acts' && next.phrase === step.phrase && next.action !== null
  if (goesOn && next !== undefined) {
    return whenEars(step.clause, `let ${theActor(step.phrase, names)} ${next.action}`, who)
  }
  return letEars(step.role, step.phrase, step.action + step.moment)
}
