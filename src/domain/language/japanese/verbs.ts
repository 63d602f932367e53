/** How a verb bends. `suru` and `kuru` are the two that follow no rule, alone or after a noun. */
export type VerbClass = 'godan' | 'ichidan' | 'suru' | 'kuru'

const U_ROW = [...'うくぐすつぬぶむる']
const A_ROW = [...'わかがさたなばまら']
const I_ROW = [...'いきぎしちにびみり']
const E_ROW = [...'えけげせてねべめれ']
const TE_ENDS = ['って', 'いて', 'いで', 'して', 'って', 'んで', 'んで', 'んで', 'って']
const E_SOUNDS = new Set('えけげせぜてでねへべぺめれ')
const I_SOUNDS = new Set('いきぎしじちにひびぴみり')

/** Godan verbs that end like ichidan ones; a kanji before る hides the vowel. */
const GODAN_IN_RU = new Set(
  [
    '帰る 返る 入る 要る 切る 知る 走る 減る 参る 滑る 限る 握る 喋る しゃべる 蹴る 照る 練る 焦る',
    '散る 裏切る 横切る 見切る 仕切る 締め切る 取り仕切る 立ち入る 気に入る 恐れ入る 混じる',
  ]
    .join(' ')
    .split(' '),
)
/** Ichidan verbs of one kanji and る. Any other kanji right before る makes a godan verb. */
const ICHIDAN_OF_ONE_KANJI = new Set('見着似煮居射得出寝経診観看視'.split('').map((k) => `${k}る`))

/** Verbs of perception without will: they take no potential form (「わかること」). */
const WITHOUT_WILL = new Set(
  'わかる 分かる 見える 聞こえる できる 出来る ある 要る いる 届く'.split(' '),
)

/**
 * The class of a verb in its base form. `detail` is the tagger's finer class, which knows best
 * (五段・ラ行, 一段 …); without it the ending decides.
 */
export function classOfVerb(base: string, detail = ''): VerbClass {
  if (detail.includes('サ変') || base.endsWith('する') || base.endsWith('ずる')) return 'suru'
  if (detail.includes('カ変') || /(?:来|^く|てく)る$/.test(base)) return 'kuru'
  if (detail.includes('五段')) return 'godan'
  if (detail.includes('一段')) return 'ichidan'
  if (!base.endsWith('る') || [...GODAN_IN_RU].some((verb) => base.endsWith(verb))) return 'godan'
  const before = base.at(-2) ?? ''
  if (E_SOUNDS.has(before) || I_SOUNDS.has(before)) return 'ichidan'
  return ICHIDAN_OF_ONE_KANJI.has(base.slice(-2)) ? 'ichidan' : 'godan'
}

/**
 * What one can do: 出す → 出せる, 見る → 見られる, 予約する → 予約できる, 来る → 来られる. The text may
 * be a whole phrase that ends in the verb. Verbs without will stay as they are.
 */
export function formPotential(base: string, verbClass = classOfVerb(base)): string {
  if ([...WITHOUT_WILL].some((verb) => endsInVerb(base, verb))) return base
  if (verbClass === 'suru') return `${base.slice(0, -2)}できる`
  if (verbClass === 'kuru') return `${base.slice(0, -1)}られる`
  return verbClass === 'ichidan' ? `${base.slice(0, -1)}られる` : `${bent(base, E_ROW)}る`
}

/** 出す → 出さない, 見る → 見ない, する → しない, ある → ない. */
export function formNegative(base: string, verbClass = classOfVerb(base)): string {
  if (endsInVerb(base, 'ある')) return `${base.slice(0, -2)}ない`
  if (verbClass === 'suru') return `${base.slice(0, -2)}しない`
  if (verbClass === 'godan') return `${bent(base, A_ROW)}ない`
  return `${base.slice(0, -1)}ない`
}

/** The form before て and た: 出す → 出して, 読む → 読んで, 行く → 行って. */
export function formTe(base: string, verbClass = classOfVerb(base)): string {
  if (verbClass === 'suru') return `${base.slice(0, -2)}して`
  if (verbClass !== 'godan') return `${base.slice(0, -1)}て`
  if (/(?:行|^い|てい)く$/.test(base)) return `${base.slice(0, -1)}って`
  const row = U_ROW.indexOf(base.slice(-1))
  return row < 0 ? base : base.slice(0, -1) + TE_ENDS[row]
}

/** The plain form of a told verb: with `past` 出した, with `negative` 出さない, with both 出さなかった. */
export function formPlain(
  base: string,
  { past = false, negative = false, verbClass = classOfVerb(base) },
): string {
  if (negative) {
    const no = formNegative(base, verbClass)
    return past ? `${no.slice(0, -1)}かった` : no
  }
  if (!past) return base
  const te = formTe(base, verbClass)
  return te.slice(0, -1) + (te.endsWith('で') ? 'だ' : 'た')
}

/** The stem that ます follows: 出す → 出し, 見る → 見, する → し. */
export function formStem(base: string, verbClass = classOfVerb(base)): string {
  if (verbClass === 'suru') return `${base.slice(0, -2)}し`
  return verbClass === 'godan' ? bent(base, I_ROW) : base.slice(0, -1)
}

function bent(base: string, row: readonly string[]): string {
  const place = U_ROW.indexOf(base.slice(-1))
  return place < 0 ? base : base.slice(0, -1) + row[place]
}

/** The verb as a word of its own: いる is not the end of 用いる, but that of 人がいる. */
function endsInVerb(phrase: string, verb: string): boolean {
  return phrase.endsWith(verb) && /^$|[をがはもにで]$/.test(phrase.slice(0, -verb.length))
}
