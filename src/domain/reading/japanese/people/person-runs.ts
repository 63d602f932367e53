import { readPhrases } from '#domain/language/japanese/phrases.ts'
import { isNounLike, isParticle, isVerbal, startsAnew } from '#domain/language/japanese/words.ts'
import type { Token } from '#domain/language/tagger.ts'
import { isPersonal, ONESELF } from './persons.ts'

/** Several persons before は: 「税理士の方や銀行の方には」 are two. */
export function findPersonRuns(
  body: readonly Token[],
): { tokens: Token[]; after: Token | undefined; last: boolean }[] {
  const runs: { tokens: Token[]; after: Token | undefined; last: boolean }[] = []
  let run: Token[] = []
  let depth = 0
  body.forEach((token, at) => {
    if (/^[「『（(]$/.test(token.text)) depth++
    const inside = depth > 0
    if (/^[」』）)]$/.test(token.text)) depth--
    if (inside) return
    const joins = token.text === 'の' && run.length > 0
    const goesOn = isNounLike(token) || joins || /^(?:だけ|のみ)$/.test(token.text)
    if (goesOn && startsAnew(run.at(-1), token)) {
      runs.push({ tokens: run, after: undefined, last: false })
      run = []
    }
    if (goesOn) run.push(token)
    if (!goesOn || at === body.length - 1) {
      const after = goesOn ? undefined : token
      if (run.length > 0)
        runs.push({ tokens: run, after: caseAfter(body, at, after), last: goesOn })
      run = []
    }
  })
  return runs
}

/** No list of persons before one particle is longer, in words. */
const LONGEST_LIST = 40

/** や and と hand the particle of the last of a list to all of it. */
function caseAfter(
  body: readonly Token[],
  at: number,
  after: Token | undefined,
): Token | undefined {
  if (!after || !/^(?:と|や|、|，)$/.test(after.text)) return after
  for (const token of body.slice(at + 1, at + LONGEST_LIST)) {
    if (isParticle(token, 'は', 'が', 'も', 'に')) return token
    const joins = isNounLike(token) || /^(?:の|と|や|、|，)$/.test(token.text)
    if (!joins) return after
  }
  return after
}

/** 「隣の星野さん」: a name that says nothing of what one does. */
export function isNamesake(tokens: readonly Token[]): boolean {
  return tokens.some(({ detail }) => detail.includes('固有名詞,人名')) && tokens.length < 5
}

/**
 * 「農家さんとレジの人と俺」: a list of nouns, of which half at least are persons, as a clause of its
 * own or before は.
 */
export function findListed(all: readonly Token[]): Token[][] {
  const whole = outsideBrackets(all)
  const body = whole.slice(leadOf(whole))
  const topic = body.findIndex((token) => isParticle(token, 'は'))
  const told = topic < 0 ? body : body.slice(0, topic)
  if (told.some((token) => isParticle(token, 'を', 'が', 'に', 'で', 'へ'))) return []
  const parts: Token[][] = [[]]
  for (const token of told) {
    const kin = startsAnew(parts.at(-1)?.at(-1), token)
    if (/^(?:と|や|、|，|・|および|及び|それに|それと|あと)$/.test(token.text)) parts.push([])
    else if (kin) parts.push([token])
    else if (isNounLike(token) || token.text === 'の' || isVerbal(token)) parts.at(-1)?.push(token)
  }
  for (const part of parts) while (part.at(-1)?.pos === 'AUX') part.pop()
  const found = parts.filter((part) => part.length > 0)
  const persons = found.filter(isPersonal).length
  const named = found.filter((part) => !isNamesake(part))
  return found.length > 1 && persons * 2 >= found.length ? named.filter(isShort) : []
}

/** 「使う人が」 before the list of them. */
function leadOf(body: readonly Token[]): number {
  const at = body.findIndex((token) => isParticle(token, 'が', 'は'))
  return at > 0 && /^(?:人|方|者|メンバー)$/.test(body[at - 1]?.text ?? '') ? at + 1 : 0
}

/** 「店長、私です」「妻、会計です」: the same person twice, once as oneself or of the family; the office first. */
export function findPair(all: readonly Token[]): [Token[], Token[]] | null {
  const body = outsideBrackets(all)
  const comma = body.findIndex((token) => /^[、，]$/.test(token.text))
  let end = body.length
  while (end > 0 && (body[end - 1]?.pos === 'AUX' || isParticle(body[end - 1]))) end--
  const ending = body.slice(end).map(({ text }) => text)
  if (ending[0] === 'で' && /^ござ/.test(ending[1] ?? '')) ending.length = 1
  const [first, second] = [nounsOf(body.slice(0, comma)), nounsOf(body.slice(comma + 1, end))]
  if (comma < 1 || first === null || second === null) return null
  const [isFirst, isSecond] = [isNear(first), isNear(second)]
  if (isFirst === isSecond) return null
  const [near, office] = isFirst ? [first, second] : [second, first]
  return ONESELF.test(near[0]?.text ?? '') || isPersonal(office) ? [office, near] : null
}

