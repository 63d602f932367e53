import type { Segment } from '#domain/requirements/reading/segment.ts'
import { readAction, thirdPerson } from '#domain/requirements/wording/action.ts'
import type { Actors } from '#domain/requirements/wording/actors.ts'
import { bare, theActor } from '#domain/requirements/wording/phrases.ts'

/** The person a story follows. */
export interface Hero {
  name: string | null
  role: string | null
  /** In a sentence: "a client". */
  phrase: string
  /** How the story calls the person; null when it does not say. */
  pronoun: 'she' | 'he' | null
  /** True when the role was chosen by the writer. */
  guessed: boolean
}

/**
 * One step of a story: somebody does something, gets something, or wants something (which asks
 * nothing of the app); or none of it is clear.
 */
export interface Step {
  segment: Segment
  kind: 'acts' | 'gets' | 'wish' | 'note'
  role: string | null
  phrase: string
  /** What is done, in the base form; null unless somebody acts. */
  action: string | null
  /** The step with its actor named: "a client opens the link". */
  clause: string
  /** When it happens, as said before the actor: " on Tuesday". */
  moment: string
}

const LEAD =
  /^(?:then|next|first|first of all|finally|after that|afterwards|now|at the end|in the end|lastly|last|so|and)(?:,\s*|\s+)(?=\S)/i
const APP = /^(?:the (?:app|system|site|website|platform)|it)\s+/i
const GETS =
  /^(?:sees?|gets?|receives?|(?:is|are) (?:shown|sent|told|asked|reminded|notified|informed))\s+/i
const ARRIVES =
  /^(?:an?|the)\s+[\p{L} -]{2,40}?\s+(?:arrives|appears|comes|pops up|is shown|is sent|opens)\b/iu
const WISHES =
  /^(?:wants?|needs?|decides?|thinks?|likes?|loves?|hopes?|feels?|hears?|knows?|remembers?|lives?|works?|wakes?|is|was|has)\b/i
const PRONOUN = /^(?:she|he|they|i)\s+(?=\p{L})/iu
const MAX_LEAD_WORDS = 5

/** Reads one step of a story told about `hero`. */
export function readStep(segment: Segment, told: { actors: Actors; hero: Hero }): Step {
  const text = bare(segment.text).replace(LEAD, '')
  const found = findActor(text, told)
  if (found === null) return readEvent(segment, inTheirWords(text, told.hero, false))
  const own = found.phrase === told.hero.phrase
  const rest = inTheirWords(found.rest, told.hero, own)
  const step = { segment, role: found.role, phrase: found.phrase, moment: found.moment }
  if (GETS.test(rest)) {
    return { ...step, kind: 'gets', action: null, clause: `${found.phrase} ${rest}` }
  }
  if (WISHES.test(rest)) {
    return { ...step, kind: 'wish', action: null, clause: `${found.phrase} ${rest}` }
  }
  const action = readAction(rest)
  if (action === null)
    return { ...step, kind: 'note', action: null, clause: `${found.phrase} ${rest}` }
  const plural = found.plural || found.phrase === 'they'
  const done = plural ? action.phrase : thirdPerson(action.phrase)
  return { ...step, kind: 'acts', action: action.phrase, clause: `${found.phrase} ${done}` }
}

function readEvent(segment: Segment, text: string): Step {
  const step = { segment, role: null, phrase: 'the app', action: null, clause: text, moment: '' }
  return { ...step, kind: APP.test(text) || ARRIVES.test(text) ? 'gets' : 'note' }
}

interface Found {
  role: string | null
  phrase: string
  plural: boolean
  rest: string
  moment: string
}

/** The actor at the start, or after a few words that say when: "On Tuesday the teacher …". */
function findActor(text: string, { actors, hero }: { actors: Actors; hero: Hero }): Found | null {
  const offsets = [
    0,
    ...[...text.matchAll(/\s+/g)].slice(0, MAX_LEAD_WORDS).map((gap) => gap.index + gap[0].length),
  ]
  for (const offset of offsets) {
    const lead = text.slice(0, offset)
    if (
      offset > 0 &&
      !/^(?:on|at|in|after|before|during|later|the next|when|every|one)\b/i.test(lead)
    )
      break
    const tail = text.slice(offset)
    const rest = restAfterHero(tail, hero)
    const moment =
      offset === 0 ? '' : ` ${bare(lead).replace(/^./, (first) => first.toLowerCase())}`
    if (rest !== null) return { role: hero.role, phrase: hero.phrase, plural: false, rest, moment }
    const actor = actors.at(tail)
    if (actor !== null && actor.rest !== '') return { ...actor, moment }
  }
  return null
}

function restAfterHero(text: string, hero: Hero): string | null {
  const pronoun = PRONOUN.exec(text)
  if (pronoun !== null) return text.slice(pronoun[0].length)
  if (
    hero.name === null ||
    (!text.startsWith(`${hero.name} `) && !text.startsWith(`${hero.name},`))
  )
    return null
  return text
    .slice(hero.name.length)
    .replace(/^,[^,]*,\s*|^\s+/, '')
    .replace(/^,\s*/, '')
}

/**
 * "her phone" → "their phone"; when somebody else acts, whose it is: "the client’s name". A word
 * of the other gender means the one who acts.
 */
function inTheirWords(text: string, hero: Hero, own: boolean): string {
  const pronoun = (word: string): 'she' | 'he' => (/^her$/i.test(word) ? 'she' : 'he')
  const means = (word: string) =>
    !own && (hero.pronoun === null || hero.pronoun === pronoun(word)) ? theActor(hero.phrase) : null
  return text
    .replace(
      /\bhim\b|\bher(?=\s+(?:an?|the|that|how|when|to)\b|$)/gi,
      (word) => means(word) ?? 'them',
    )
    .replace(/\b(?:her|his)(?=\s+\p{L})/giu, (word) => {
      const owner = means(word)
      return owner === null ? 'their' : `${owner}’s`
    })
}
