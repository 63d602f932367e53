import { readFileSync } from 'node:fs'
import { checkStatement } from '#domain/requirements/checks/check-statement.ts'
import type { Hit, StatementRule } from '#domain/requirements/checks/finding.ts'

/** The rules were tried on the tuning part only; the held part says what they are worth. */
export const PARTS = ['tuning', 'held'] as const

export type Part = (typeof PARTS)[number]

/** How well a rule agrees with sentences of other people's documents. */
export interface Agreement {
  raises: number
  found: number
  precision: number
  recall: number
  f1: number
}

/** The rules with labels of their own, and the file that holds them. */
const LABELLED = {
  'vague-word': 'vague',
  'passive-without-actor': 'passive',
  'several-requirements': 'several',
} as const satisfies Partial<Record<StatementRule, string>>

export type LabelledRule = keyof typeof LABELLED

export const LABELLED_RULES = Object.keys(LABELLED) as LabelledRule[]

/** What DOCUMENT asks of each (checks on each requirement). */
export const BARS: Record<LabelledRule, Partial<Agreement>> = {
  'vague-word': { precision: 0.75, recall: 0.5 },
  'passive-without-actor': { precision: 0.96, recall: 0.9 },
  'several-requirements': { f1: 0.5 },
}

/** Measures a rule on one part of its labels; any finding of the rule counts. */
export function agreementOf(rule: LabelledRule, part: Part): Agreement {
  const labels = read<Record<Part, { raises: string[]; clean: string[] }>>(
    `outside/${LABELLED[rule]}`,
  )[part]
  const hits = (texts: string[]) =>
    texts.filter((text) => findingsOf(text).some((hit) => hit.rule === rule)).length
  const right = hits(labels.raises)
  const found = right + hits(labels.clean)
  return {
    raises: labels.raises.length,
    found,
    precision: right / found,
    recall: right / labels.raises.length,
    f1: (2 * right) / (labels.raises.length + found),
  }
}

/**
 * Bad requirements that raise a warning at least, and clean ones that raise an error. The held ones
 * were written after the rules had last been changed.
 */
export function countHandWritten() {
  const { tuning, held } = read<Record<Part, { bad: string[]; clean?: string[] }>>('hand-written')
  const raising = (texts: string[], severities: readonly Hit['severity'][]) => ({
    of: texts.length,
    raise: texts.filter((text) =>
      findingsOf(text).some(({ severity }) => severities.includes(severity)),
    ).length,
  })
  return {
    'bad, tuning': raising(tuning.bad, ['error', 'warning']),
    'bad, held': raising(held.bad, ['error', 'warning']),
    'clean, with an error': raising(held.clean ?? [], ['error']),
    'clean, with a warning': raising(held.clean ?? [], ['warning']),
  }
}

function findingsOf(text: string): Hit[] {
  return checkStatement({
    text,
    kind: 'functional',
    language: 'en',
    ownWriting: false,
    settledNames: new Set(),
  })
}

function read<T>(name: string): T {
  const file = new URL(`../../test/checks/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
