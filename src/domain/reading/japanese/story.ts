import type { Frame } from '#domain/language/japanese/frames.ts'
import { readAmounts } from '#domain/language/japanese/numbers.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { type Context, makeRow, selectSentences } from './context.ts'
import { readLabelled, readStatements } from './rules.ts'

/** The told story: one row for each step, and what goes wrong in it as its twelfth answer says. */
export function readStory(context: Context): ProposedRow[] {
  let who: string | null = null
  return selectSentences(context, 'q6').flatMap((sentence) =>
    readStatements(context, sentence).flatMap(({ frame, said }): ProposedRow[] => {
      const named = frame.person
      who ??= named
      if (frame.does.length < 2) return []
      if (frame.kind === 'noun') return named ? [makeRow('aside', said, { what: null })] : []
      const step = {
        // Nobody is named: a step without its person says no more than the founder does.
        who: named ?? (frame.subject === null ? null : who),
        role: frame.subject,
        does: frame.does,
        feature: null,
        example: examplesOf(frame),
      }
      return [makeRow('step', said, step)]
    }),
  )
}

/** Names, quoted words, days and counts of this one story. */
function examplesOf({ clause }: Frame): string[] {
  const quoted = [...clause.words.matchAll(/「([^」]+)」/g)].map((match) => match[1] ?? '')
  const amounts = readAmounts(clause.words).map(({ words }) => words)
  const names = clause.tokens
    .filter(({ detail }) => /固有名詞,(?:人名|地域)/.test(detail))
    .map(({ text }) => text)
  return [...new Set([...quoted, ...amounts, ...names])].filter((each) => each !== '')
}

/** What goes wrong: the twelfth answer. */
export function readCases(context: Context): ProposedRow[] {
  return selectSentences(context, 'q12').flatMap((sentence) => {
    const labelled = readLabelled(sentence)
    if (labelled) {
      const { when, then, said } = labelled
      return [makeRow('case', said, { during: null, when, then })]
    }
    return readStatements(context, sentence).flatMap(
      ({ frame, when, said }, at, all): ProposedRow[] => {
        const { mood, clause, plain } = frame
        if (mood.unsure || mood.asks || sentence.unit.kind === 'heading') return []
        if (clause.link === 'because') return []
        // 「〜ことがあります。」 tells the fault alone; what follows is done about it.
        const before = all[at - 1]
        const event =
          when ?? (before && before.frame.clause.link !== 'end' ? (before.when ?? null) : null)
        if (event === null && clause.link !== 'end') return []
        if (event === null)
          return [
            makeRow('case', said, { during: null, when: plain, then: null, certainty: 'guess' }),
          ]
        // 「〜場合は先の方を優先し、後の方には…」: both are done then.
        const led = when ?? (before?.frame.clause.link === 'and' ? before.when : null)
        const isRule = frame.kind === 'verb' && led !== null
        return [
          makeRow('case', said, {
            during: null,
            when: event,
            then: plain,
            certainty: isRule && !mood.hedged ? 'clear' : 'guess',
          }),
        ]
      },
    )
  })
}
