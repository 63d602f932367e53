import type { Severity, StatementRule } from '#domain/requirements/checks/finding.ts'
import { besideMeasure, type PatternRule } from './pattern-rule.ts'

/** The lists in Japanese. Verb endings decide, because words are not parted by spaces. */
const LISTS: readonly [StatementRule, Severity, RegExp, PatternRule['exempt']?][] = [
  [
    'vague-word',
    'error',
    /使いやす[いく]|使い勝手の?(?:良|よ)い|分かりやす[いく]|わかりやす[いく]|直感的|ユーザーフレンドリー|シームレス|スムーズ[にな]|素早く|すばやく|迅速[にな]|高速[にな]|速く|簡単[にな]|快適[にな]|柔軟[にな]|きれいな|モダンな/gu,
    besideMeasure,
  ],
  [
    'vague-word',
    'warning',
    /適切[にな]|適当[にな]|十分[にな]|いくつか|さまざま|様々|多数の|多くの|ある程度|なるほど|妥当な|効率的|安全[にな]/gu,
    besideMeasure,
  ],
  [
    'escape-clause',
    'error',
    /可能な(?:限り|範囲)|必要に応じて|できるだけ|できる限り|なるべく|場合によって(?:は)?|原則(?:として)?|可能であれば|必要であれば|基本的に/gu,
  ],
  [
    'open-end',
    'error',
    /など(?!ない)|(?<=[\p{L}）)])等(?=[をのがはに、。]|$)|その他もろもろ|云々/gu,
  ],
  [
    'superfluous-infinitive',
    'error',
    /することができる|することが可能|できるようにする|機能を(?:提供|有)する|可能とする/gu,
    // In our own sentences it stands for "let": "The app shall …できるようにする".
    (statement) => /\bthe app shall\b/i.test(statement.plain),
  ],
  [
    'and-or',
    'error',
    /および\s?[／/]\s?または|及び\s?[／/]\s?又は|かつ\s?[／/]\s?または|と[／/]か/gu,
  ],
  ['purpose-inside', 'warning', /(?:する|の)ために|できるように、|目的で、/gu],
  ['unclear-pronoun', 'warning', /^(?:それ|これ|あれ)[はがをらに]|、(?:それ|これ)[をがはに]/gu],
  ['absolute', 'warning', /必ず|常に|絶対に|完全に|100\s?[%％]|一切|決して/gu],
  [
    'vague-time',
    'warning',
    /すぐに|直ちに|ただちに|即座に|即時に|定期的に|リアルタイム|随時|適宜|早めに|速やかに|時々|しばらく/gu,
    besideMeasure,
  ],
  ['placeholder', 'error', /未定|要検討|検討中|後日決定|後で決める|[?？]{2,}|_{3,}|TBD|TODO/gu],
  // られる means as often that somebody can: 見られる.
  ['passive-without-actor', 'hint', /される(?:こと)?[。.]?$/gu],
  ['negative', 'hint', /しないこと[。.]?$|てはならない[。.]?$/gu],
  ['solution', 'hint', /データベース|サーバー?|クッキー|プルダウン|チェックボックス/gu],
]

export const JAPANESE_RULES: readonly PatternRule[] = LISTS.map(
  ([rule, severity, pattern, exempt]) => ({
    rule,
    severity,
    pattern,
    ...(exempt === undefined ? {} : { exempt }),
  }),
)
