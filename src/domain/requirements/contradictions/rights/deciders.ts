import type { Row } from '#domain/reading/rows.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import { meaningOf } from '#domain/requirements/contradictions/meaning.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { isNamed } from './is-named.ts'

const DECIDES = says(
  'sign(?:s|ed)? off; puede[n]? dar; can give; may give; gives?; autoric\\p{L}*',
  'decid\\p{L}*; ok(?:ay|s|ed|ays|ayed)?; says? so; waves? (?:it )?through; agreed?',
  'says? (?:yes|no); sign(?:s|ed)? off; approv\\p{L}*; settl\\p{L}*; agrees? to',
  'allows?; grants?; gives? out; my call; has the last word; aprueb\\p{L}*',
  'aprob\\p{L}*; autoriz\\p{L}*; entscheid\\p{L}*; genehmig\\p{L}*; décid\\p{L}*',
  'approuv\\p{L}*; 決め; 判断; 承認; 許可',
)
/** One alone does. */
const ALONE = says(
  "full stop; final say; and that[’']?s that; punto",
  '(?:社長|店長|オーナー|代表|院長|園長)(?:だけ|のみ|しか)',
  'only ever; only by; s[oó]lo .{0,20}por; nadie más',
  "nobody else(?:[’']s)?; no one else(?:[’']s)?; mine (?:alone|to)",
  'only (?:me|i|the \\p{L}+) (?:may|can|decides?|approves?); (?:i|me) alone',
  'only (?:ever )?(?:\\p{L}+ )?by me; has to be me; (?:through|to|by|past) me first',
  's[oó]lo (?:el|la) (?:dueñ[oa]|jef[ea]); just me; myself; only me; personally',
  'yo mism[oa]; オーナーだけ; always (?:me|asks? me); nadie más; s[oó]lo yo; lo decido yo',
  "nur ich; niemand sonst; personne d[’']autre; moi seul\\p{L}*; 私だけ; 私のみ; 必ず私; ほかの人は",
  '他の人は; 私以外',
)
/** Another does, and asks nobody. */
const ALSO = says(
  'when(?:ever)? (?:they|she|he) (?:likes?|wants?); cuando quiera\\p{L}*; for their own; herself; himself',
  'without (?:having to )?(?:check|ask)\\p{L}*(?: with)?(?: me)?',
  'on (?:the spot|their own|her own|his own); by (?:themselves|herself|himself)',
  '(?:them|her|him)sel(?:f|ves); right (?:away|there); that day; there and then',
  "don[’']?t need to be asked; no need to ask me; whoever; sin consultarme; cualquiera",
  'ella misma; él mismo; por su cuenta; sin preguntar(?:me)?; selbst; allein; elle-même',
  'lui-même; その場; (?:決め|判断し)て(?:も)?(?:いい|よい|構); 任せ; 自分で; 各自; 自分の判断; 私に聞かず',
)

/** What one alone decides, and another decides as well. */
export function clashingDeciders(pieces: readonly Piece[], rows: readonly Row[]): Found[] {
  const roles = rows.flatMap((row) => (row.kind === 'role' ? [row.name, ...row.also] : []))
  const alone = pieces.filter(({ words }) => DECIDES.test(words) && ALONE.test(words))
  const also = pieces.filter(
    ({ words }) =>
      DECIDES.test(words) && !ALONE.test(words) && (ALSO.test(words) || isOthers(words, roles)),
  )
  return alone.flatMap((one): Found[] => {
    const other = also.find(
      ({ question, words }) => question !== one.question && isSameMatter(one.words, words),
    )
    return other ? [{ kind: 'promise', said: [one, other], names: [] }] : []
  })
}

/** Somebody else is named, and not the founder. */
function isOthers(words: string, roles: readonly string[]): boolean {
  return !ME.test(words) && roles.some((role) => isNamed(words, role))
}

const ME = says('i; me; my; owner; yo; mí; dueñ[oa]; ich; mir; moi; je; 私; 社長; オーナー')

const DECIDING = new RegExp(`^(?:${DECIDES.source})`, 'iu')
/** So many first letters tell a word from others, whatever its ending. */
const TOLD_BY = 6

/** Whether both speak of one thing besides the deciding itself. */
function isSameMatter(one: string, other: string): boolean {
  const [a, b] = [one, other].map((words) =>
    [...meaningOf(words)].filter(
      (word) => !DECIDING.test(word) && !/^(?:manager|owner)/.test(word),
    ),
  )
  const begins = new Set((b ?? []).map((word) => word.slice(0, TOLD_BY)))
  return (a ?? []).some((word) => begins.has(word.slice(0, TOLD_BY)))
}
