import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from './says.ts'

/** January first; a feast is in its month. */
const MONTHS: readonly RegExp[] = [
  says(
    'jan(?:uary)?; enero; januar; janvier; new year; año nuevo; (?<![\\d１])1月; (?<!十)一月',
    '年明け; 正月',
  ),
  says('feb(?:ruary)?; febrero; februar; février; (?<![\\d１])2月; (?<!十)二月'),
  says('march; marzo; märz; mars; 3月; 三月'),
  says('april; abril; avril; easter; semana santa; pascua; ostern; pâques; 4月; 四月; 新年度'),
  says(
    'may(?= \\d|,| the|$)',
    '(?:in|of|by|before|until|till|from|since|mid|early|late|this|next) may(?! be(?!\\p{L}))',
    'mayo; mai; 5月; 五月; ゴールデンウィーク',
  ),
  says('june; junio; juni; juin; 6月; 六月'),
  says('july; julio; juli; juillet; 7月; 七月'),
  says('aug(?:ust)?; agosto; août; 8月; 八月; お盆'),
  says('sept(?:ember)?; se(?:p)?tiembre; septembre; back to school; 9月; 九月'),
  says('oct(?:ober)?; octubre; oktober; octobre; 10月; 十月'),
  says('nov(?:ember)?; noviembre; novembre; 11月; 十一月'),
  says(
    'dec(?:ember)?; diciembre; dezember; décembre; christmas; navidad; weihnachten; noël',
    '12月; 十二月; クリスマス; 年末',
  ),
]

const LAUNCH = says(
  '(?:has|have|needs?|must) (?:to )?be there; open with it; must be (?:running|ready|live|there|up|done|in use); (?:will|would|can|to) use it; in people.s hands; estar; start; starts; opens?; need(?:s|ed)?',
  'go(?:es|ing)? live; launch\\p{L}*',
  '(?:has|have|needs?|must) to be (?:running|ready|live|there|up)',
  'switch(?:es|ed)? (?:it )?on; up and running; we (?:start|open|begin)(?: with)?',
  'open(?:s|ing)? (?:it )?(?:up )?(?:to|for|with); (?:goes|go|comes|come) out; in use',
  '(?:running|working|finished|done|ready); roll(?:s|ed|ing)? (?:it )?out',
  '(?:need|want)s? (?:it|this|the app); start(?:s|ing)? (?:using|with) (?:it|the app)',
  'ready (?:by|before|for); live (?:by|before|in)',
  'estar (?:listo|lista|funcionando|en marcha); abr(?:iríamos|imos|iremos)',
  'arranc\\p{L}+; empeza(?:mos|ríamos|remos); lanza\\p{L}*; fertig; an den start',
  'starten; prêt\\p{L}*; démarr\\p{L}*; 使い始め; 公開; 開始; 間に合; スタート; 始め; オープン; 稼働; 使えるように',
)
/** "by", "before": later would be too late. */
const DEADLINE = says(
  'by; before; there for; ready for; until; in time for; no later than; latest; antes de; para; vor; bis',
  'spätestens; avant; までに; には; 頭; 前に',
)

/** Where the day of the launch is: limits, and what is measured after it. */
const SAID_IN: ReadonlySet<string> = new Set(['q3', 'q4', 'q14', 'q15'])
/** So many months later is later; more is the year before. */
const LATER = 8

/** The app is wanted by one month and starts in a later one. */
export function clashingLaunch(pieces: readonly Piece[]): Found[] {
  const told = pieces.flatMap((piece) => {
    const months =
      SAID_IN.has(piece.question) && LAUNCH.test(piece.words) ? monthsIn(piece.words) : []
    return months.length > 0
      ? [{ piece, month: months[0] ?? 0, isDeadline: DEADLINE.test(piece.words) }]
      : []
  })
  for (const one of told.filter(({ isDeadline }) => isDeadline)) {
    const later = told.find(({ piece, month }) => {
      const after = (month - one.month + 12) % 12
      return piece.question !== one.piece.question && after > 0 && after <= LATER
    })
    if (later) return [{ kind: 'promise', said: [one.piece, later.piece], names: [] }]
  }
  return []
}

/** The months that are named, in the order of the words. */
function monthsIn(words: string): number[] {
  return MONTHS.flatMap((name, month) => {
    const match = name.exec(words)
    return match ? [{ month, at: match.index }] : []
  })
    .sort((a, b) => a.at - b.at)
    .map(({ month }) => month)
}
