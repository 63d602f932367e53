import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'

const EACH =
  /\bcase[- ]by[- ]case\b|\b(?:each|every) (?:case|time)(?: individually)?\b|\bindividually\b|\bas (?:needed|appropriate|required)\b|\b(?:it|this|that) depends\b/iu
const LATER =
  /\bto be (?:decided|agreed|defined|clarified)\b|\b(?:is|are) (?:decided|clarified) later\b|\btbd\b/iu
const WITHOUT_IT =
  /\bbuilt without (?:it|them|this)\b(?:,? until [^.]*)?|\bas simpl[ey] as possible\b|\b(?:the|its) simplest (?:form|way|version)\b|(?:これ|それ)(?:ら)?なしで(?:作|進め)|(?:一番|最も)(?:簡単|単純)な(?:形|方法)/iu
const ONE_OF_TWO =
  /\bthe (?:stricter|safer|better|other)(?: (?:one|side))?(?: of the two)?(?: (?:holds|counts|applies|wins)\b|(?=[.]?$))/iu
const WHICHEVER =
  /\bthe (?:stricter|safer|better) (?:one\b|of the two\b)|\b(?:the )?other way (?:round|around)\b/iu
const JAPANESE =
  /個別に|その(?:都度|つど)|ケース(?:・)?バイ(?:・)?ケース|場合による|(?:状況|必要)に応じて|臨機応変に?|(?:後|あと)(?:日|で|から)(?=決)|二つのうち|(?:厳しい|安全な|反対の|別の)(?:ほう|方)/u
/** That something can be changed is no value to begin with. */
const IS_A_SETTING =
  /\b(?:is|are|be|stays?|remains?|becomes?)\s+(?:an? |one )?(?:settings?|editable|adjustable|configurable|changeable)\b(?:\s+(?:by|for)\b)?/iu
const MAY_CHANGE =
  /\b(?:can|may) (?:be )?(?:changed|edited|adjusted|set)\b(?: (?:later|at any time|any ?time))?(?:\s+(?:by|for)\b)?/iu
const SETTING_IN_JAPANESE =
  /設定(?:項目)?(?:とする|とし|にする|にし)|(?:あと|後)(?:から|で)(?:変え|変更(?:でき|し)|直(?:せ|し))(?:られる|られます|る|ます|て)?/iu
/** What puts a decision off, or names one of two sides without saying which that is. */
const EVADES = makePattern(
  'giu',
)`${EACH}|${LATER}|${WITHOUT_IT}|${ONE_OF_TWO}|${WHICHEVER}|${IS_A_SETTING}|${MAY_CHANGE}|${SETTING_IN_JAPANESE}|${JAPANESE}`

/** How a decision is spoken of, whatever is decided. */
const DECIDING = contentStems(
  'whether decide decides decided decision judge judges judged handle handled hold holds held apply applies count counts settle settled clear clarify discuss asked change changes edit edits adjust set done person founder owner team two sides rule one app built build main story need needs',
)
const DECIDING_IN_JAPANESE =
  /判断|決定|決め(?:る|ます|て)?|対応|検討|相談|確認|従(?:う|い(?:ます)?)|採用|優先|扱(?:う|い(?:ます)?)|とします|とする|します|する|です|手で|人が|運営|行(?:う|います)/gu

/** Words that are quoted say which side is meant. */
const QUOTES = /[“「]/u

interface Around {
  /** The question that it stands beside. */
  asked: string
  /** What people are called. */
  people: readonly string[]
}

/**
 * Whether a default only puts the decision off, so that nobody can build it: without the words that do
 * so, who decides, and what is asked, it says nothing.
 */
export function decidesNothing(text: string, { asked, people }: Around): boolean {
  if (text.search(EVADES) < 0 || QUOTES.test(text)) return false
  const figures = text.match(/\p{Nd}+/gu) ?? []
  if (figures.some((figure) => !asked.includes(figure))) return false
  const known = contentStems([asked, ...people].join('\n'))
  const rest = [...people]
    .sort((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ' '), text)
    .replace(EVADES, ' ')
    .replace(DECIDING_IN_JAPANESE, ' ')
  return [...contentStems(rest)].every((stem) => known.has(stem) || DECIDING.has(stem))
}
