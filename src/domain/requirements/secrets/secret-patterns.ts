import { makePattern } from '#domain/language/patterns/make-pattern.ts'

export type Leads = boolean | 'only'

/**
 * What asks whoever writes it down to keep something to themselves, and not the app: said of this or that,
 * or with nothing said of what ("don't tell Gordon", and not "don't tell parents who else comes").
 */
export interface SecretPattern {
  pattern: RegExp
  /** It may stand in front of what it is about: "between you and me, …"; `only` there. */
  leads: Leads
  /** What it names whom not to tell. */
  names: boolean
}

const NOT = /(?:do ?n[’']?t|do not|please leave|never)/u
const THIS = /(?:this|that|it|any of (?:this|that))/u
/** Somebody alone, by name or as one's own: several are served by the app. */
const SOMEBODY =
  /(?:h(?:im|er)|(?:my|our) (?:\p{L}+ )?(?<who>\p{L}*[^\Ws])|any(?:one|body)|a soul|(?<name>\p{L}{2,}))/u
const MORE =
  /(?:,? ?(?:please|though|yet|will you|ok(?:ay)?|(?:about )?(?:this|that|it)(?: bit)?|any of (?:this|that)|(?:that )?(?:I|we) (?:said|told|asked|mentioned)\b.*))*\W*$/u
const SAID_OF_US =
  /(?:that )?(?:I|we)(?:[’'](?:m|ve|re|d|ll)| (?:have|am|are|was|want|might|may|will|can|could|put|owe))\b.*/u
const LEAD = /^\W*(?:(?:and|but|so|oh|only|just|please|look|by the way) )*/u

const ENGLISH: SecretPattern[] = [
  // "Dont put that in": dictated, it may end a sentence that has no comma.
  {
    pattern: makePattern(
      'iu',
    )`\b${NOT} (?:put|write|include|mention|print) (?:that|this)(?: (?:in|down|here|anywhere))?\W*$`,
    ...{ leads: false, names: false },
  },
  {
    pattern:
      /\boff the record\b|\bnot? for (?:the record|th(?:e|is|at) (?:form|document)(?: that)?\W*$)/iu,
    leads: true,
    names: false,
  },
  {
    pattern: makePattern(
      'iu',
    )`${LEAD}${NOT} (?:put|write|note) (?:anything |a word )?down about(?= \p{L})`,
    ...{ leads: false, names: false },
  },
  {
    pattern: makePattern('iu')`${LEAD}${NOT} pass (?:this|that|it)(?: bit)? (?:on|along|round)\W*$`,
    ...{ leads: true, names: false },
  },
  // "Oh, I shouldn't have said that, scrub that out, it's not mine to tell."
  {
    pattern: makePattern(
      'iu',
    )`\b(?:scrub|strike|cross|rub) ${THIS}(?: bit)? out\b|\bstrike ${THIS}\W*$`,
    ...{ leads: false, names: false },
  },
  {
    pattern: makePattern(
      'iu',
    )`\b(?:(?:I|we) should(?:n[’']?t| not|n[’']?t really) have (?:said|told you) ${THIS}|${THIS}(?:[’']?s| is| was) not (?:mine|ours) to tell|forget (?:that )?I (?:ever )?(?:said|mentioned) ${THIS}|you did(?:n[’']?t| not) hear ${THIS} from me|treat ${THIS} as unsaid)\b`,
    ...{ leads: false, names: false },
  },
  {
    pattern: makePattern(
      'iu',
    )`\b(?:${THIS} )?(?:goes|go|must go|is to go) no (?:further|farther)\b.*|\b(?:${THIS} )?(?:do(?:es)?(?:n[’']?t| not)|must(?:n[’']?t| not)|never) go(?:es)? (?:on|in|into) (?:any|the) (?:bit of |piece of )?(?:paper|document|file|record|form)\b|\bnot to be written down\b|\bkeep ${THIS} (?:out of|off) (?:the|any) (?:document|paper|file|record|form|spec)\b.*`,
    ...{ leads: false, names: false },
  },
  {
    pattern:
      /\bleave (?:her|his|their|my) names? (?:right |well )?out(?: of (?:it|this|that|the (?:document|paper|file)))?\W*$/iu,
    ...{ leads: false, names: false },
  },
  // Said before it: "strictly not for the developer: …", "keep the following to yourself …: …".
  {
    pattern: makePattern(
      'iu',
    )`${LEAD}(?:strictly not for\b.*|(?:please )?keep (?:the following|what follows|this next bit) to yourself\b.*)$`,
    ...{ leads: 'only', names: false },
  },
  // "This is private: …"; of what was said before it asks how the app keeps it.
  {
    pattern: makePattern(
      'iu',
    )`${LEAD}this(?: bit)?(?:['’]s| is) (?:strictly )?(?:private|confidential|a secret|not for anybody|not for anyone)\W*$`,
    ...{ leads: 'only', names: false },
  },
  {
    pattern: /^\W*(?:wheesht|sh+|hush(?: hush)?|mum[’']?s the word)\W*$/iu,
    leads: false,
    names: false,
  },
  {
    pattern:
      /^\W*(?:that|this|it)(?:[’']?s| is) (?:actually|really) (?:her|his|their)(?: real)? name\W*$/iu,
    ...{ leads: false, names: false },
  },
  {
    pattern: makePattern(
      'iu',
    )`${LEAD}${NOT} (?:ever )?(?:tell|let on to|breathe a word (?:of ${THIS} )?to|(?:mention|say|repeat) ${THIS} to|say (?:a word|anything)(?: (?:of|about) ${THIS})? to) ${SOMEBODY}(?:${MORE}|(?= ${SAID_OF_US}$))`,
    ...{ leads: true, names: true },
  },
  {
    pattern: makePattern('iu')`${LEAD}not a word (?:of (?:this|that|it) )?to ${SOMEBODY}${MORE}`,
    ...{ leads: true, names: true },
  },
  {
    pattern: makePattern('iu')`${LEAD}keep (?:this|that|it)(?: bit)? from ${SOMEBODY}${MORE}`,
    ...{ leads: true, names: true },
  },
  {
    pattern: makePattern(
      'iu',
    )`(?:^\W*|(?:this|that|it)(?:['’]s| is| stays| must stay)?(?: strictly| just)? |keep (?:this|that|it) |${LEAD}(?:strictly|just) )between (?:(?:you and (?:me|I)|ourselves)\b(?! and (?!the \p{L}+\b))|us\W*$)`,
    ...{ leads: true, names: false },
  },
  {
    pattern: makePattern(
      'iu',
    )`${LEAD}(?:(?:please )?keep (?:this|that|it) (?:to yourself|quiet|under your hat)|mum[’']s the word|(?:I am|I['’]m) (?:saying|telling you) (?:this|that) in confidence)\W*$`,
    ...{ leads: true, names: false },
  },
  {
    pattern: makePattern(
      'iu',
    )`${LEAD}${SOMEBODY} (?:(?:must(?:n[’']t| not| never)|is(?:n[’']t| not) to|shouldn[’']t) (?:know|hear|find out|learn)(?: (?:about|of))?(?: ${THIS})?(?: yet)?|do(?:es)?(?:n[’']?t| not) know (?:about|of) (?:th(?:is|at|e)|it)\b[^.!?]{0,30})\W*$`,
    ...{ leads: false, names: true },
  },
  {
    pattern: makePattern(
      'iu',
    )`${LEAD}${SOMEBODY} do(?:es)?(?:n[’']?t| not) know (?:(?:that )?I(?:[’']ve| have)? (?:said|told|asked) (?:you )?)${THIS}\W*$`,
    ...{ leads: false, names: true },
  },
  {
    pattern:
      /\bonly \p{L}+ knows?,? (?:and|but) (?<name>\p{L}+?)(?:[’']s| is) not to(?: know| hear| find out)?\W*$/iu,
    ...{ leads: false, names: true },
  },
  // Of this very thing, and in no other words: whom it is about may well be told by the app.
  {
    pattern: makePattern(
      'iu',
    )`${LEAD}(?:I|we)(?:(?:[’']ve| have) (?:never|not) told| (?:haven[’']?t|never) (?:told|tell)) (?:the )?\p{L}+ (?:about )?${THIS}\W*$`,
    ...{ leads: false, names: false },
  },
]

const POLITE =
  /(?:ください|下さい|ほしい|欲しい|もらえます?か?|くれ)?(?:です|んです)?(?:けど|けれど|が|ね|な|よ|わ)*/u
const WHOM = /(?<name>[^\s、はにもをが]{1,14}?)に(?:だけ)?[はも]?/u
const OF_THIS = /(?:(?:で|あと|ただ|でも|けど))?(?:(?:これ|それ|この(?:こと|話)|今の話?|ここ)は?)?/u

const JAPANESE: SecretPattern[] = [
  {
    pattern: makePattern(
      'u',
    )`(?:これ|ここ|今の話?)(?:は|だけは)?(?:書か|載せ|出さ)(?:ない|ん)で(?:${POLITE}|ね)(?:だけど|だけんど)?[。\s]*$`,
    ...{ leads: true, names: false },
  },
  {
    pattern: makePattern(
      'u',
    )`(?:記録|書類|紙)に(?:は)?(?:(?:出さ|残さ|書か|載せ)(?:ない|ん)(?:で|といて|どいて)(?:くれ|ください|下さい|ほしい)|(?:出す|残す|書く|載せる)な)(?:よ|ね|な)*[。\s]*$`,
    ...{ leads: false, names: false },
  },
  {
    pattern: makePattern(
      'u',
    )`^${OF_THIS}(?:${WHOM})(?:絶対に?|まだ|ぜったい)?(?:言わ|話さ|しゃべら|ばらさ|知らせ|聞かせ)(?:ない|ん|なん|ん[とど])(?:で|とって|といて|どいて|いて|って)${POLITE}[。\s]*$`,
    ...{ leads: true, names: true },
  },
  {
    pattern: makePattern(
      'u',
    )`^${OF_THIS}(?:${WHOM})?(?:黙っ(?:といて|とって|ていて|ておいて|て)${POLITE}|(?:内緒|ないしょ|秘密)(?:に(?:して(?:おいて)?|しといて)${POLITE}|で(?:お願い(?:し(?:ます|たい))?|す)?(?:けど|が|ね)*|の話(?:です|だ)?(?:けど|が|ね)*))[。\s]*$`,
    ...{ leads: true, names: true },
  },
  {
    pattern:
      /^(?:これ|それ|この(?:こと|話))は[^\s、はもをが]{1,14}に[はも]?(?:まだ|一度も)?(?:言っ|話し|知らせ)て(?:は)?(?:い|お)?(?:りません|ません|ない|らん)(?:です)?[。\s]*$/u,
    ...{ leads: false, names: false },
  },
  {
    pattern:
      /ここだけの話(?:に|で)(?:して|お願い)|(?:どこにも|何にも|記録(?:に)?(?:は)?)残さない(?:で|よう)|伏せ(?:て|とい)(?:ください|下さい|おいて|ほしい|て|くれ)|(?:言わ|聞か)なかったことに|出さない約束|オフレコ/u,
    ...{ leads: false, names: false },
  },
  {
    pattern: /書かず(?:に)?(?:流し|おい|い)て(?:ほしい|ください|下さい|くれ)/u,
    ...{ leads: true, names: false },
  },
  { pattern: /^.{0,6}ここだけの話(?!(?:に|で)(?:して|お願い))/u, leads: true, names: false },
]

/** All of them: whose language an answer is in, its words tell. */
export const SECRET_PATTERNS: readonly SecretPattern[] = [...ENGLISH, ...JAPANESE]
