import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { readWords } from './read-words.ts'

/** What is asked of a person. */
const DATA: ReadonlySet<string> = new Set(
  'birthdate age address phonenumber phonecall surname identity health allergy bank gender email name'.split(
    ' ',
  ),
)
/** Half of what people call data is also how they are reached. */
const TOLD: ReadonlySet<string> = new Set(
  'birthdate address phonenumber surname identity bank gender'.split(' '),
)
const ONLY = says(
  "(?:only|just) (?:need|want|keep|ask for|store|take|have); nothing (?:else|more); that[’']s (?:all|it); no more than that",
  's[oó]lo (?:necesito|necesitamos|pedimos|guardamos|hace falta|quiero); nada más; y ya está; だけ(?:で|を|です|。|$); のみ(?:で|を|です|。|$)',
)
const ASKED = says(
  'asks? for; (?:has|have|needs?) to (?:give|enter|fill|type); enters?; types? in; fills? in; sign-?up page; form; fields?; we (?:keep|store|save)',
  'pide\\p{L}*; rellen\\p{L}*; pone; escrib\\p{L}+; formulario; 入力; 入れて; 記入; 聞; 登録画面; 欄',
)
/** Where the data are told of. */
const SAID_IN: ReadonlySet<string> = new Set(['q9', 'q10', 'q14'])
const NOT_SAID: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q5', 'q15'])

/** Only these data are wanted by one answer, and another asks for more. */
export function onlyTheseData(pieces: readonly Piece[]): Found[] {
  return pieces.flatMap((rule, at): Found[] => {
    const next = pieces[at + 1]
    const isNext = next?.question === rule.question && /^(?:nothing|nada) /i.test(next.words)
    if (!SAID_IN.has(rule.question) || !(ONLY.test(rule.words) || isNext)) return []
    const wanted = dataIn(rule.words, DATA)
    if (wanted.length < (isNext ? 1 : 2)) return []
    const other = pieces.find(
      ({ question, words }) =>
        question !== rule.question &&
        !NOT_SAID.has(question) &&
        ASKED.test(words) &&
        !/n[’']t\b|\bno\b|\bnot\b|ません|ない/iu.test(words) &&
        dataIn(words, TOLD).some((each) => !wanted.includes(each)),
    )
    return other ? [{ kind: 'promise', said: [rule, other], names: [] }] : []
  })
}

function dataIn(words: string, data: ReadonlySet<string>): string[] {
  return readWords(words).flatMap(({ name }) => (data.has(name) ? [name] : []))
}
