import { answerLanguage, detectLanguage, readsAsEnglish } from '#domain/language/detect-language.ts'
import { BREATH } from '#domain/language/speech/breath.ts'
import type { Taggers } from '#domain/language/tagger.ts'
import { settleCertainty } from './certainty/settle-certainty.ts'
import { listNames } from './english/list-names.ts'
import { readEnglish } from './english/read-english.ts'
import { hearSpeech } from './english/speech/hear-speech.ts'
import { quoteSpeech } from './english/speech/quote-speech.ts'
import { removeWhatStays } from './facts/outs/remove-what-stays.ts'
import { findUnplaced } from './find-unplaced.ts'
import { readJapanese } from './japanese/read-japanese.ts'
import { joinProposals } from './join-proposals.ts'
import { placeRemarks } from './place-remarks.ts'
import { readPlainly } from './plain/read-plainly.ts'
import type { ReadAnswers, ReadableAnswer } from './reading.ts'
import { withRefusals } from './refusals/with-refusals.ts'
import { removeBlanks } from './remove-blanks.ts'
import { readUndecided } from './undecided-answer.ts'

/**
 * Reads the founder's answers by grammar: rows of all kinds, one for each fact, each with the
 * words it comes from, and the stretches that no row has taken. The language is each answer's own.
 */
export function readAnswers(answers: readonly ReadableAnswer[], taggers: Taggers): ReadAnswers {
  const written = answers.filter(({ text }) => text.trim() !== '')
  const main = detectLanguage(written.map(({ text }) => text))
  const whole = written.map(({ text }) => text).join('\n')
  const isEnglish = main === 'en' || (main === 'und' && readsAsEnglish(whole))
  const readers = written.map(({ text }) => readerOf(text, isEnglish ? 'en' : main))
  const names = listNames(written)
  const heard = written.map((answer, at) =>
    readers[at] === 'english'
      ? hearSpeech(withoutBreaths(answer), { tagger: taggers.en, names })
      : { answer: withoutBreaths(answer), rows: [] },
  )
  const told = heard.map(({ answer }) => answer)
  const by = new Map(told.map(({ text }, at) => [text, readers[at]]))
  const undecided = told.flatMap((answer) => readUndecided(answer) ?? [])
  const open = new Set(undecided.map(({ said }) => said[0]?.question))
  const of = (reader: Reader) =>
    told
      .filter(({ question, text }) => by.get(text) === reader && !open.has(question))
      .map(withinReach)
  const read = [
    ...heard.flatMap(({ rows }) => rows),
    ...readEnglish(of('english'), taggers.en),
    ...readJapanese(of('japanese'), taggers.ja),
    ...readPlainly(of('plain')),
  ]
  const rows = joinProposals([...undecided, ...withRefusals(read, told, isEnglish ? 'en' : main)])
  const kept = settleCertainty(rows.flatMap(removeWhatStays).slice(0, MOST_ROWS), told)
  const quoted = kept.map((row) => quoteSpeech(row, { heard: told, written }))
  const left = findUnplaced(written, quoted)
  const placed = placeRemarks(left, { answers: written, tagger: taggers.en })
  return { rows: [...quoted, ...placed.remarks], unplaced: placed.unplaced }
}

/** A breath is what the reader hears: one that somebody has typed is a space. */
function withoutBreaths({ question, text }: ReadableAnswer): ReadableAnswer {
  return { question, text: text.replaceAll(BREATH, ' ') }
}

/** Nobody who tells of an app writes more lines in one answer; what follows them is "not understood". */
const MOST_LINES = 300
const MOST_ROWS = 2_000

/** The answer as far as it is read, so that no answer takes a reader long: what is finished of it. */
function withinReach({ question, text }: ReadableAnswer): ReadableAnswer {
  const ends = [...text.matchAll(/\n/g)]
  return { question, text: removeBlanks(text.slice(0, ends[MOST_LINES - 1]?.index)) }
}

type Reader = 'english' | 'japanese' | 'plain'

/** Who reads an answer; a short one among English ones is English where it may be. */
function readerOf(text: string, main: string): Reader {
  const language = answerLanguage(text, main)
  if (language === 'ja') return 'japanese'
  if (language === 'en') return 'english'
  // Jotted English has few English words ("no login"); another Latin language shows its accents.
  const jotted = main === 'en' && !/[À-ɏͰ-῿⺀-￿]/u.test(text)
  const mayBe = jotted || ((language === 'und' || main === 'en') && readsAsEnglish(text))
  return mayBe ? 'english' : 'plain'
}
