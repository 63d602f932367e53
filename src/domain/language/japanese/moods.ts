/** What the speaker's frame around a clause says: 「〜てはいけない」「〜と助かる」「〜なくて結構です」. */
export interface Mood {
  /** An odd number of negations is a no. */
  negations: number
  /** 〜てもよい. */
  may: boolean
  /** 〜なければならない, 〜ないと困る: it has to be. */
  duty: boolean
  /** 必要, 必須, 欠かせない: a rank, too. */
  must: boolean
  /** 〜なくてよい, 〜必要はない, いらない. */
  needless: boolean
  /** 〜てはいけない, 〜ちゃだめ, NG. */
  forbidden: boolean
  /** 〜てください, 〜てほしい, 〜ようにする. */
  asked: boolean
  /** 〜たい. */
  wanted: boolean
  /** 〜と助かる, 〜とうれしい, 〜とよい: nice to have. */
  nice: boolean
  /** 〜と思う, 〜かもしれない, 〜ほど: said with a doubt. */
  hedged: boolean
  /** Nobody knows or has decided. */
  unsure: boolean
  asks: boolean
  past: boolean
  /** 〜だけでよい: no more than this. */
  enough: boolean
  /** 〜できる, by a word of its own or by the ending. */
  can: boolean
}

const NONE: Mood = {
  negations: 0,
  may: false,
  duty: false,
  must: false,
  needless: false,
  forbidden: false,
  asked: false,
  wanted: false,
  nice: false,
  hedged: false,
  unsure: false,
  asks: false,
  past: false,
  enough: false,
  can: false,
}

type Effect = Partial<Mood> & { no?: true }

const NOT = '(?:な(?:い|く|かっ|し|けれ)|ませ(?:ん)?|ん|へ?ぬ)'
const TE = '(?:て|(?<=[んい])で)'
const FINE =
  '(?:い(?:い|く|けれ)|よ(?:い|く|かっ|ろし[いく])?|良[いく]|結構|大丈夫|十分|OK|オッケー|オーケー)'
const ALLOWED = `(?:${FINE}|(?:構|かま)(?:わ|い)${NOT}|(?:差し支え|問題)(?:あり)?${NOT})`
const BAD = `(?:絶対に?|ぜったいに?)?(?:いけ${NOT}|あか(?:ん|へん)|な(?:ら|り)${NOT}|だめ|ダメ|駄目|困(?:る|り)?|こまる|まず[いく]|NG|ＮＧ|アウト|嫌|いや)`
const GLAD = '(?:助か[るり]|うれし[いく]|嬉し[いく]|ありがた[いく]|幸い|便利|最高|理想(?:的)?)'
const SEEN_DECIDED = '(?:決ま(?:って|り)|決めて|考えて|調べて|聞いて|確かめて|確認して|相談して)'

/**
 * The frames by their ends, the longer before the shorter. What is peeled leaves the clause's own
 * verb at the end.
 */
