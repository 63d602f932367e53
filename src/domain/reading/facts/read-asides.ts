import type { ProposedRow } from '#domain/reading/reading.ts'
import type { AnswerPieces, Piece } from './pieces.ts'
import { propose } from './propose.ts'

/** Greetings, ends of a speech, fillers: whole statements with nothing to build. */
const ASIDES = [
  '(?:yours|sincerely|regards|cheers|cheerio|thanks?|thank you|bye|hello|hi|good (?:morning|evening)|dear)\\b.*',
  "(?:(?:okay|ok|so|and|well|sorry|yeah|right|anyway)[ ,]+)*(?:that|this)(?:['’]?s| is) (?:it|all|her done|me|the (?:whole )?thing|that)\\b.{0,40}",
  '(?:lol|haha|lmao|my bad|whatever|period|happened|serious|god help me|hope (?:that|this|it) helps)\\b.{0,20}',
  '(?:see|same as|as) (?:question |answer |no\\.? ?|nr\\.? ?)?(?:\\d+|above)\\b.{0,12}',
  '(?:what else|let me (?:think|see)|where was i|how do i put (?:it|this)|is this on|hang on|as i said|i said (?:already|that)|you (?:decide|suggest|know))\\b.{0,30}',
  'i (?:remain|am|think that is) (?:yours|done|all|it)\\b.{0,20}',
  "don['’]?t tell (?:them|him|her|anybody)\\b.{0,12}",
]
const ASIDE = new RegExp(`^(?:${ASIDES.join('|')})[.!?…]*$`, 'iu')

/** Whether a statement holds nothing to build. */
export function isAside(text: string): boolean {
  return ASIDE.test(text.trim())
}

/** What is only said: nothing of it goes into the document. */
export function readAsides(answers: readonly AnswerPieces[]): ProposedRow[] {
  return answers.flatMap(({ units }) =>
    units.flatMap(({ unit, whole, pieces }) => {
      // The head of a table says nothing itself: its words are the names of the cells.
      if (unit.kind === 'heading') return /[\t|]/.test(unit.text) ? [aside(whole)] : []
      if (unit.kind === 'row') return []
      const asides = isAside(whole.text) ? [whole] : pieces.filter(({ text }) => isAside(text))
      return asides.map(aside)
    }),
  )
}

function aside(piece: Piece): ProposedRow {
  return propose('aside', { what: null }, { said: [piece] })
}
