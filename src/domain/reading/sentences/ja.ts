import { APP, type Row, type RowKind, type RowOf, type ThingField } from '#domain/reading/rows.ts'
import {
  makeStrong,
  type SentenceLanguage,
  type SentencePart,
  type SlotWords,
  text,
} from './sentence-parts.ts'

type NameOf = (id: string) => string | null
type Say = { [Kind in RowKind]: (row: RowOf<Kind>, nameOf: NameOf) => SentencePart[] }

const SLOTS: SlotWords = {
  may: {
    may: 'ことができます',
    only: 'ことは、この人だけができます',
    never: 'ことはできません',
  },
  priority: { must: '必須', should: '重要', could: 'できれば', unsaid: '必須？' },
  app: 'アプリ',
  nobody: 'だれ？',
}

const BY = {
  in: 'からデータを受け取ります',
  out: 'へデータを送ります',
  both: 'とデータをやり取りします',
} as const
const LOOKS = {
  device: '端末',
  language: '言語',
  style: '見た目',
  accessibility: '使いやすさの配慮',
} as const
const QUALITIES = {
  speed: '速さ',
  size: '規模',
  availability: '使える時間',
  security: '安全',
  usability: '使いやすさ',
  privacy: 'プライバシー',
  law: '法律',
  other: '品質',
} as const
const LIMITS = { budget: '予算', date: '期日', people: '人', other: '制約' } as const
const DOUBTS = { unknown: 'まだ決めていないこと', assumption: '前提', worry: '心配なこと' } as const
const BACKGROUNDS = { problem: '困りごと', today: '今のやり方', promise: '約束' } as const

const SAY: Say = {
  role: ({ name, also, access }) => [
    makeStrong(name),
    text(also.length > 0 ? `（${also.join('、')}）` : ''),
    text(access ? 'は、アプリを使います。' : 'は、アプリを使いません。'),
  ],
  permission: ({ role, may, what }) => [
    who(role, role),
    text(`は、${bare(what)}`),
    { kind: 'slot', slot: 'may', value: may, text: SLOTS.may[may] },
    text('。'),
  ],
  feature: (row) => [
    {
      kind: 'slot',
      slot: 'priority',
      value: row.priority === 'unsaid' ? null : row.priority,
      text: SLOTS.priority[row.priority],
    },
    text('：'),
    ...doing(row),
    text(row.outcome === null ? '' : `うまくいくと、${ended(row.outcome)}`),
  ],
  rule: ({ when, then }) => condition(when, then),
  case: ({ during, when, then }, nameOf) => [
    ...(during === null ? [] : [makeStrong(`${nameOf(during) ?? during}：`)]),
    ...(then === null
      ? [text(`${joined(when)}、`), makeStrong('どうしますか？')]
      : condition(when, then)),
  ],
  stages: ({ thing, stages }) => [
    makeStrong(thing),
    text(stages.length > 0 ? `は、${stages.join(' → ')}と進みます。` : 'には段階があります。'),
  ],
  step: ({ who: person, role, does }) => [
    text('物語では、'),
    makeStrong(named(person, role) ?? 'だれか'),
    text(`が${ended(does)}`),
  ],
  thing: ({ name, fields, keep }) => [
    text('アプリに残す情報：'),
    makeStrong(name),
    text(fields.length > 0 ? `（${fields.map(field).join('、')}）。` : '。'),
    text(keep === null ? '' : `保存期間は${ended(keep)}`),
  ],
  message: ({ to, when, channel }) => [
    text(when === null ? '' : `${bare(when)}、`),
    who(to ?? SLOTS.nobody, to),
    text(`に${channel === null ? '' : `${channel}で`}お知らせが届きます。`),
  ],
  connection: ({ what, direction }) => [
    text('アプリは'),
    makeStrong(bare(what)),
    text(`${direction === null ? 'とつながります' : BY[direction]}。`),
  ],
  money: ({ what }) => labelled('お金', what),
  screen: ({ name, shows, role }) => [
    text('画面'),
    makeStrong(`「${name}」`),
    text(shows === null ? '' : `：${bare(shows)}`),
    text(role === null ? '。' : `（${role}向け）。`),
  ],
  look: ({ about, what }) => labelled(LOOKS[about], what),
  quality: ({ about, what, figure }) =>
    labelled(
      QUALITIES[about],
      figure === null || what.includes(figure) ? what : `${bare(what)}（${figure}）`,
    ),
  measure: (row) => [makeStrong(bare(row.what)), text(aim(row))],
  limit: ({ about, what }) => labelled(LIMITS[about], what),
  out: ({ what, because }) => [
    text('今回は作らないもの：'),
    text(because === null ? ended(what) : `${bare(what)}（理由：${bare(because)}）。`),
  ],
  doubt: ({ about, what }) => labelled(DOUBTS[about], what),
  contradiction: ({ said, what }) => {
    const [one, other] = said
    if (one === undefined || other === undefined) return [text(ended(what))]
    return [text(`「${one.words}」と「${other.words}」が食い違っています。`)]
  },
  background: ({ about, what }) => labelled(BACKGROUNDS[about], what),
  aside: ({ what, said }) => [
    text('作るものはありません：'),
    text(what === null ? `「${said[0]?.words ?? ''}」。` : ended(what)),
  ],
}

