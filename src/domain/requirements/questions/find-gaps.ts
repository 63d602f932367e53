import { countWords } from '#domain/language/count-words.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote, Traced } from '#domain/requirements/document-items.ts'
import { bare, clip } from '#domain/requirements/phrases.ts'
import type { OpenQuestionDraft } from '#domain/requirements/writing/notebook.ts'
import { isTold } from '#domain/requirements/writing/words/is-told.ts'
import { askChannels } from './ask-channels.ts'
import { findLaterTurns } from './find-later-turns.ts'
import { DAY, VAGUE } from './gap-words.ts'
import { quoteAround } from './quote-around.ts'
import type { GapText } from './text-en.ts'

/** The sections that the checks look at. */
export type Written = Pick<
  RequirementsDocument,
  | 'roles'
  | 'permissions'
  | 'features'
  | 'rules'
  | 'messages'
  | 'entities'
  | 'statusTables'
  | 'success'
  | 'constraints'
  | 'integrations'
  | 'screens'
  | 'money'
>

/** Something that nobody said, with the items that wait for it; `question` is where to say it. */
export type Gap = OpenQuestionDraft & { question: string; blocks: string[] }

type Check = (written: Written, told: Told) => Gap[]

export interface Told {
  answers: readonly ReadableAnswer[]
  words: GapText
}

/** What a developer would have to ask, by fixed questions for each kind of gap. Silent when in doubt. */
export function findGaps(
  written: Written,
  answers: readonly ReadableAnswer[],
  words: GapText,
): Gap[] {
  const told = { answers, words }
  return [
    ...FIRST.flatMap((check) => check(written, told)),
    ...findLaterTurns(written, words),
    ...THEN.flatMap((check) => check(written, told)),
  ]
}

function askSignIn({ roles, permissions }: Written, { words, answers }: Told): Gap[] {
  if (roles.length === 0 || isTold('signIn', answers)) return []
  const blocks = (permissions.length > 0 ? permissions : roles).slice(0, MOST_BLOCKS)
  return [{ ...words.signIn, question: 'q5', blocks: blocks.map(({ id }) => id) }]
}

/** Rules, cases and messages: elsewhere an answer that does not come is the founder's own trouble. */
const CASES: ReadonlySet<string> = new Set(['q9', 'q12', 'q13'])

function askFailedMessages({ messages }: Written, { answers, words }: Told): Gap[] {
  const cases = answers.filter(({ question }) => CASES.has(question))
  if (messages.length === 0 || isTold('noAnswer', cases)) return []
  return [{ ...words.failedMessage, question: 'q12', blocks: idsOf(messages) }]
}

/** A message by email needs an address that somebody keeps. */
function askAddresses({ messages, entities, roles }: Written, { words }: Told): Gap[] {
  if (entities.length === 0) return []
  const fields = [...entities, ...roles].flatMap((each) =>
    'fields' in each ? each.fields.map(({ name }) => name) : [],
  )
  const gapOf = (sent: RegExp, kept: RegExp, names: GapText['email']): Gap[] => {
    const waiting = messages.filter(({ channel }) => sent.test(channel))
    if (waiting.length === 0 || fields.some((name) => kept.test(name))) return []
    const gap = words.noAddress(names.channel, names.field)
    return [{ ...gap, question: 'q10', blocks: idsOf(waiting) }]
  }
  return [
    ...gapOf(/e-?mail|メール|correo/iu, /mail|メール|correo|contact|連絡/iu, words.email),
    ...gapOf(
      /\bsms\b|\btext|whats ?app|電話|ショートメール/iu,
      /phone|mobile|cell?\b|cel\b|celular|móvil|\btel|number|whats|電話|携帯|teléfono|contact|連絡/iu,
      words.phone,
    ),
  ]
}

const EVERYBODY =
  /\b(?:everyone|everybody|they all|all (?:of them|users|people|customers|members|clients|guests|parents)|all get)\b(?! (?:who|that|whose|on|in|at|for|with|from|of)\b)|(?<!が|の)(?:全員|みんな|皆さん|皆様)/iu

function askEverybody({ messages, rules }: Written, { words }: Told): Gap[] {
  const told = [...messages, ...rules].find(({ quotes }) =>
    quotes.some(({ text }) => EVERYBODY.test(text)),
  )
  const quote = told?.quotes.find(({ text }) => EVERYBODY.test(text))
  if (told === undefined || quote === undefined) return []
  const event = 'trigger' in told ? told.trigger : told.condition
  const gap = words.everybody(
    EVERYBODY.exec(quote.text)?.[0] ?? '',
    event ?? quoteAround(quote, EVERYBODY),
  )
  return [{ ...gap, question: quote.question, blocks: [told.id] }]
}

