import type { Row } from '#domain/reading/rows.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { AnswerCopy } from '#domain/requirements/document-registers.ts'
import type { Piece } from './cut-pieces.ts'
import { findStretches, type Request, type Secret } from './find-secrets.ts'

type Answer = Pick<AnswerCopy, 'question' | 'text'>

/** "Don't ask me", "don't ask me about the second address": nothing of the app, which may ask every time. */
const ENGLISH =
  /^\W*(?:(?:and|but|so|just|please) )*do ?(?:n['’]?t|not) ask (?:me|us)(?<about> (?:about|which|what|whether|who|when|where) .+)?\W*$/iu
const POINTS = /^ about (?:this|that|it)\W*$/iu
/** 「そこは聞かんといてください」 */
const JAPANESE =
  /^(?:(?:でも|けど|まあ|もう)?(?:そこ|それ|ここ|これ|その(?:こと|話|へん|辺))(?:は|だけは|まで)?)?(?:私に)?(?:聞|訊|きか|尋ね)(?:か)?(?:ない|ん)(?:で|といて|とって|どいて)(?:おいて)?(?:ください|下さい|ほしい|くれ|ね|な)*[。\s]*$/u

/** What the founder asks not to be asked about: no question and no default is made of it. */
export function findUnasked(answers: readonly Answer[]): Secret[] {
  return findStretches(answers, readWish)
}

function readWish({ start, text }: Piece): Request | null {
  const english = ENGLISH.exec(text)
  if (english !== null) {
    const about = english.groups?.about ?? ''
    return { leads: false, tells: about !== '' && !POINTS.test(about), start }
  }
  return JAPANESE.test(text) ? { leads: false, tells: false, start } : null
}

/** Whether words of an answer are among what nobody is to ask about. */
function isUnasked(
  { question, text }: Pick<Quote, 'question' | 'text'>,
  unasked: readonly Secret[],
): boolean {
  return unasked.some(
    (each) => each.question === question && (each.text.includes(text) || text.includes(each.text)),
  )
}

/** What was read as something that nobody knows is said, and asked of nobody. */
export function leaveUnasked(rows: readonly Row[], answers: readonly Answer[]): readonly Row[] {
  const unasked = findUnasked(answers)
  if (unasked.length === 0) return rows
  return rows.map((row) => {
    if (row.kind !== 'doubt' || row.about !== 'unknown') return row
    const isAside = row.said.some(({ question, words }) =>
      isUnasked({ question, text: words }, unasked),
    )
    if (!isAside) return row
    return { ...row, kind: 'aside', what: null } as Row
  })
}
