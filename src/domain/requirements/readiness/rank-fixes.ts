import { listQuestions, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import type { Finding } from '#domain/requirements/checks/finding.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { clip } from '#domain/requirements/phrases.ts'
import { listItems, listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { ReadinessWords } from './readiness.ts'
import {
  consistencyScore,
  countRequirements,
  findPart,
  groupByItem,
  listFirstWanted,
  listWaitingItems,
  PARTS,
  type Part,
  scoreFindings,
  UNTESTED,
} from './score-parts.ts'
import { computeUnderstoodShare } from './understood.ts'

/** Something to do about the score. */
export interface ReadinessFix {
  /** The question it leads to. */
  question: string
  /** What is wrong, in plain words. */
  problem: string
  /** What to do. */
  advice: string
  /** Points of the score, rounded to one decimal. */
  gain: number
}

/** Everything that would raise the score, what is worth most first; `thin` are the thin answers. */
export function rankFixes(
  document: RequirementsDocument,
  findings: readonly Finding[],
  { words, thin }: { words: ReadinessWords; thin: ReadonlyMap<string, string> },
): ReadinessFix[] {
  const fixes = [
    ...coverageFixes(document, words),
    ...thinFixes(document, words, thin),
    ...findingFixes(document, findings, words),
    ...blockedFixes(document, words),
    ...unsureFixes(document, words),
  ]
  return fixes
    .map((fix) => ({ ...fix, gain: Math.round(fix.gain * 10) / 10 }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
}

/** A question by its title and guidance in the reader's language. */
function titled(question: string, fallback: string, questions: readonly WorkshopQuestion[]) {
  const found = questions.find(({ id }) => id === question)
  return { question, title: found?.title ?? fallback, guidance: found?.guidance ?? '' }
}

function weightOf(wanted: Part): number {
  return PARTS.find(({ part }) => part === wanted)?.weight ?? 0
}

function coverageFixes(document: RequirementsDocument, words: ReadinessWords): ReadinessFix[] {
  const questions = listQuestions(words.questionnaire)
  const { coverage, answers } = document
  const each = weightOf('coverage') / Math.max(1, coverage.length)
  // Without a feature nothing can be tested or read for clarity: that answer is worth most.
  const silent = listRequirements(document).length === 0
  const first = weightOf('testability') + (answers.length === 0 ? weightOf('clarity') : 0)
  return coverage
    .filter(({ state }) => state !== 'covered')
    .map(({ question, title: written, state }) => ({
      ...titled(question, written, questions),
      state,
    }))
    .map(({ question, title, guidance, state }) => ({
      question,
      problem: words.readiness[state === 'unanswered' ? 'answer' : 'settle'](title),
      advice: guidance,
      gain: (state === 'unanswered' ? each : each / 2) + (silent && question === 'q7' ? first : 0),
    }))
}

/** A thin answer leads to what its question still asks for. */
function thinFixes(
  document: RequirementsDocument,
  words: ReadinessWords,
  thin: ReadonlyMap<string, string>,
): ReadinessFix[] {
  const questions = listQuestions(words.questionnaire)
  const gain = weightOf('coverage') / 2 / Math.max(1, document.coverage.length)
  return [...thin].map(([question, hint]) => ({
    question,
    problem: words.readiness.thin(titled(question, question, questions).title),
    advice: hint,
    gain,
  }))
}

/** One fix for all places where the same rule leads to the same question. */
function findingFixes(
  document: RequirementsDocument,
  findings: readonly Finding[],
  words: ReadinessWords,
): ReadinessFix[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const { rule, severity, question } = finding
    if (severity === 'hint' || question === null) continue
    const key = `${rule} ${question}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [finding])
    else group.push(finding)
  }
  const inItem = groupByItem(findings.filter(({ rule }) => findPart(rule) === 'clarity'))
  const wanted = new Set(listFirstWanted(document).map(({ id }) => id))
  const inDocument = findings.filter(({ rule }) => findPart(rule) === 'consistency')
  return [...groups.values()].flatMap((group): ReadinessFix[] => {
    const [first] = group
    if (first === undefined || first.question === null) return []
    const gain = {
      coverage: 0,
      understood: 0,
      openness: 0,
      clarity: clarityGain(group, inItem, countRequirements(document)),
      consistency:
        consistencyScore(document, except(inDocument, group)) -
        consistencyScore(document, inDocument),
      testability:
        (100 * (1 - UNTESTED) * group.filter(({ place }) => wanted.has(place.item)).length) /
        Math.max(1, wanted.size),
    }[findPart(first.rule)]
    return [
      {
        question: first.question,
        problem: words.readiness.also(first.problem, groupByItem(group).size - 1),
        advice: first.advice,
        gain: (gain * weightOf(findPart(first.rule))) / 100,
      },
    ]
  })
}

function clarityGain(
  group: readonly Finding[],
  inItem: ReadonlyMap<string, Finding[]>,
  count: number,
): number {
  let gain = 0
  for (const [item, mended] of groupByItem(group)) {
    const own = inItem.get(item) ?? []
    gain += scoreFindings(except(own, mended)) - scoreFindings(own)
  }
  return gain / Math.max(1, count)
}

function except(findings: readonly Finding[], mended: readonly Finding[]): Finding[] {
  const gone = new Set(mended)
  return findings.filter((finding) => !gone.has(finding))
}

function blockedFixes(document: RequirementsDocument, words: ReadinessWords): ReadinessFix[] {
  const wanted = listFirstWanted(document)
  const waiting = listWaitingItems(document)
  const ids = new Set(wanted.flatMap(({ id }) => (waiting.has(id) ? [id] : [])))
  return document.openQuestions.flatMap(
    ({ text, why, sources, quotes, blocks }): ReadinessFix[] => {
      const blocked = quotes.length === 0 ? 0 : blocks.filter((id) => ids.has(id)).length
      const [question] = sources
      if (blocked === 0 || question === undefined) return []
      const gain = (weightOf('openness') * blocked) / wanted.length
      return [{ question, problem: words.readiness.unblock(text), advice: why, gain }]
    },
  )
}

/** What was not understood, and what was but not for certain: one fix for each question. */
function unsureFixes(document: RequirementsDocument, words: ReadinessWords): ReadinessFix[] {
  const { place, placeAdvice, confirm, confirmAdvice } = words.readiness
  const guesses = listItems(document).filter(({ item }) => item.mark === 'unconfirmed')
  const unsure = [
    ...document.unplaced.map(({ quotes }) => ({ quotes, say: place, advice: placeAdvice })),
    ...guesses.map(({ item }) => ({ quotes: item.quotes, say: confirm, advice: confirmAdvice })),
  ]
  const groups = new Map<string, { fix: ReadinessFix; count: number }>()
  for (const { quotes, say, advice } of unsure) {
    const [quote] = quotes
    if (quote === undefined) continue
    const { question, text } = quote
    const group = groups.get(`${question} ${advice}`)
    if (group) group.count += 1
    else {
      const problem = say(clip(text, LONGEST_QUOTE))
      groups.set(`${question} ${advice}`, { fix: { question, problem, advice, gain: 0 }, count: 1 })
    }
  }
  const lost = weightOf('understood') * (1 - computeUnderstoodShare(document))
  return [...groups.values()].map(({ fix, count }) => ({
    ...fix,
    problem: words.readiness.also(fix.problem, count - 1),
    gain: (lost * count) / unsure.length,
  }))
}

const LONGEST_QUOTE = 80