/** What is after the last token of a kind. */
export function takeAfterLast(tokens: readonly Token[], is: (token: Token) => boolean): Token[] {
  let from = tokens.length
  while (from > 0 && !is(tokens[from - 1] as Token)) from--
  return tokens.slice(from)
}

function nounsOf(tokens: readonly Token[]): Token[] | null {
  const kept = tokens.filter(({ pos }) => pos !== 'CCONJ' && pos !== 'INTJ')
  const nouns = takeAfterLast(kept, (token) => isParticle(token) && token.text !== 'の')
  return nouns.length > 0 && nouns.length < 5 && nouns.every(isNounLike) ? nouns : null
}

function isNear([token, ...more]: readonly Token[]): boolean {
  return more.length === 0 && (ONESELF.test(token?.text ?? '') || FAMILY.test(token?.text ?? ''))
}

/** One's own people, as one calls them. */
export const FAMILY = /^(?:家内|妻|夫|主人|父|母|親父|おやじ|息子|娘|嫁|姉|兄|弟|妹|奥さん)$/

function outsideBrackets(tokens: readonly Token[]): Token[] {
  let depth = 0
  return tokens.filter(({ text }) => {
    if (/^[（(「『]$/.test(text)) depth++
    const out = depth === 0
    if (/^[）)」』]$/.test(text)) depth--
    return out
  })
}

function isShort(tokens: readonly Token[]): boolean {
  return tokens.length <= 6
}

/** These are before は, too, and do nothing. */
const NO_ACTORS =
  /(?:アプリ|システム|画面|ページ|機能|データ|情報|今回|最初|これ|それ|ここ|場合|とき|時|日|月)$/

/** Who acts by the clause's build alone: 「司書は本を登録できます」「館長だけが消せます」. */
export function findActor(body: readonly Token[]): Token[] | null {
  const phrases = readPhrases(body)
  const [first, second] = phrases
  if (first?.from !== 0 || NO_ACTORS.test(first.text)) return null
  let end = first.to
  while (end > 0 && isParticle(body[end - 1])) end--
  const tokens = body.slice(0, end)
  if (tokens.some(({ pos, detail }) => pos === 'NUM' || /副詞可能|サ変接続/.test(detail)))
    return null
  // 「会友は自分の分だけ」: only persons have a self.
  if (first.particle === 'は' && isOneself(body.slice(first.to))) return tokens
  if (body.at(-1)?.pos === 'NOUN' || !body.some(({ detail }) => detail.startsWith('動詞')))
    return null
  if (/だけが|のみが/.test(`${first.text}${first.particle}`) || /(?:だけ|のみ)$/.test(first.text)) {
    return first.particle.startsWith('が') ? tokens.filter((token) => !isLimit(token)) : null
  }
  const all = body
    .slice(first.to)
    .some((token) => /^(?:すべて|全て|全部|何でも|なんでも)$/.test(token.text))
  const able = body.some(({ lemma }) => lemma === 'できる')
  const objects = phrases.slice(1, 4).map(({ particle }) => particle.charAt(0))
  if (/^(?:は|も|が)$/.test(first.particle))
    return all || objects[0] === 'を' || (able && objects.some((each) => /[をが]/.test(each)))
      ? tokens
      : null
  const shown = body.some(({ lemma }) => /^(?:見せる|知らせる|教える|公開)$/.test(lemma))
  return first.particle === 'には' && second && shown ? tokens : null
}

function isOneself([first, second, third]: readonly Token[]): boolean {
  const self = first?.text === 'ご' ? second : first
  return self?.text === '自分' && isParticle(first?.text === 'ご' ? third : second, 'の')
}

/** 「館長と司書」 are two. */
export function splitAtJoins(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (/^(?:と|や|・|、)$/.test(token.text)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

function isLimit({ text }: Token): boolean {
  return text === 'だけ' || text === 'のみ'
}

/** 「経理の森」「受付のみいちゃん」: what a person of that role is called. */
export function isCalled(role: readonly Token[], last: readonly Token[]): boolean {
  if (last.some(({ detail }) => /人名/.test(detail) && !detail.includes('接尾'))) return true
  const suffix = last.findIndex(({ detail }) => detail.startsWith('名詞,接尾,人名'))
  return suffix > 0 && isPersonal(role) && !isPersonal(last.slice(0, suffix))
}
