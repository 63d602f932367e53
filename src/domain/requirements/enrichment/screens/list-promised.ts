import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { stemsOfNames, stemsWithout } from '#domain/requirements/registers/stems-of-names.ts'

type Draft = Pick<
  RequirementsDocument,
  'contradictions' | 'messages' | 'openQuestions' | 'roles' | 'rules'
>

/** The ids of rules and of what holds until a question is decided that promise a message which is not there. */
export function listPromised(document: Draft): Set<string> {
  const { contradictions = [], messages, openQuestions, roles, rules } = document
  const people = stemsOfNames(roles)
  const stemsOf = (text: string) => stemsWithout(text, people)
  const events = messages.map(({ text, trigger }) => stemsOf(trigger ?? text))
  const isCarried = (text: string) => {
    const told = stemsOf(text)
    return events.some((event) => sharedCount(event, told) >= leastOf(event))
  }
  const promising = [
    ...rules.map(({ id, text }) => ({ id, told: text })),
    ...[...openQuestions, ...contradictions].map(({ id, suggestedDefault }) => ({
      ...{ id, told: suggestedDefault ?? '' },
    })),
  ]
  return new Set(
    promising.filter(({ told }) => PROMISES.test(told) && !isCarried(told)).map(({ id }) => id),
  )
}

/** So much of an event has to be in what promises it: half, and never one word alone of several. */
function leastOf({ size }: ReadonlySet<string>): number {
  return Math.max(Math.min(LEAST, size), size * MOST, 1)
}

const LEAST = 2
const MOST = 0.5

const ENGLISH =
  /\b(?:is|are|be|gets?|being) (?:\p{L}+ ){0,2}?(?:told|reminded|warned|informed|notified|alerted|nagged)\b|\b(?:tells?|reminds?|warns?|informs?|notif(?:y|ies)) (?:the|him|her|them|who)\b/u
const JAPANESE =
  /知らせ(?:る|ます|が[行い届]|を[送出])|通知(?:する|が[行い届]|を[送出])|連絡(?:する|します|が[行い])/u
const PROMISES = makePattern('iu')`${ENGLISH}|${JAPANESE}`
