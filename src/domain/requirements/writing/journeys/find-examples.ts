import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { partGeneral } from './part-general.ts'

type Step = RowOf<'step'>

/**
 * The names, days and counts of the one story that was told. What a rule, a price or a limit (the day
 * by which it is needed) tells, too, and what plainly holds for every customer is no example.
 */
export function findExamples(notebook: Notebook, people: People): string[] {
  const steps = notebook.rows('step')
  const all = steps.flatMap((step) =>
    examplesOf(step, people).map((each) => partGeneral(step, each, steps[0]?.role ?? null).rest),
  )
  const examples = [...new Set(all)].filter(
    (each) => each !== '' && !REASON.test(each) && !holdsElsewhere(each, notebook),
  )
  return withoutParts(examples)
}

/** "because Gérard works" is why, and neither a name nor a figure. */
const REASON = /^(?:because|since|so that|as|if|when) /iu

/** "fifty euros" of a rule on deposits: a figure and what it counts are told of everybody. */
function holdsElsewhere(example: string, notebook: Notebook): boolean {
  const stems = [...contentStems(example)]
  if (DAY.test(example) || stems.length < LEAST || !FIGURE.test(example)) return false
  const told = [
    ...notebook.rows('rule').map(({ when, then }) => `${when ?? ''} ${then}`),
    ...notebook.rows('case').map(({ when, then }) => `${when} ${then ?? ''}`),
    ...notebook.rows('money').map(({ what }) => what),
    ...notebook.rows('limit').map(({ what }) => what),
  ]
  return told.some((text) => {
    const others = contentStems(text)
    const isTold = (stem: string) =>
      others.has(stem) ||
      (stem.length >= SHORTENED && [...others].some((other) => other.startsWith(stem)))
    return stems.every(isTold)
  })
}

/** Letters of "min", which is "minimum". */
const SHORTENED = 3

const LEAST = 2
const FIGURE =
  /\p{N}|[一二三四五六七八九十百千万]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}*teen|\p{L}*ty|hundred|thousand|half)\b/iu

/** The names and figures of a step, those that stand side by side together. */
function examplesOf({ example, said }: Step, people: People): string[] {
  const words = said.map((each) => each.words).join(' ')
  const joined: string[] = []
  for (const each of example.map((one) => one.trim())) {
    const last = joined.at(-1)
    const both = last === undefined ? '' : `${last} ${each}`
    const isDay = DAY.test(last ?? '') || DAY.test(each)
    if (last !== undefined && !isDay && words.includes(both)) joined[joined.length - 1] = both
    else joined.push(each)
  }
  return joined.filter((each) => {
    const isCut = new RegExp(`${escapePattern(each)}[:.]\\p{N}`, 'u').test(words)
    return !isCut && !NO_NAME.test(each) && people.find(each) === null && !isOfRole(each, people)
  })
}

/** "Bisi" of the role Aunty Bisi is no name of one story. */
function isOfRole(name: string, { roles }: People): boolean {
  return roles.some(({ name: role, also = [] }) =>
    [role, ...also].some((each) => each.split(' ').includes(name)),
  )
}

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)$/iu
const NO_NAME =
  /^(?:let|mr|mrs|ms|dr|say|then|first|i['’]?m?|it['’]s|that['’]s|qr|id|pdf|sms|upi|the|a|an)$/iu

/** "Marg" of "Marg Olsen" is no example of its own, and "she" is nobody's name. */
function withoutParts(examples: readonly string[]): string[] {
  return examples.filter(
    (each) =>
      !PRONOUN.test(each) && !examples.some((other) => other !== each && other.includes(each)),
  )
}

const PRONOUN = /^(?:he|she|they|it|you|we|i|him|her)$/iu
