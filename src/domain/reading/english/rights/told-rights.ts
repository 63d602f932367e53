import type { Cast } from '#domain/reading/english/cast.ts'
import { predicateOf, readFrame } from '#domain/reading/english/grammar/frames.ts'
import { findNounPhraseEnd, skipAdverbs } from '#domain/reading/english/grammar/noun-phrases.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf, set, type Word } from '#domain/reading/english/grammar/words.ts'
import { APP } from '#domain/reading/rows.ts'
import type { Right, Told } from './noun-rights.ts'

/** Deeds of somebody who has a say: who does them may do them. */
const AUTHORITY = set(
  'decide approve confirm accept reject refuse allow release lift override waive judge authorise authorize permit veto choose okay',
)
const YES = set('yes ok okay')
const PASSES = set('to through via past')
const ONE = set('one ones person')
const EXCEPTING = set('unless except')
const LIMITS = set('only just')

type Found = { role: string; may: Right['may']; what: string }

/** Rights that a sentence tells in passing: "only I change it", "approved by the captain", "I am the one who decides". */
export function toldRights(statement: Statement, { answer, cast }: Told): Right[] {
  if (statement.wished) return []
  const found =
    onlyInside(statement, cast) ??
    theOne(statement, cast) ??
    byAgent(statement, cast) ??
    passesBy(statement, cast) ??
    hasSay(statement, cast)
  return [found, exceptRight(statement, cast)].flatMap((right) => {
    const what = right?.what.replace(/[.!?,;]+$/, '').trim() ?? ''
    const quote = quoteOf(answer.text, statement.words)
    if (right === null || !/\p{L}/u.test(what) || quote === '') return []
    return [{ ...right, what, certain: false, question: answer.question, quote }]
  })
}

function roleAt(words: readonly Word[], cast: Cast): string | null {
  const role = words.length > 0 ? cast.find(words) : null
  return role === APP ? null : role
}

/** "once it is closed only I can change it", "only me moves it". */
function onlyInside({ own, frame }: Statement, cast: Cast): Found | null {
  if (frame.onlySubject) return null
  const at = own.findIndex(({ low, inert }) => LIMITS.has(low) && !inert)
  if (at === -1) return null
  const from = at + 1
  const end = own[from]?.low === 'me' ? from + 1 : findNounPhraseEnd(own, from)
  const next = own[skipAdverbs(own, end)]
  const role = roleAt(own.slice(from, end), cast)
  if (role === null || !(next?.pos === 'VERB' || next?.pos === 'AUX')) return null
  const inner = readFrame({ words: own.slice(end), link: null, joined: null })
  if (inner.verb === null || inner.verb.lemma === 'be' || inner.negated) return null
  return { role, may: 'only', what: predicateOf(inner) }
}

/** "I'm the one who decides", "I am the one to pick the crew". */
function theOne({ own, subject, frame }: Statement, cast: Cast): Found | null {
  const at = own.findIndex(({ low }, i) => ONE.has(low) && own[i - 1]?.low === 'the')
  if (at === -1 || frame.negated) return null
  const be = own.slice(0, at).findIndex(({ lemma }) => lemma === 'be')
  const who = be > 0 ? own.slice(0, be) : subject.slice(0, 1)
  const role = roleAt(who, cast)
  const from = /^(?:who|that|to)$/.test(own[at + 1]?.low ?? '') ? at + 2 : at + 1
  const inner = readFrame({ words: own.slice(from), link: null, joined: null })
  if (role === null || inner.verb === null || inner.subject.length > 0) return null
  return { role, may: 'may', what: predicateOf(inner) }
}

/** "should not be seen by drivers", "gets moved only by me", "approved by the captain". */
function byAgent({ own, frame }: Statement, cast: Cast): Found | null {
  const by = own.findIndex(({ low, inert }) => low === 'by' && !inert)
  const at = own[by - 1]?.low === 'only' ? by - 2 : by - 1
  const verb = own[at]
  if (verb?.pos !== 'VERB' || verb.low === verb.lemma || verb.low.endsWith('ing')) return null
  const end = own[by + 1]?.low === 'me' ? by + 2 : findNounPhraseEnd(own, by + 1)
  const role = roleAt(own.slice(by + 1, end), cast)
  const object = joinWords(frame.subject)
  const granted = frame.modal === 'may' || frame.modal === 'should' || frame.modal === 'must'
  if (role === null || object === '' || frame.noSubject) return null
  const only = own.slice(0, by).some(({ low }) => LIMITS.has(low))
  if (!only && !granted && !AUTHORITY.has(verb.lemma)) return null
  return {
    role,
    may: frame.negated ? 'never' : only ? 'only' : 'may',
    what: `${verb.lemma} ${object}`,
  }
}

/** "any repair must come to me", "groups go via the office". */
function passesBy({ own, frame }: Statement, cast: Cast): Found | null {
  const at = own.findIndex(
    ({ lemma }, i) => /^(?:come|go)$/.test(lemma) && PASSES.has(own[i + 1]?.low ?? ''),
  )
  const must = own.slice(0, at).some(({ lemma }) => /^(?:must|have|always)$/.test(lemma))
  if (at < 1 || !must || frame.negated) return null
  const role = roleAt(
    own.slice(at + 2, at + 2 + Math.max(1, findNounPhraseEnd(own, at + 2) - at - 2)),
    cast,
  )
  const end = own.findIndex(({ pos }) => pos === 'AUX')
  const object = joinWords(own.slice(0, end > 0 ? end : at))
  return role === null || object === '' ? null : { role, may: 'may', what: `decide ${object}` }
}

/** "I approve every trip", "the captain says yes". */
function hasSay({ frame, subject, when }: Statement, cast: Cast): Found | null {
  const { verb, rest } = frame
  if (verb === null || verb.pos !== 'VERB' || frame.negated || frame.passive || frame.noSubject)
    return null
  if (verb.low.endsWith('ed') && frame.modal === null) return null
  const saysYes = /^(?:say|give)$/.test(verb.lemma) && YES.has(rest[0]?.low ?? '')
  const role = roleAt(subject, cast)
  if (role === null || !(AUTHORITY.has(verb.lemma) || saysYes)) return null
  const condition =
    when === null
      ? ''
      : ` ${/^(?:when|if|unless|until|before|after)\b/.test(when) ? when : `when ${when}`}`
  return { role, may: 'may', what: `${predicateOf(frame)}${condition}` }
}

/** "no boat leaves, except I allow it". */
function exceptRight({ words }: Statement, cast: Cast): Found | null {
  const at = words.findIndex(({ low, inert }) => EXCEPTING.has(low) && !inert)
  if (at === -1) return null
  const inner = readFrame({ words: words.slice(at + 1), link: null, joined: null })
  const role = roleAt(inner.subject, cast)
  if (role === null || inner.verb === null || inner.negated || !AUTHORITY.has(inner.verb.lemma))
    return null
  return { role, may: 'may', what: predicateOf(inner) }
}
