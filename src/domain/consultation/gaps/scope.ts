import { findPhraseAround } from '#domain/consultation/review/whole-phrase.ts'
import { countWords } from '#domain/language/count-words.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { type GapFinder, markUnsaid, openIn } from './gap.ts'
import {
  answerTo,
  findWords,
  hasFigure,
  isDoneBySomebody,
  joinAnswers,
  listRows,
  type ToldAnswer,
} from './told-answer.ts'

const FORBIDS =
  /\b(?:never|not|no|only|except|nobody|none)\b|n[’']?t\b|ない|ません|だけ|のみ|以外|禁止/i
const SIGNS_IN =
  /\b(?:log(?:s|ged)?[ -]?(?:in|on)|sign(?:s|ed)?[ -]?(?:in|up|on)|accounts?|passwords?|links?|invit\w+)\b|ログイン|アカウント|パスワード|リンク|招待|暗証/i
const RANKED =
  /\b(?:must|nice|need\w*|first|priorit\w*|essential|important|later|maybe)\b|必須|必要|できれば|優先|余裕/i
/** A name or a list of names, with nothing on what they do. */
const MOST_NAMES = 8

/** People of the app of whom nothing is said but that they are there. */
const rights: GapFinder = (told) => {
  const bare = listRows(told.own, 'role').filter((row) => {
    // "Owner books walk" is a sentence that was taken for a name.
    const isName = row.certainty === 'clear' || countWords(row.name) < 3
    return row.access && isName && isBare(row, told)
  })
  const words = bare[0] && findWords(bare[0], told.question)
  return words ? openIn(words, bare.map(({ name }) => name).join(', ')) : null
}

function isBare(role: RowOf<'role'>, { own, units, question }: ToldAnswer): boolean {
  const may = own.some(
    (row) =>
      (row.kind === 'permission' && row.role === role.name) ||
      (row.kind === 'feature' && row.actor === role.name),
  )
  if (may) return false
  const words = findWords(role, question) ?? ''
  const named = units.filter(({ text }) =>
    [role.name, ...role.also, words].some((name) => name !== '' && text.includes(name)),
  )
  return (
    named.length > 0 &&
    named.every(({ text, labelled }) => !labelled && countWords(text) <= MOST_NAMES)
  )
}

/** Several kinds of people, and nothing that any of them must not see or change. */
const limits: GapFinder = ({ rows, own, text }) => {
  const people = listRows(own, 'role').filter(({ access }) => access)
  const isTold = listRows(rows, 'permission').some(({ may }) => may !== 'may') || FORBIDS.test(text)
  return people.length < 2 || isTold ? null : markUnsaid()
}

/** Several kinds of people who see different things, and nowhere how the app knows them. */
const signIn: GapFinder = (told) => {
  const people = listRows(told.own, 'role').filter(({ access }) => access)
  return people.length < 2 || SIGNS_IN.test(joinAnswers(told)) ? null : markUnsaid()
}

const ONE_LINE = 18

/** A story in one line. */
const moreSteps: GapFinder = ({ units, text }) =>
  units.length < 3 && countWords(text) < ONE_LINE ? markUnsaid() : null

/** So many words of a step must be new, so that another word for a known feature does not count. */
const NEW_WORDS = { en: 3, ja: 6 }
const FEWEST_FEATURES = 3

/** What a message does: whoever tells of the messages has covered it. */
const ARRIVES =
  /\b(?:e-?mails?|texts?|sms|messages?|whatsapp|correo|mensaje)\b|メール|お知らせ|通知|LINE/iu

/** A step of the story of which no feature says a word. */
const uncovered: GapFinder = (told) => {
  const features = listRows(told.rows, 'feature').filter((row) => findWords(row, 'q7') !== null)
  if (features.length < FEWEST_FEATURES) return null
  const known = contentStems(`${answerTo(told, 'q7')}\n${answerTo(told, 'q8')}`)
  // A story begins with the way to the app.
  const hasMessages = listRows(told.rows, 'message').length > 0
  const inApp = listRows(told.own, 'step').slice(2)
  const steps = inApp.flatMap((row) => {
    const words = findWords(row, told.question)
    if (row.who === null || row.flags.length > 0 || words === null) return []
    if (hasMessages && ARRIVES.test(words)) return []
    const stems = contentStems(words)
    const shown = contentStems(findPhraseAround(told, words))
    const isNew = [...stems, ...shown].every((stem) => !known.has(stem))
    for (const name of row.example) for (const stem of contentStems(name)) stems.delete(stem)
    return isNew ? [{ words, size: stems.size }] : []
  })
  const best = steps.reduce((a, b) => (b.size > a.size ? b : a), { words: '', size: 0 })
  const fewest = told.language === 'ja' ? NEW_WORDS.ja : NEW_WORDS.en
  return best.size < fewest ? null : openIn(best.words)
}

const nothingRanked: GapFinder = ({ own, text }) => {
  const features = listRows(own, 'feature')
  const isRanked = features.some(({ priority }) => priority !== 'unsaid') || RANKED.test(text)
  return features.length < 2 || isRanked ? null : markUnsaid()
}

/** "Owner books a kennel": somebody does it, whom the reader did not know for a person. */
const DONE_BY =
  /^(?:the |an? |each |every )?\p{L}+(?:s \p{L}+| \p{L}+s) (?:a|an|the|his|her|their|its|own|all|for|with|from|in|on|to)\b/iu

/** A feature of the first version of which nobody says whose it is, where people are known. */
const actor: GapFinder = (told) => {
  if (listRows(told.rows, 'role').length === 0) return null
  for (const row of listRows(told.own, 'feature')) {
    const words = findWords(row, told.question)
    if (row.actor !== null || row.state === 'undecided' || words === null) continue
    if (row.priority === 'could' || row.priority === 'should') continue
    if (!DONE_BY.test(words) && !isDoneBySomebody(row, told)) return openIn(words)
  }
  return null
}

const MOST_MUSTS = 12

const manyMusts: GapFinder = ({ own }) => {
  const musts = listRows(own, 'feature').filter(({ priority }) => priority === 'must')
  return musts.length > MOST_MUSTS ? markUnsaid(String(musts.length)) : null
}

/** Something left out, without a word on why or until when. */
const reason: GapFinder = ({ own, question, units }) => {
  for (const row of listRows(own, 'out')) {
    const words = findWords(row, question)
    if (row.because !== null || words === null || hasFigure(words)) continue
    const around = units.find(({ text }) => text.includes(words))?.text ?? words
    const mayTellWhy = /[,:(–—、：（]|->|→|=|\bonly\b|だけ/i.test(around)
    if (!mayTellWhy && countWords(around) <= countWords(row.what) + 2)
      return openIn(words, row.what)
  }
  return null
}

/** The gaps of questions 5 to 8, the one that matters most first. */
export const SCOPE_GAPS = {
  q5: { rights, limits, signIn },
  q6: { moreSteps, uncovered },
  q7: { nothingRanked, actor, manyMusts },
  q8: { reason },
} satisfies Record<string, Record<string, GapFinder>>
