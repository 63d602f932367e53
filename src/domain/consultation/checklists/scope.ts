import {
  deeper,
  either,
  find,
  type Judge,
  met,
  needed,
  neededInAnyLanguage,
  says,
  unmet,
  WHOLE_ITEM,
} from '#domain/consultation/reading/judge.ts'
import type { Reading } from '#domain/consultation/reading/reading.ts'
import { countWords } from '#domain/consultation/reading/reading.ts'
import { contentWords } from '#domain/consultation/reading/vague-words.ts'
import { ACTOR, REASON } from '#domain/consultation/reading/vocabulary.ts'

const MAY =
  /:\s*\S|\b(?:can|may|able|allowed|everything|sees?|views?|reads?|manages?|creates?|edits?|changes?|adds?|deletes?|removes?|marks?|approves?|pays?|sends?|books?|cancels?|orders?|uploads?|writes?|signs? up|invites?|checks?|sets?)\b/i

const MAY_NOT =
  /\b(?:must not|must never|can ?not|can't|can’t|may not|may never|never|not (?:see|change|allowed|able|edit|delete)|only (?:see|sees|their|his|her|its|own|the)|except|but not|no access|hidden|nobody)\b/i

const ONLY_ONE = /\b(?:only (?:me|one|i)|just (?:me|one)|myself|single user|nobody else)\b/i

/** A name that acts: a capitalised word before a verb, which is no role and no pronoun. */
const NAMED =
  /\b(?!(?:The|They|She|He|It|This|That|Then|After|When|Client|User|Customer|Teacher|Owner|Admin|Student|Parent|Member|Guest|Person|Someone|Everyone|Next|Step|App|Website|System|There|First|Last|Page|One|Each|Who|What|Which)\b)[A-Z][\p{Ll}]+ (?:[a-z]+ly )?[a-z]+s\b|\b(?:called|named|my (?:sister|brother|friend|wife|husband|mother|neighbou?r)) /u

const ARRIVAL =
  /\b(?:links?|search\w*|google|invit\w+|qr|scans?|flyer|poster|instagram|facebook|friend|recommend\w*|visits?|websites?|hears?|home ?screen|signs? (?:up|in)|logs? (?:in|on)|adverts?|ads?|e-?mail from|(?:gets?|receives?) (?:an? )?(?:invit\w+|message|e-?mail))\b/i

const SEEN_END =
  /\b(?:confirm\w*|receipts?|thank|notification|notified|ticks?|done|success\w*|finally|at the end|knows?|sees? (?:that|it|his|her|their|the)|gets? (?:an? )?(?:e-?mail|message|ticket|code|answer|number)|message|arrives?|lands?)\b/i

/** A first word that by its ending names somebody who does: "singers answer", "the packer sees". */
const DOER =
  /^(?:(?:must|nice|should|could|later)(?: to have)?\s*[:–-]?\s*)?(?:an?|the|each|every)?\s*(?!(?:order|offer|enter|register|filter|transfer|present|monitor|answer|remember|deliver|cover|want|grant|number|reminder|newsletter|letter|calendar|payment|event|document|comment|error)s?\b)\p{L}{2,}(?:er|or|ist|ent|ant|ian)s?\b/iu

/** "No chat: ...", "No shop (...)": what follows the thing is most likely the reason. */
const ADDED_WORDS = /[:(–]\s*\p{L}{2,}/u

/** Code and judge of each thing a good answer holds, the most important first. */
export const SCOPE = {
  q5: {
    limits: needed(says(MAY_NOT)),
    actions: needed(says(MAY, WHOLE_ITEM)),
    roles: needed(roles),
    joining: deeper(
      says(
        /\b(?:invit\w+|signs? up|sign-?up|register\w*|accounts?|logs? in|log-?in|password|link)\b/i,
      ),
    ),
  },
  q6: {
    steps: neededInAnyLanguage(steps),
    person: needed(says(NAMED, /\b(?:they|users?|people|(?:the )?(?:client|customer|user))\b/i)),
    arrival: needed(says(ARRIVAL)),
    ending: needed(says(SEEN_END)),
    preparation: deeper(
      says(
        /\b(?:set ?up|sets up|beforehand|before (?:that|she|he|they|step)|prepare\w*|already|in advance|has (?:created|added))\b/i,
      ),
    ),
  },
  q7: {
    actors: needed(whoDoesWhat),
    priority: needed(
      says(/\b(?:must|nice|should|could|later|optional|essential|priority|musts?|p[123])\b/i),
    ),
    features: neededInAnyLanguage(enoughParts(3)),
    reasons: deeper(
      says(/\b(?:because|so that|otherwise|in order to|since|so (?:the|she|he|they|we|i))\b/i),
    ),
    few: needed(fewMusts),
  },
  q8: {
    named: needed(namedThings),
    exclusions: neededInAnyLanguage(enoughParts(2)),
    reason: needed(either(says(REASON), says(ADDED_WORDS))),
    comeback: deeper(
      says(/\b(?:later|when|after|once|second version|version 2|next year|if|until)\b/i),
    ),
  },
} as const

/** Four lines or sentences, or a story told in at least five clauses. */
function steps({ items }: Reading) {
  const clauses = items.flatMap((item) => item.split(/[,、،]|\bthen\b/i))
  const told = items.length >= 4 || clauses.filter((clause) => countWords(clause) >= 2).length >= 5
  return told ? met(items[0] ?? null) : unmet(items[0])
}

/** Two kinds of people, or the plain word that there is only one. */
function roles(reading: Reading) {
  const only = find(reading, ONLY_ONE)
  if (only !== null) return met(only.item, only.at)
  const [first] = reading.items
  const sentence = reading.items.length === 1 && first !== undefined && MAY.test(first)
  return sentence ? unmet(first) : enoughParts(2)(reading)
}

/** Counts the entries of a short list as well as lines and sentences. */
function enoughParts(least: number): Judge {
  return ({ parts, items }) =>
    parts.length >= least ? met(items[0] ?? null) : unmet(items[0] ?? null)
}

/** At least half of the features say who does what. */
function whoDoesWhat({ parts }: Reading) {
  const says = (part: string) => countWords(part) >= 3 && (ACTOR.test(part) || DOER.test(part))
  const telling = parts.filter(says)
  if (parts.length > 0 && telling.length * 2 >= parts.length) return met(telling[0] ?? null)
  return unmet(parts.find((part) => !says(part)))
}

/** More than twelve musts are a sign that nothing was chosen (Workshop: good enough when). */
function fewMusts({ text }: Reading) {
  return (text.match(/\bmust\b/gi)?.length ?? 0) > 12 ? unmet() : met(null)
}

/** Something one could ask for by name, rather than "nothing fancy". */
function namedThings(reading: Reading) {
  const named = reading.items.find((item) => contentWords(item) >= 2)
  return named === undefined ? unmet(reading.items[0]) : met(named)
}