const FRAMES: [RegExp, Effect][] = [
  // Not known, not decided.
  [
    /(?:未(?:定|確認|検討|決定?|調査)|検討中|考え中|不明|不勉強|(?:迷|悩)(?:って|んで|い|み|う|む)(?:い|お)?[るり]?)$/,
    { unsure: true },
  ],
  [new RegExp(`(?:わか|分か)(?:ら|り)(?:${NOT}|ず)$`), { unsure: true }],
  [
    /(?:どうする|どうしたら|どうすれば)(?:の|ん)?(?:いい|よい)?(?:の|ん)?(?:だ|です)?か?$/,
    { unsure: true },
  ],
  [new RegExp(`${SEEN_DECIDED}(?:い|お|は)?(?:り|い)?${NOT}$`), { unsure: true }],
  [new RegExp(`(?:決め|わかり)(?:られ|かね)${NOT}?$`), { unsure: true }],
  // Guesses.
  [
    /(?:かも(?:しれ(?:な[いく]|ません?|ん))?|だろう|でしょう|はず|気が(?:し|する)|らし[いく]|みたい|っぽい)$/,
    { hedged: true },
  ],
  [/でしょうか$|だろうか$/, { asks: true }],
  [/(?:かと|と)(?:思|おも)(?:う|い|って)$/, { hedged: true }],
  [/と(?:考えて|存じ(?:て|る)?)$/, {}],
  [/(?<=たく)存じ(?:て|る)?$/, {}],
  // 「〜できるものとする」「〜することとする」: how rules are written.
  [/(?:もの|こと)と(?:する|し|いたし|致し)$/, {}],
  // 「ご案内ください」「ご連絡いたし」: a noun that is done, politely.
  [/(?<=[ご御お][\p{Script=Han}]{2,4})(?:ください|下さい)$/u, { asked: true }],
  [/(?<=[ご御お][\p{Script=Han}]{2,4})(?:いたし|致し|申し上げ)$/u, {}],
  [/(?:とのこと|とか|って感じ)$/, { hedged: true }],
  // Needless before allowed: 「なくてもいい」.
  [new RegExp(`なくて(?:も)?${ALLOWED}$`), { needless: true, no: true }],
  [/(?:なくて|ないで|ずに)も?(?:済|す)(?:む|み)$/, { needless: true, no: true }],
  [new RegExp(`(?:必要|用)(?:は|が|も)?(?:あり|ござい)?${NOT}$`), { needless: true, no: true }],
  [new RegExp(`こと(?:は|が|も)(?:あり|ござい)?${NOT}$`), { no: true }],
  // Duties and prohibitions.
  [
    new RegExp(`(?:なければ|なくては|なきゃ|なくちゃ|ないと|なかったら|ぬと)${BAD}$`),
    { duty: true },
  ],
  [/(?:なければ|なくては|なきゃ|なくちゃ)$/, { duty: true }],
  [new RegExp(`(?:て|で)(?:は|も|しまっては)?${BAD}$`), { forbidden: true, no: true }],
  [new RegExp(`(?:ちゃ|じゃ)あ?${BAD}$`), { forbidden: true, no: true }],
  [
    /[ただ]ら(?:絶対に?)?(?:あか(?:ん|へん)|いけな[いく]|だめ|ダメ|駄目)$/,
    { forbidden: true, no: true },
  ],
  [
    /(?:こと|の)?(?:は|が|も)?(?:絶対に?)?(?:NG|ＮＧ|禁止|厳禁|×|✕|不可|だめ|ダメ|駄目|なし(?:で)?)(?:と(?:する|し|いたし|致し))?$/,
    { forbidden: true, no: true },
  ],
  [/(?:は|が|も|を)?(?:対象外|範囲外|除外)(?:と?(?:する|し))?$/, { forbidden: true, no: true }],
  [/(?:は|が|も)?不要$/, { needless: true, no: true }],
  [/べきでは?な[いく]$/, { forbidden: true, no: true }],
  [new RegExp(`しか(?:${NOT}|あり${NOT})$`), { duty: true }],
  [/べき$/, { duty: true }],
  [
    /(?:こと|の)?(?:が|は|も)?(?:必要(?:不可欠)?|必須|不可欠|マスト)(?:が?(?:ある|あり|ござい))?$/,
    { must: true },
  ],
  [new RegExp(`(?:は|が|も)?欠かせ${NOT}$`), { must: true }],
  [/(?:ところ|欄|機能|の|こと)?(?:が|も)(?:要る|要り)$/, { wanted: true }],
  [
    /(?:今回|今|まだ|当面|最初|とりあえず)は(?:よ(?:い|く)|い(?:い|く)|結構|大丈夫)$/,
    { needless: true, no: true },
  ],
  [/(?:こと)?が?望ましい$/, { asked: true }],
  // Leave, wishes, thanks.
  [new RegExp(`(?:だけ|のみ)で(?:も)?${FINE}$`), { enough: true }],
  [new RegExp(`(?:ほう|方)が(?:${FINE}|安心)$`), { asked: true }],
  [new RegExp(`(?:て|で)も?${ALLOWED}$`), { may: true }],
  [new RegExp(`(?:の|こと)(?:は|が|も)(?:構|かま)(?:わ|い)${NOT}$`), { may: true }],
  [
    new RegExp(
      `(?:て|で)(?:いただけ|頂け|もらえ|貰え|くれ)(?:ます|る)?(?:と|たら|れば|ば)(?:${GLAD}|${FINE})$`,
    ),
    { nice: true },
  ],
  // 「〜なら十分」 is all that is asked for, no extra.
  [/(?:と|たら|だら|なら|ば)(?:十分|結構|大丈夫|OK|オーケー|オッケー)$/, { asked: true }],
  [
    new RegExp(
      `(?:と|たら|だら|なら|れば|けば|せば|めば|えば|ば)(?:${GLAD}|${FINE})(?:な[あぁ]?)?$`,
    ),
    { nice: true },
  ],
  [/(?:て|で)(?:ほし|欲し)(?:い|く|かっ)$/, { asked: true }],
  [
    /(?:の|こと)?(?:が|も|は)?(?:絶対に?|ぜひ|どうしても)?(?:ほし|欲し)(?:い|く)$/,
    { wanted: true },
  ],
  [/(?:て|で)(?:いただき|頂き|もらい|貰い)た(?:い|く)$/, { asked: true }],
  [/(?:て|で)(?:くださ(?:い|れば|る)|下さ(?:い|る)|頂戴|ちょうだい|くれ)$/, { asked: true }],
  [/(?:よう(?:に)?)?(?:お願い|おねがい)(?:した[いく]|いたし|致し|申し上げ|し)$/, { asked: true }],
  [/よう(?:に)?(?:願い(?:ます|たい)|願う)$/, { asked: true }],
  [/(?:よう|様)に(?:し(?:て|た[いく])?|する|なって|なる|なり|できる|でき)?$/, { asked: true }],
  [/(?<!(?:冷|重|硬))た(?:い|く)$/, { wanted: true }],
  // What bends.
  [/ことが?も?(?:でき(?:る|れば)?|可能)$/, { can: true }],
  [/(?:が|も)?可能(?:と(?:する|し|いたし|致し))?$/, { can: true }],
  [
    new RegExp(
      `${TE}(?:いただ[くきかけい]|頂[くきかけい]|もら[うわいえっ]|くださ[るりっ]|くれる?|あげる?)$`,
    ),
    {},
  ],
  [
    new RegExp(
      `${TE}(?:しま[うわいっ]|お[くきいか]|みる?|い[るた]?|お[るり]|あ[るり]|い[くきっ]|くる|き|ござい)$`,
    ),
    {},
  ],
  [/(?<=[いきしちにひみりっえけせてねべめれん])(?:てる|とく|とい|ちゃう|ちゃっ)$/, {}],
  [new RegExp(`たく(?:は)?(?:あり|ござい)?${NOT}$`), { asked: true, no: true }],
  [/(?:という|との|って)(?:声|話|意見|要望|希望)(?:が|も)?(?:ある|あり|多い)?$/, { hedged: true }],
  [
    /(?<!(?:少|危|汚|もったい|つま))な(?:い|く|かっ|けれ|きゃ)$|ませんか?$|(?<=ら)ん$|(?<=かまわ)ん$|ず(?:に)?$|へ?ぬ$/,
    { no: true },
  ],
  [/(?:こと|の|わけ|もの|ところ|ため)(?:は|が|も|を|と)?$/, {}],
  [/(?:です|ます|で?ございます|で?ござい|んだ?|んす|だ|である|であり|まし|っす|なの)$/, {}],
  [/かな[あぁ]?$/, { hedged: true }],
  [/(?:よ|ね|な[あぁ]?|さ|わ|ぞ|けど|て|で)$/, {}],
  [/(?:(?<=[るいすたんだうの])か|っけ|かね)$/, { asks: true }],
]

/** At most so many frames lie around each other. */
const MOST_FRAMES = 12
const LONGEST_FRAME = 30

/** Peels the frames from the end of a clause; `length` is what is left of it with its verb. */
export function readMood(words: string): { mood: Mood; length: number } {
  const mood = { ...NONE }
  let rest = words
  for (let turn = 0; turn < MOST_FRAMES; turn++) {
    const left = peel(rest, mood)
    if (left === null) break
    rest = left
  }
  if (/(?:た|だ)$/.test(rest)) mood.past = true
  if (/おそらく|恐らく|たぶん|多分|もしかし/.test(words)) mood.hedged = true
  return { mood, length: rest.length }
}

function peel(text: string, mood: Mood): string | null {
  const tail = text.slice(-LONGEST_FRAME)
  for (const [pattern, effect] of FRAMES) {
    const match = pattern.exec(tail)
    const whole = match?.[0].length === text.length && !(effect.needless || effect.unsure)
    if (match === null || match[0] === '' || whole) continue
    const { no, ...told } = effect
    Object.assign(mood, told)
    if (no) mood.negations += 1
    return text.slice(0, text.length - match[0].length)
  }
  return null
}
