import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { listTexts } from '#domain/reading/checks/row-texts.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'

const CONJUNCTIONS = 'and|but|or|nor|so|because|cause|cos|if|while|which'
const SMALL_WORDS = 'the|an|of|with|from|than|into'
const AUXILIARIES = /will|would|could|should|must|(?<!\d )may/
const PRONOUNS = 'my|our|your|their|they|we|i|he|she'
const HOW_MUCH = 'quick|fast|long|many|much|often'
/** A sentence does not end with these: it was cut where it goes on. */
const ENDS = makePattern(
  'iu',
)`(?:^|\s)(?:${CONJUNCTIONS}|${SMALL_WORDS}|${AUXILIARIES}|${PRONOUNS}|how (?:${HOW_MUCH})|it['’]s|that['’]s|there['’]s|just|even|um+|uh+|worried about|not sure)$`
/** 「…の電話は一日から」「…に従う必要が」. */
const ENDS_IN_JAPANESE =
  /(?:(?<![もこあひ])(?:を|へ)|(?<!こと)は|(?<![なあこそどのほ])が|必要が|けれど|けど)$/u
/** What begins so goes on with what is before it, or points at it. */
const BEGINS =
  /^(?:which|whose|whom|who|nor|than|because|cause|that (?:one|is|was|does)|that['’]s|those|these|they|they['’]re|he|she|even|how (?:quick|fast|long|many|much|often|big)|by the end of no)\b/iu
/** The reader shortens these to a name or a deed, which may begin with anything. */
const NAMED: ReadonlySet<ProposedRow['kind']> = new Set([
  'permission',
  'feature',
  'rule',
  'case',
  'message',
  'screen',
  'out',
  'measure',
  'doubt',
])
const UNTOLD: ReadonlySet<ProposedRow['kind']> = new Set([
  'role',
  'thing',
  'stages',
  'background',
  'step',
  'aside',
  'contradiction',
])
/** So many words without any sign are several statements of somebody who speaks. */
const ONE_BREATH = 20
/** Nobody can take in more as one statement. */
const LONGEST = 45
const NO_NAME = /^(?:what|which|first|second|third|all|nor|want|do(?:n['’]?t)?|this|it)\b/iu
const SPACED = /^[\p{ASCII}À-ɏ‘’“”–—…£€]*$/u

/** Whether a row's text begins or ends in the middle of what was said, or is more than one statement. */
export function isCut(row: ProposedRow): boolean {
  if (UNTOLD.has(row.kind)) return false
  if (row.kind === 'measure' && (NO_NAME.test(row.what) || isLeftOver(row))) return true
  const texts = row.kind === 'out' ? [row.what] : listTexts(row)
  return texts.some((text) => {
    const plain = text.replace(/[\s.!?。、,;:]+$/u, '')
    if (!SPACED.test(plain)) return ENDS_IN_JAPANESE.test(plain) && row.kind !== 'doubt'
    const words = plain.split(/\s+/).length
    if (
      words > LONGEST ||
      (words > (NAMED.has(row.kind) ? ONE_BREATH + 6 : ONE_BREATH) && !/[,;:.!?()–—-]/.test(plain))
    )
      return true
    return ENDS.test(plain) || (!NAMED.has(row.kind) && BEGINS.test(plain))
  })
}

/** A figure that stayed in the name of what is counted: 「電話は1日1時間半が」. */
function isLeftOver({ what, from, to }: { what: string; from: string | null; to: string | null }) {
  return /[\d０-９]/.test(what) && (from === null || to === null) && !SPACED.test(what)
}
