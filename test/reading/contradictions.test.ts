import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { EMPTY_READING, renewReading } from '#domain/reading/renew-reading.ts'
import { findContradictions } from '#domain/requirements/contradictions/find-contradictions.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import { readCase, readCases } from '../../bench/eval/reading-cases.ts'
import { SEEDS, type Seed } from './contradiction-seeds.ts'

const GOLDEN = [
  'bakery',
  'bakery-japanese',
  'bicycle-workshop-spanish',
  'dog-walks',
  'yoga-japanese',
]

/**
 * What their careful readers found as well: a story that shows what is only nice to have (03, 10),
 * and (14) everybody with a smartphone, of whom three have none, and "the same day" against "paper
 * after seven days".
 */
const TRUE: Readonly<Record<string, number>> = {
  '03-pg-hostel-indian-english': 1,
  '10-dive-centre-nested-bullets': 2,
  '14-neighbourhood-ja-polite': 2,
}

const field = readCases('test/field-cases')

function answersOf(base: string): Record<string, string> {
  const known = field.find(({ name }) => name === base)
  if (known) return numbered(known.answers)
  const folder = 'src/domain/requirements/golden'
  return numbered(JSON.parse(readFileSync(`${folder}/${base}.json`, 'utf8')).answers)
}

function numbered(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([id, text]) => [id.replace(/\D/g, ''), text]),
  )
}

function found(texts: Record<string, string>): Found[] {
  const answers = Object.entries(texts).map(([id, text]) => ({ question: `q${id}`, text }))
  const { rows: proposed } = readCase({ name: '', answers: texts, gold: null })
  const { rows } = renewReading(EMPTY_READING, { proposed, by: 'rules', answers })
  const language = detectLanguage(answers.map(({ text }) => text))
  return findContradictions({ rows, answers, language })
}

function seeded({ base, question, sentence }: Seed): Record<string, string> {
  const answers = answersOf(base)
  return { ...answers, [question]: [answers[question], sentence].filter(Boolean).join('\n') }
}

/** A finding with both quotes, of which one is the seeded sentence. */
function finds(seed: Seed): boolean {
  const isSeed = (words: string) => seed.sentence.includes(words) || words.includes(seed.sentence)
  return found(seeded(seed)).some(
    ({ said }) =>
      said.length === 2 &&
      said.some(({ question, words }) => question === `q${seed.question}` && isSeed(words)) &&
      seed.quotes.every((quote) => said.some(({ words }) => words.includes(quote))),
  )
}

describe('contradictions between answers', () => {
  it.each(SEEDS)('$base: $sentence', (seed) => {
    expect(finds(seed)).toBe(true)
  })

  it.each([...GOLDEN])('none in %s', (base) => {
    expect(found(answersOf(base))).toEqual([])
  })

  it.each(field.map(({ name }) => name))('none in %s but what its reader found', (name) => {
    const told = found(answersOf(name)).map(({ said }) => said.map(({ words }) => words))
    expect(told).toHaveLength(TRUE[name] ?? 0)
  })
})
