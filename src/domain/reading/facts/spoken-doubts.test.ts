import { describe, expect, it } from 'vitest'
import { readAnswers } from '#domain/reading/read-answers.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

function read(question: string, text: string): string[] {
  const { rows } = readAnswers([{ question, text }], loadTaggers())
  return rows.map((row) => `${row.kind} ${'what' in row ? row.what : ''}`)
}

describe('speech without full stops is cut where something new begins', () => {
  it.each([
    [
      "I'm worried about the alerts I've no idea what one costs and I don't know if Mo will use it",
      [
        "doubt I'm worried about the alerts",
        "doubt I've no idea what one costs",
        "doubt I don't know if Mo will use it",
      ],
    ],
    [
      "four hundred tops so I don't know I'd want it by June that's when they start training",
      ["limit I'd want it by June that's when they start training"],
    ],
    [
      "I'm worried the growers won't look and I'm just assuming everybody has a phone",
      ["doubt I'm worried the growers won't look", "doubt I'm just assuming everybody has a phone"],
    ],
  ])('%s', (text, rows) => {
    const told = read('q15', text)
    for (const row of rows) expect(told).toContain(row)
  })

  it('what hangs over at the end of a clause begins the next', () => {
    const told = read(
      'q14',
      "forty pickers now and nobody dies if it's off an hour but not at six in the morning when I'm loading the van how quick I don't know it's addresses so there's the GDPR",
    )
    expect(told.join('\n')).toContain("when I'm loading the van")
    expect(told.join('\n')).not.toMatch(/how quick$/m)
  })
})
