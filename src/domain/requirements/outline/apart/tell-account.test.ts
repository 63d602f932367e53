import { describe, expect, it } from 'vitest'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

type Told = readonly ['problem' | 'today', string, string]

const sectionOf = (told: readonly Told[], words = ENGLISH) => {
  const rows = told.map(([about, question, what]) =>
    makeRow('background', `${question}: ${what}`, { about, what }),
  )
  const text = renderMarkdown(writeRows(rows, words), words)
  const account = text.split(/^## /mu).find((each) => each.startsWith('2 ')) ?? ''
  return { text, entries: account.match(/^- .*/gmu) ?? [] }
}

const LONG = 'The farmer writes every order for the boxes into a green book that lies in the barn'

describe('section 2 of a file', () => {
  it('tells the account a few lines at a time, of one answer and one kind', () => {
    const { entries } = sectionOf([
      // The first page tells it.
      ['problem', 'q1', 'The boxes get lost'],
      ['today', 'q2', LONG],
      ['today', 'q2', 'The book gets wet'],
      ['problem', 'q2', 'Two families stood at the gate for the same box'],
      ['problem', 'q2', 'One of them never came back'],
    ])
    expect(entries).toEqual([
      `- “${LONG}”. “The book gets wet”. (Q2)`,
      '- “Two families stood at the gate for the same box”. “One of them never came back”. (Q2)',
    ])
  })

  it('begins another entry with another answer, and where one is long', () => {
    const { entries } = sectionOf([
      ['today', 'q1', 'Families fetch boxes'],
      ['today', 'q2', LONG],
      ['today', 'q2', LONG.replace('green', 'red')],
      ['today', 'q2', LONG.replace('green', 'blue')],
      ['today', 'q2', LONG.replace('green', 'grey')],
    ])
    expect(entries).toHaveLength(2)
  })

  it('has what other answers tell of today at the end', () => {
    const { text, entries } = sectionOf([
      ['today', 'q2', LONG],
      ['today', 'q13', 'The Kellers have owed 40 euros since May'],
    ])
    expect(entries).toHaveLength(1)
    expect(text.split(`### ${fileTextOf(ENGLISH.document).todayLeft}`)[1]).toContain(
      '“The Kellers have owed 40 euros since May”. (Q13)',
    )
  })

  it('does so in Japanese', () => {
    const { entries } = sectionOf(
      [
        ['today', 'q2', '注文は納屋の緑のノートに書いています'],
        ['problem', 'q1', '箱の数がいつも合いません'],
      ],
      JAPANESE,
    )
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.join()).toContain('緑のノート')
  })
})
