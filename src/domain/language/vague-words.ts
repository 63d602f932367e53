/** Kinds of words that everybody fills differently, each with its own question to the writer. */
export const VAGUE_KINDS = [
  'speed',
  'ease',
  'amount',
  'safety',
  'quality',
  'custom',
  'openEnd',
  'hype',
] as const

export type VagueKind = (typeof VAGUE_KINDS)[number]

const ENGLISH: Record<VagueKind, RegExp> = {
  speed: /\b(?:fast(?:er)?|quick(?:ly|er)?|instant(?:ly)?|real[- ]time|speedy|slow)\b/i,
  ease: /\b(?:eas(?:y|ily|ier)|simple|simpler|simply|user[- ]friendly|intuitive|convenient|effortless|seamless(?:ly)?)\b/i,
  amount:
    /\b(?:more|many|some|several|various|few|a lot(?: of)?|lots(?: of)?|not (?:too )?much|often|sometimes|regularly)\b/i,
  safety: /\b(?:secure|safe|safely|securely|reliable|robust|stable)\b/i,
  quality:
    /\b(?:better|best|good|great|nice(?!\s*[:–-]| to have)|nicer|modern|professional|beautiful|clean|fancy|high[- ]quality|attractive|efficient(?:ly)?|effective(?:ly)?|optimi[sz]ed?|improved?)\b/i,
  custom:
    /\b(?:normal|usual|standard|typical|basic|regular|common|appropriate|suitable|the obvious)\b/i,
  openEnd: /\b(?:etc|and so on|and so forth|things|stuff|whatever)\b/i,
  hype: /\b(?:ai[- ]powered|revolution\w*|platform|innovative|smart|cutting[- ]edge|next[- ]gen\w*|disrupt\w*|game[- ]chang\w*|world[- ]class|state of the art)\b/i,
}

// Japanese has no spaces: a word that would hit too much inside others is left out.
const JAPANESE: Record<VagueKind, RegExp> = {
  speed:
    /速い|速く|早い|早く|すぐに?(?!見)|すばやく|素早く|迅速|リアルタイム|瞬時|サクサク|スピーディー/,
  ease: /簡単|かんたん|使いやす|わかりやす|分かりやす|シンプル|手軽|便利|直感的|スムーズ/,
  amount:
    /たくさん|多くの|いろいろ|色々|様々|さまざま|いくつか|多少|少し|時々|ときどき|頻繁|定期的/,
  safety: /安全|セキュア|安心|安定|堅牢|信頼性/,
  quality:
    /良い感じ|いい感じ|きれい|綺麗|おしゃれ|オシャレ|モダン|高品質|効率的|効果的|最適|プロっぽ|改善/,
  custom: /普通|通常|一般的|標準的|適切|適当|それなり|しかるべき/,
  openEnd: /など|その他|等[。、のをに]/,
  hype: /AI搭載|革新|画期的|次世代|最先端|スマートな|プラットフォーム|ソリューション/,
}

/** Words that everybody fills differently, by the language and by their kind. */
export const VAGUE_WORDS = { en: ENGLISH, ja: JAPANESE } as const

/** Any of the vague words. */
export const ANY_VAGUE_WORD = { en: anyOf(ENGLISH, 'i'), ja: anyOf(JAPANESE, '') } as const

function anyOf(words: Record<VagueKind, RegExp>, flags: string): RegExp {
  return new RegExp(VAGUE_KINDS.map((kind) => words[kind].source).join('|'), flags)
}
