import { describe, expect, it } from 'vitest'
import { readEnglish } from '#domain/reading/english/read-english.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

const tagger = createWinkTagger()

function outs(question: string, text: string): string[] {
  return readEnglish([{ question, text }], tagger).flatMap((row) =>
    row.kind === 'out' ? [`${row.what} | ${row.because}`] : [],
  )
}

describe('what other answers leave out', () => {
  it.each([
    ['q13', "And don't link it to the alarm system.", ['alarm system | null']],
    [
      'q13',
      'Cash or transfer, no vouchers, the clerk hates them.',
      ['vouchers | the clerk hates them'],
    ],
    [
      'q7',
      "A calendar. Actually no, the calendar's on the fridge, leave that.",
      ['calendar | on the fridge'],
    ],
    ['q13', "I've got my till leave that alone it works", ['till | null']],
    ['q13', 'No money in it.', []],
  ])('%s %s', (question, text, expected) => {
    expect(outs(question, text)).toEqual(expected)
  })
})
