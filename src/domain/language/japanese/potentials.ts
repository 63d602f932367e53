import type { Tagger } from '#domain/language/tagger.ts'
import { classOfVerb } from './verbs.ts'

const E_ROW = [...'えけげせてねべめれ']
const U_ROW = [...'うくぐすつぬぶむる']

/**
 * Verbs that end like the potential form of another verb and yet are verbs of their own: 届ける is
 * not "can 届く". Grammar's pairs, not words of a trade.
 */
const OWN_VERBS = new Set(
  [
    '開ける 届ける 付ける つける 続ける 育てる 立てる 進める 並べる 入れる 片付ける 緩める 縮める 沈める',
    '浮かべる 向ける 傾ける 近づける 預ける 乗せる 載せる 任せる 知らせる 合わせる 見せる 済ませる 聞かせる 持たせる',
    '寄せる 売れる 切れる 割れる 折れる 破れる 知れる 抜ける 裂ける 解ける 溶ける 焼ける 欠ける 掛ける かける 避ける',
    '受ける 助ける 痛める 止める 休める 始める 集める 認める 決める 勧める 含める 求める 詰める 埋める 温める 冷める',
    '揃える そろえる 整える 加える 伝える 変える 替える 換える 終える 考える 控える 備える 抱える 構える 迎える 添える',
    '分ける 設ける 避ける 授ける 負ける 負う 打ち明ける 見つける 気をつける 立ち上げる 上げる 下げる 挙げる 広げる 曲げる',
    'まとめる 辞める やめる 締める 閉める 占める 染める 薄める 強める 弱める 高める 深める 早める 暮れる 慣れる 外れる',
    '離れる 隠れる 倒れる 流れる 忘れる 遅れる 別れる 触れる 濡れる 壊れる 汚れる 生まれる 現れる 訪れる 溢れる',
    '見える 聞こえる 超える 越える 消える 増える 冷える 覚える 数える 教える 答える 与える 支える 抑える 捕らえる',
    '貼り付ける 受け付ける 片づける 揚げる 出かける 呼びかける 仕上げる 取り付ける 割り当てる 当てる 捨てる 建てる',
  ]
    .join(' ')
    .split(' '),
)

/** The verb whose potential form this is (出せる → 出す, 見れる → 見る), or null when it is a verb of its own. */
export function readPotential(lemma: string, tagger: Tagger): string | null {
  if (!lemma.endsWith('る') || lemma.length < 2) return null
  if ([...OWN_VERBS].some((verb) => lemma === verb || lemma.endsWith(verb))) return null
  const place = E_ROW.indexOf(lemma.at(-2) ?? '')
  if (place < 0) return null
  if (lemma.endsWith('れる')) {
    const short = `${lemma.slice(0, -2)}る`
    if (isVerb(short, tagger) && (classOfIn(short, tagger) !== 'godan' || lemma.length > 2))
      return short
  }
  const base = lemma.slice(0, -2) + U_ROW[place]
  return isVerb(base, tagger) && classOfIn(base, tagger) === 'godan' ? base : null
}

/** Whether the dictionary knows it as one verb. */
export function isVerb(word: string, tagger: Tagger): boolean {
  return detailOf(word, tagger) !== null
}

const KNOWN = new WeakMap<Tagger, Map<string, string | null>>()

/** The finer class of a word that is one verb, else null; each word is looked up once. */
function detailOf(word: string, tagger: Tagger): string | null {
  const known = KNOWN.get(tagger) ?? new Map<string, string | null>()
  KNOWN.set(tagger, known)
  const found = known.get(word)
  if (found !== undefined) return found
  const [token, ...more] = tagger.tag(word)
  const detail =
    more.length === 0 && token?.pos === 'VERB' && token.lemma === word ? token.detail : null
  known.set(word, detail)
  return detail
}

function classOfIn(word: string, tagger: Tagger): string {
  return classOfVerb(word, detailOf(word, tagger) ?? '')
}
