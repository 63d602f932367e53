import { describe, expect, it } from 'vitest'
import { readUnits } from '#domain/language/units.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { readAnswers } from './read-answers.ts'

const told = 'The owner sees all orders. The drivers cancel an order.'

describe('a form feed in an answer, which stands for a breath of speech inside the reader', () => {
  it('is read as a space, and quoted as it stands', () => {
    const text = told.replace('drivers cancel', 'drivers\fcancel').replace('sees all', 'sees\fall')
    const { rows } = readAnswers([{ question: 'q5', text }], loadTaggers())
    const spaced = readAnswers([{ question: 'q5', text: told }], loadTaggers())
    expect(rows.map(({ said, ...row }) => row)).toEqual(spaced.rows.map(({ said, ...row }) => row))
    for (const { words } of rows.flatMap(({ said }) => said)) expect(text).toContain(words)
  })

  it('ends no sentence too many, however many there are', () => {
    expect(readUnits('a\f'.repeat(20_000)).length).toBe(20_000)
  })
})
