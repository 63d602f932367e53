import { readAction } from './action.ts'
import type { Actors } from './actors.ts'
import { actor, article, bare, isPlural, lowerFirst, sentence } from './phrases.ts'
import { given, respond } from './respond.ts'
import { isAppVerb, knownVerb, verbOfGerund } from './verbs.ts'

/** What a sentence was understood as; `verbatim` when it was not. */
export type EarsKind = 'let' | 'forbid' | 'event' | 'app' | 'offer' | 'verbatim'

/** A functional requirement's sentence with what was understood on the way. */
export interface Ears {
  text: string
  kind: EarsKind
  role: string | null
  /** The actor as named in a sentence; null when the app acts by itself. */
  actor: string | null
  /** What the actor does, in the base form; null when nobody does anything. */
  action: string | null
  /** What sets it off; null when nothing was said. */
  condition: string | null
  /** What the app shall do, as the words after "shall"; the thing itself when it is offered. */
  response: string
  why: string | null
}

export interface EarsContext {
  actors: Actors
  names: ReadonlySet<string>
  /** False for answers in another language: the words stay as they are. */
  english: boolean
}

const WISH =
  /^(?:(?:i|we)\s+(?:want|need|would like|'d like)(?:\s+to have)?\s+|(?:the\s+)?(?:app|system|site|website|platform)\s+(?:needs?|must have|should have|has)\s+|there\s+(?:must|should|has to|needs to)\s+be\s+|it (?:must|should) be possible (?:for|to)\s+)/i
const APP = /^(?:the\s+)?(?:app|system|site|website|platform|software)\s+/i
const WHY =
  /[,;]?\s+(?:so that|in order that|in order to|because|since otherwise|so(?=\s+(?:that|the|they|we|i|nobody|no|he|she|it|people)\b)|–|—)\s+(.+)$/i
const STORY = /^as an?\s+(.+?),?\s+i\s+(?:want|need|would like|can|must be able)\s+(?:to\s+)?(.+)$/i
const EVENT =
  /^(when(?:ever)?|if|while|as soon as|where)\s+(.+?)(?:,\s*(?:then\s+)?|\s+then\s+)(.+)$/i

/**
 * Turns a wish into one EARS sentence that keeps the user's words: "client books a free place" →
 * "The app shall let a client book a free place."
 */
export function toEars(text: string, context: EarsContext): Ears {
  const whole = bare(text)
  if (!context.english) {
    return shall(`do this: ${whole}`, { kind: 'verbatim' })
  }
  const event = EVENT.exec(whole)
  if (event !== null) return eventEars(event, context)
  const why = WHY.exec(whole)?.[1] ?? null
  const wish = whole.replace(WHY, '').replace(WISH, '')
  const story = STORY.exec(wish)
  const known = story === null ? byActor(wish, context) : byStory(story, context)
  return {
    ...(known ?? byVerb(wish) ?? byThing(wish, context)),
    why: why === null ? null : bare(why),
  }
}

function eventEars(event: RegExpExecArray, context: EarsContext): Ears {
  const [, word = '', condition = '', outcome = ''] = event
  const keyword = word.toLowerCase()
  const response = respond(outcome, context.actors)
  const start = actorless(condition, context)
  const keywords = { if: 'If', while: 'While', where: 'Where' } as const
  const known = keyword === 'if' || keyword === 'while' || keyword === 'where' ? keyword : null
  const found = context.actors.at(condition)
  return whenEars(start, response, {
    keyword: known === null ? 'When' : keywords[known],
    role: found?.role ?? null,
    actor: found?.phrase ?? null,
  })
}

/** The condition with its actor in the words of a sentence. */
function actorless(condition: string, context: EarsContext): string {
  const found = context.actors.at(condition)
  if (found === null || /^(?:a|an|the|each|every)\s/i.test(condition)) {
    return lowerFirst(condition, context.names)
  }
  return `${found.phrase} ${found.rest}`
}

function byStory(story: RegExpExecArray, context: EarsContext): Ears {
  const role = story[1] ?? ''
  const action = readAction(story[2] ?? '')?.phrase ?? story[2] ?? ''
  return letEars(context.actors.roleOf(role), actor(role, context.names), action)
}

function byActor(wish: string, context: EarsContext): Ears | null {
  const app = APP.exec(wish)
  if (app !== null) {
    const action = readAction(wish.slice(app[0].length))
    if (action === null) return null
    return shall(`${action.forbidden ? 'not ' : ''}${action.phrase}`, {
      kind: action.forbidden ? 'forbid' : 'app',
    })
  }
  const found = context.actors.at(wish)
  if (found === null) return null
  const got = /^(?:can\s+)?(gets?|receives?)\s+(.+)$/i.exec(found.rest)
  if (got !== null) {
    return shall(given(found.phrase, got[1] ?? '', got[2] ?? ''), {
      kind: 'app',
      role: found.role,
      actor: found.phrase,
    })
  }
  const action = readAction(found.rest.replace(/^to\s+/, ''))
  if (action === null) return null
  if (!action.forbidden) return letEars(found.role, found.phrase, action.phrase)
  return shall(`not let ${found.phrase} ${action.phrase}`, {
    kind: 'forbid',
    role: found.role,
    actor: found.phrase,
    action: action.phrase,
  })
}

/** "The app shall let a client book a place." */
export function letEars(role: string | null, phrase: string, action: string): Ears {
  return shall(`let ${phrase} ${action}`, { kind: 'let', role, actor: phrase, action })
}

/** "When a client books a place, the app shall send a message." */
export function whenEars(
  condition: string,
  response: string,
  who: Partial<Ears> & { keyword?: 'When' | 'While' | 'Where' | 'If' } = {},
): Ears {
  const { keyword = 'When', ...rest } = who
  const joint = keyword === 'If' ? ', then' : ','
  return {
    ...shall(response, { kind: 'event', ...rest }),
    text: sentence(`${keyword} ${condition}${joint} the app shall ${response}`),
    condition,
  }
}

/** "The app shall send a message." */
export function shall(response: string, known: Partial<Ears> & Pick<Ears, 'kind'>): Ears {
  return {
    text: sentence(`The app shall ${response}`),
    role: null,
    actor: null,
    action: null,
    condition: null,
    response,
    why: null,
    ...known,
  }
}

function byVerb(wish: string): Ears | null {
  const word = /^[\p{L}-]+/u.exec(wish)?.[0] ?? ''
  const rest = wish.slice(word.length)
  const gerund = verbOfGerund(word)
  if (gerund !== null && /^\s+(?:an?|the|of|\p{L}+s\b)/u.test(rest) && !NOUNS_AFTER.test(rest)) {
    return letEars(null, 'its users', `${gerund}${rest.replace(/^\s+of\b/, '')}`)
  }
  const verb = knownVerb(word)
  if (verb === null || verb !== word.toLowerCase() || rest.trim() === '') return null
  if (isAppVerb(verb)) return shall(`${verb}${rest}`, { kind: 'app' })
  return NOUNS_AFTER.test(rest) ? null : letEars(null, 'its users', `${verb}${rest}`)
}

/** "Booking form", "order list": the verb-like word is the start of a name. */
const NOUNS_AFTER =
  /^\s+(?:form|list|page|screen|history|view|overview|system|calendar|log|book)s?\b/i

const COUNTABLE =
  /(?:list|calendar|page|form|report|button|dashboard|reminder|map|filter|chart|screen|overview|history|menu|gallery|profile|chat|inbox|log|summary|system|tool|view|email|message|code|link|card|plan|account|cart|basket|login|newsletter|timer|counter|app|map|feed|blog)$/i

function byThing(wish: string, context: EarsContext): Ears {
  const phrase = lowerFirst(wish, context.names)
  const head =
    phrase.split(/\s+(?:for|of|with|by|to|that|which|in|on|from|per|where|when)\s+/)[0] ?? ''
  const named = /^(?:a|an|the|one|some|all|no|every|each|\d)/i.test(
    `${phrase} `.split(' ')[0] ?? '',
  )
  const needsArticle = !named && COUNTABLE.test(head) && !isPlural(head)
  return shall(`offer ${needsArticle ? `${article(phrase)} ` : ''}${phrase}`, { kind: 'offer' })
}
