import { sortTold } from '#domain/telling/sort-told.ts'
import type { FieldCase } from './reading-cases.ts'

/** Where the letters of a founder's answers went when they were told at once. */
export interface TellingMeasure {
  name: string
  /** Of the letters that found a place, those at the question they came from. */
  right: number
  /** Of all letters, those that found a place. */
  placed: number
}

/** The orders in which the same answers are told: one after the other, and all mixed up. */
export const ORDERS = ['asked', 'shuffled'] as const
export type Order = (typeof ORDERS)[number]

/** Sorts a case's answers, told as one text without the questions, and compares. */
export function measureTelling({ name, answers }: FieldCase, order: Order): TellingMeasure {
  const told = Object.entries(answers).map(([question, text]) => ({
    question: `q${question.replace(/\D/g, '')}`,
    text: String(text),
  }))
  const { text, questionAt } = joined(order === 'asked' ? told : shuffled(told))
  const counted = { right: 0, wrong: 0, unplaced: 0 }
  for (const stretch of sortTold(text)) {
    const letters = stretch.end - stretch.start
    if (stretch.question === null) counted.unplaced += letters
    else if (stretch.question === questionAt(stretch.start + letters / 2)) counted.right += letters
    else counted.wrong += letters
  }
  const placed = counted.right + counted.wrong
  return {
    name,
    right: placed === 0 ? 0 : counted.right / placed,
    placed: placed / Math.max(1, placed + counted.unplaced),
  }
}

interface Told {
  question: string
  text: string
}

function joined(told: readonly Told[]) {
  const ends: { end: number; question: string }[] = []
  let text = ''
  for (const each of told) {
    text += `${each.text}\n\n`
    ends.push({ end: text.length, question: each.question })
  }
  return { text, questionAt: (at: number) => ends.find(({ end }) => at < end)?.question }
}

/** The same order each time, and far from the one of the questions. */
function shuffled(told: readonly Told[]): Told[] {
  return told
    .map((_, index) => told[(index * 7 + 4) % told.length])
    .filter((each) => each !== undefined)
}
