import { describe, expect, it } from 'vitest'
import { readAnswers } from '#domain/reading/read-answers.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

const PEOPLE = {
  en: 'Members book a kiln and see their own pieces. The technician fires the kiln. I run it all.',
  ja: '会員は窯を予約できます。技師は温度を記録できます。私（代表）：全部。',
  es: 'La socia ve las clases y reserva una. El monitor pasa lista. Yo puedo hacer todo.',
}

function certainties(language: keyof typeof PEOPLE, question: string, text: string): string[] {
  const answers = [
    { question: 'q1', text: 'A pottery with two kilns.' },
    { question: 'q5', text: question === 'q5' ? text : PEOPLE[language] },
    ...(question === 'q5' ? [] : [{ question, text }]),
  ]
  return readAnswers(answers, loadTaggers()).rows.flatMap((row) =>
    /^(?:permission|rule|feature)$/.test(row.kind) &&
    row.said.some((said) => said.question === question)
      ? [row.certainty]
      : [],
  )
}

describe('what is said whole is clear', () => {
  it.each([
    ['en', 'q5', 'The technician can open the kiln, because somebody has to be there.'],
    ['en', 'q5', 'Members can see their own firings (we all know each other).'],
    ['en', 'q9', 'Shelves are kept for 14 days.'],
    ['en', 'q5', 'Technician: everything, including the glazes.'],
    ['ja', 'q5', '会員さんは自分の作品を見られます。'],
    ['ja', 'q9', '棚は14日まで使えます。'],
    ['es', 'q5', 'El monitor puede ver las reservas, porque abre el taller.'],
    // A sentence of its own, though it is joined to the one before.
    ['es', 'q9', 'Y cada clase dura una hora.'],
    ['es', 'q9', 'Pero las socias nuevas pagan la mitad.'],
    ['es', 'q9', 'Menos de tres personas, no hay clase.'],
  ] as const)('%s %s: %s', (language, question, text) => {
    const found = certainties(language, question, text)
    expect(found.length).toBeGreaterThan(0)
    expect(found).not.toContain('guess')
  })
})

describe('what leaves words of its own sentence over is a guess', () => {
  it.each([
    // Half of who may.
    ['en', 'q9', 'The technician and the potter next door can open the kiln.'],
    // Another object of "never".
    ['en', 'q5', "Members must never see our takings or another member's address."],
    // Two statements as one.
    ['en', 'q9', 'They have two days; if nobody collects I am to be told.'],
    // Half a sentence that goes on with the one before.
    ['es', 'q9', 'Y también los domingos (50 %).'],
    // A pointer without its word, and nobody to do it.
    ['ja', 'q9', 'こちらは14日とします。'],
    ['ja', 'q9', '過ぎたら消えます。'],
    // An "only" that is lost.
    ['ja', 'q5', '技師は温度を記録するだけ。'],
    ['es', 'q5', 'El monitor sólo los lunes puede ver los teléfonos de la sala.'],
  ] as const)('%s %s: %s', (language, question, text) => {
    const found = certainties(language, question, text)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toContain('guess')
  })
})