export const JAPANESE: SentenceLanguage = {
  slots: SLOTS,
  say: <Kind extends RowKind>(row: RowOf<Kind>, nameOf: NameOf) =>
    (SAY[row.kind] as (row: RowOf<Kind>, nameOf: NameOf) => SentencePart[])(row, nameOf),
} as { slots: SlotWords; say: (row: Row, nameOf: NameOf) => SentencePart[] }

function doing({ actor, does }: RowOf<'feature'>): SentencePart[] {
  if (actor === null) return [who(SLOTS.nobody, null), text(`が${ended(does)}`)]
  if (actor === APP) return [who(SLOTS.app, APP), text(`が${ended(does)}`)]
  return [who(actor, actor), text(`が${ended(does)}`)]
}

function who(words: string, value: string | null): SentencePart {
  return { kind: 'slot', slot: 'who', value, text: words }
}

function condition(when: string | null, then: string): SentencePart[] {
  return [text(when === null ? ended(then) : `${joined(when)}、${ended(then)}`)]
}

/** A condition that does not yet end in one of the words that make it one gets 「場合」. */
function joined(when: string): string {
  const words = bare(when)
  return /(?:ら|れば|ば|とき|時|場合|際|と|後|前|まで|間|うち|には|は|ても|から)$/.test(words)
    ? words
    : `${words}場合`
}

function labelled(label: string, what: string): SentencePart[] {
  return [text(`${label}：`), text(ended(what))]
}

function aim({ from, to, due, guard }: RowOf<'measure'>): string {
  const steps = [
    due === null ? '' : `${bare(due)}までに`,
    from === null ? '' : `${bare(from)}から`,
    to === null ? '' : `${bare(to)}へ`,
  ].join('')
  if (guard) return `を悪くしない。${steps}`
  return steps === '' ? '。' : `：${steps}。`
}

function field({ name, private: isPrivate, values }: ThingField): string {
  const notes = [
    ...(isPrivate ? ['非公開'] : []),
    ...(values.length > 0 ? [values.join('／')] : []),
  ]
  return notes.length > 0 ? `${name}［${notes.join('、')}］` : name
}

function named(person: string | null, role: string | null): string | null {
  if (person === null || role === null || person === role) return person ?? role
  return `${person}（${role}）`
}

function bare(words: string): string {
  return words.trim().replace(/[。．.、，,\s]+$/, '')
}

function ended(words: string): string {
  return /[。！？!?…][」』）]*$/.test(words.trim()) ? words.trim() : `${bare(words)}。`
}
