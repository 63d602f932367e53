import type { Tagger } from '#domain/language/tagger.ts'
import { openAnswers } from '#domain/reading/english/grammar/answers.ts'
import { readRights } from '#domain/reading/english/rights/rights.ts'
import { englishDeeds } from '#domain/reading/exceptions/english-deeds.ts'
import { ENGLISH } from '#domain/reading/exceptions/exception-words.ts'
import { findExceptions, withExceptions } from '#domain/reading/exceptions/find-exceptions.ts'
import { ExceptionReader } from '#domain/reading/exceptions/read-exception.ts'
import { readFacts } from '#domain/reading/facts/read-facts.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { readCases } from './cases.ts'
import type { Feature } from './feature.ts'
import { gatherFeatures } from './gather-features.ts'
import { learnNames } from './learn-names.ts'
import { listNames } from './list-names.ts'
import { readCast } from './read-cast.ts'
import { readRules } from './rules/rules.ts'
import { toldRules } from './rules/told-rules.ts'

/** The rows of answers in English. */
export function readEnglish(answers: readonly ReadableAnswer[], tagger: Tagger): ProposedRow[] {
  const names = listNames(answers)
  const first = readCast(openAnswers(answers, tagger, { roleWords: new Set(), names }))
  const opened = openAnswers(answers, tagger, { roleWords: first.words(), names })
  const cast = readCast(opened)
  learnNames(opened, cast)
  const rights = opened.flatMap((answer) => readRights(answer, cast))
  const of = (question: string) => opened.filter((answer) => answer.question === question)
  const rows: ProposedRow[] = []
  for (const { name, also, access, certain, said } of cast.persons) {
    rows.push({ kind: 'role', name, also, access, ...base(said, certain) })
  }
  for (const { role, may, what, certain, question, quote, also = [] } of rights) {
    const said = [quote, ...also].map((words) => ({ question, words }))
    rows.push({ kind: 'permission', role, may, what, ...base(said, certain) })
  }
  rows.push(...gatherFeatures(opened, cast, rights).map(featureRow))
  const ruled = [...of('q9').flatMap(readRules), ...opened.flatMap((each) => toldRules(each, cast))]
  for (const { when, then, certain, said } of ruled) {
    rows.push({ kind: 'rule', when, then, about: [], ...base(said, certain) })
  }
  for (const { when, then, certain, said } of of('q12').flatMap(readCases)) {
    rows.push({ kind: 'case', during: null, when, then, ...base(said, certain) })
  }
  rows.push(...readFacts(answers, { tagger, roles: cast.persons }))
  const persons = cast.persons.filter(({ access }) => access)
  const reader = new ExceptionReader(persons, { words: ENGLISH, forms: englishDeeds(tagger) })
  const told = withExceptions(rows, answers, findExceptions(answers, reader))
  return told.filter((row) => row.said.every(({ words }) => words !== '') && !isTold(row, told))
}

/** What was not told apart ("other") is told already where a rule or a right has the same words. */
function isTold(row: ProposedRow, rows: readonly ProposedRow[]): boolean {
  const isOther = (row.kind === 'quality' || row.kind === 'limit') && row.about === 'other'
  if (!isOther) return false
  return row.said.every(({ question, words }) =>
    rows.some(
      ({ kind, said }) =>
        (kind === 'rule' || kind === 'permission') &&
        said.some((each) => each.question === question && each.words.includes(words)),
    ),
  )
}

function featureRow(feature: Feature): ProposedRow {
  const { actor, does, priority, hasVerb, said } = feature
  // Who has to do with a named thing was found elsewhere, so it is asked.
  const isName = feature.isName === true && actor === (feature.named ?? null)
  const certain = feature.isName === true ? isName : feature.certain
  // What must not be is a rule, never something to offer.
  if (does.startsWith('not ') && !hasVerb)
    return { kind: 'out', what: does.slice(4), because: null, ...base(said, false) }
  if (does.startsWith('not '))
    return { kind: 'rule', when: null, then: does, about: [], ...base(said, certain) }
  const verb = hasVerb ? [] : ['verb' as const]
  const unsaid = actor === null ? ['actor' as const] : []
  const fields = { priority, outcome: null, things: [], ...base(said, certain) }
  return {
    kind: 'feature',
    actor,
    does,
    ...fields,
    flags: isName ? [] : [...verb, ...unsaid],
  }
}

function base(
  said: readonly Said[],
  certain: boolean,
): Pick<ProposedRow, 'said' | 'certainty' | 'flags'> {
  return { said: [...said], certainty: certain ? 'clear' : 'guess', flags: [] }
}