/** A must or a rule with a word that two people would build in two ways. */
function askVague({ features, rules }: Written, { words }: Told): Gap[] {
  const musts = features
    .flatMap(({ requirements }) => requirements)
    .filter(({ priority }) => priority === 'must')
  const [found] = [...musts, ...rules].flatMap((item) => {
    const quote = item.quotes.find(({ text }) => VAGUE.test(text))
    return quote === undefined ? [] : [{ item, quote }]
  })
  if (found === undefined) return []
  const word = VAGUE.exec(found.quote.text)?.[0] ?? ''
  const gap = words.vague(word, quoteAround(found.quote, VAGUE))
  return [{ ...gap, question: found.quote.question, blocks: [found.item.id] }]
}

/** The only stage of a thing that nothing else speaks of. */
function askStages(written: Written, { answers, words }: Told): Gap[] {
  return written.statusTables.flatMap(({ id, thing, states, quotes }): Gap[] => {
    const others = answers
      .map(({ text }) => quotes.reduce((rest, quote) => rest.replace(quote.text, ' '), text))
      .join('\n')
    const told = contentStems(others)
    const dead = states.filter(
      (state, at) =>
        at > 0 &&
        !others.toLowerCase().includes(state.toLowerCase()) &&
        sharedCount(contentStems(state), told) === 0,
    )
    const [stage] = dead
    if (states.length < 3 || dead.length !== 1 || stage === undefined) return []
    return [{ ...words.deadStage(thing.toLowerCase(), stage), question: 'q9', blocks: [id] }]
  })
}

/** A sign of success that no feature has a word of. */
function askWhoCounts({ success, features, messages }: Written, { words }: Told): Gap[] {
  const built = contentStems(
    [...features.flatMap(({ requirements }) => requirements), ...messages]
      .map(({ text }) => text)
      .join(' '),
  )
  const silent = success.filter(
    ({ text, target }) => target !== null && sharedCount(contentStems(text), built) === 0,
  )
  if (silent.length === 0) return []
  const names = silent.slice(0, MOST_NAMES).map(({ quotes, text }) => quotes[0]?.text ?? text)
  return [{ ...words.whoCounts(names), question: 'q4', blocks: idsOf(silent) }]
}

function askYear({ constraints }: Written, { words }: Told): Gap[] {
  const dated = constraints.find(
    ({ kind, text }) =>
      kind === 'date' && DAY.test(text) && !/\b20\d\d\b|来年|今年|令和/u.test(text),
  )
  const date = DAY.exec(dated?.text ?? '')?.[0]
  if (dated === undefined || date === undefined) return []
  return [{ ...words.year(date), question: 'q15', blocks: [dated.id] }]
}

const PAYING =
  /\b(?:pays?|paid|deposits?|fees?|fines?|charged|refund(?:ed|s)?)\b|払|手数料|会費|料金|返金/iu

function askPayment({ rules }: Written, { words, answers }: Told): Gap[] {
  const rule = rules.find(({ quotes }) => quotes.some(({ text }) => PAYING.test(text)))
  const quote = rule?.quotes.find(({ text }) => PAYING.test(text))
  if (rule === undefined || quote === undefined || isTold('payment', answers)) return []
  const gap = words.payment(quoteAround(quote, PAYING))
  return [{ ...gap, question: 'q13', blocks: [rule.id] }]
}

/** A must that nothing said tests: only its founder knows how one sees that it works. */
function askUntested({ features }: Written, { words }: Told): Gap[] {
  const silent = features
    .flatMap(({ requirements }) => requirements)
    .filter(
      ({ priority, criteria, missing = [] }) =>
        priority === 'must' && criteria.length === 0 && missing.length === 0,
    )
  if (silent.length === 0) return []
  const all = new Set(silent.map(({ quotes, text }) => nameOf(quotes, text)))
  const names = [...all].slice(0, MOST_NAMES)
  return [{ ...words.untested(names), question: 'q6', blocks: idsOf(silent) }]
}

function nameOf([quote]: readonly Quote[], text: string): string {
  const words = (quote?.text ?? text).replace(/\s+/gu, ' ').trim()
  return clip(countWords(words) < FEW ? bare(text) : words, LONGEST)
}

/** The musts' own gaps first; each asks once. */
const FIRST: readonly Check[] = [askUntested, askVague, askEverybody, askChannels, askStages]
const THEN: readonly Check[] = [
  askSignIn,
  askPayment,
  askFailedMessages,
  askAddresses,
  askWhoCounts,
  askYear,
]

/** No question names or holds up more than these. */
const MOST_NAMES = 3
const MOST_BLOCKS = 12

function idsOf(items: readonly Traced[]): string[] {
  return items.slice(0, MOST_BLOCKS).map(({ id }) => id)
}

/** Fewer words name nothing. */
const FEW = 2
/** A name is no longer than this. */
const LONGEST = 80
