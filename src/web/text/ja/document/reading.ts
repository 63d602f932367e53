import type { Wording } from '#domain/wording.ts'
import type {
  changeWords as englishChanges,
  columnTitles as englishColumns,
  constraintTitles as englishConstraints,
  coverageStates as englishCoverage,
  experienceTitles as englishExperience,
  SECTION_INTROS as englishIntros,
  markWords as englishMarks,
  partTitles as englishParts,
  readingText as englishReading,
  stateTitles as englishStates,
  DEVELOPER_TERMS as englishTerms,
} from '#web/text/document/reading.ts'

export const readingText: Wording<typeof englishReading> = {
  table: '表（横にスクロールできます）',
  question: (order: number) => `問${order}`,
  quoted: (text: string) => `「${text}」`,
  source: (order: number) => `問${order}：元になった言葉を見る`,
  sourceTitle: (order: number, title: string) => `質問${order}「${title}」`,
  noWords: 'このバージョンでは、この質問に回答がありません。',
  openQuestion: (order: number) => `ワークショップで質問${order}を開く`,
  toDefinition: (id: string) => `${id}を見る`,
  explanation: '説明',
  picture: '図（横にスクロールできます）',
  given: '前提：',
  when: '操作：',
  whenFirst: '操作：',
  comma: '。',
  outcome: '結果：',
  failure: '（失敗したとき）',
  semicolon: '、',
  stop: '。',
  or: 'または',
  andMore: (count: number) => `ほか${count}件`,
  priorities: { must: '必須', unsaid: '順位なし', should: '重要', could: 'あればよい' },
  missing: '足りないもの：',
  missingParts: { actor: 'だれがするか', action: '何をするか' },
  alsoCalled: (names) => `（別の呼び方：${names}）`,
  priorityAssumed: '（仮定）',
  why: '理由：',
  rules: 'ルール：',
  data: 'データ：',
  role: '役割：',
  may: 'できること：',
  mustNever: '禁止：',
  because: '理由：',
  to: '宛先：',
  ifItFails: '失敗したとき：',
  shows: '表示：',
  usedFor: '使う要件：',
  concerns: '関係する項目：',
  whyItMatters: '大切な理由：',
  untilThen: 'それまでは：',
  waiting: '待っている項目：',
  answered: 'あなたの答え：',
  response: '応答：',
  measure: '基準：',
  stimulus: '場面：',
  notSaid: '記載なし',
  yes: 'はい',
  only: 'この役割だけ',
  no: 'いいえ',
  unstated: '？',
  unstatedNote: '「？」はまだ決まっていないことを表します。決まるまでは許可されません。',
  firstVersion: '最初のバージョンです。',
  nothingChanged: '変更はありません。',
}

export const markWords: Wording<typeof englishMarks> = {
  stated: '',
  guess: '見込み',
  unconfirmed: '読み取り・未確認',
  assumed: '仮定',
  open: '未定',
}

export const partTitles: Wording<typeof englishParts> = {
  problem: '課題',
  today: '現在のやり方',
  promise: '約束',
  success: '成功の基準',
  counterMeasures: '悪化させてはいけないこと',
  permissions: '権限の表',
  out: 'このバージョンに含めないもの',
  later: '後で',
  allData: 'すべての情報について',
  together: '情報のつながり',
  everyScreen: 'すべての画面',
  experience: '端末・言語・アクセシビリティ・雰囲気',
  integrations: '外部サービスとの連携',
  messages: 'メッセージ',
  constraints: '制約',
  slices: '段階的な納品',
  risks: 'リスク',
  assumptions: '仮定',
  openQuestions: '未定の質問',
  answeredQuestions: '答えが出た質問',
  unplaced: '回答にあるが、まだ使っていない言葉',
  asides: '回答にあるが、作るもののない言葉',
  outsiders: '使わない人',
  buildOrder: '作る順番',
  prompt: 'コーディングエージェントへの最初の指示',
  stagesOf: (thing: string) => `${thing}の段階`,
  version: (version: number, date: string) => `バージョン${version}（${date}）`,
}

export const columnTitles: Wording<typeof englishColumns> = {
  id: 'ID',
  sign: '成功のしるし',
  target: '目標',
  due: '確認する時期',
  source: '出典',
  action: '操作',
  from: '前',
  to: '後',
  field: '項目',
  meaning: '意味',
  required: '必須',
  example: '例',
  rule: 'ルール',
  pointsTo: '参照先',
  term: '用語',
  definedIn: '定義',
  question: '質問',
  state: '状態',
  items: '項目',
}

export const stateTitles: Wording<typeof englishStates> = {
  empty: '表示するものがないとき：',
  loading: '読み込み中：',
  error: '失敗したとき：',
}

export const experienceTitles: Wording<typeof englishExperience> = {
  device: '端末：',
  language: '言語：',
  accessibility: 'アクセシビリティ：',
  style: '雰囲気：',
}

export const constraintTitles: Wording<typeof englishConstraints> = {
  budget: '予算：',
  date: '期日：',
  people: '人：',
  other: 'その他：',
}

export const coverageStates: Wording<typeof englishCoverage> = {
  partly: '一部は未使用',
  covered: '反映済み',
  open: '未定',
  unanswered: '未回答',
}

export const changeWords: Wording<typeof englishChanges> = {
  added: '追加',
  removed: '削除',
  changed: '変更',
}

export const DEVELOPER_TERMS: Wording<typeof englishTerms> = {
  requirement:
    '機能要件とは、アプリがしなければならないことを一つ、だれが読んでも同じ意味になるように書いたものです。',
  criterion:
    '受け入れ基準とは、要件が正しく動くことを示す確認項目です。すべて満たせば、その部分は完成です。',
  given:
    '前提・操作・結果は確認項目の書き方です。前提はその前にそうなっていること、操作はだれかがすること、結果は起こるべきことです。',
  journey: 'ジャーニーとは、ひとりの人が望みをかなえるまでにアプリをたどる道のりです。',
  entity: 'エンティティとは、お客様や予約など、アプリが情報を持つ対象のことです。',
  field: 'フィールドとは、名前や価格など、対象についての一つの情報です。',
  rule: '業務ルールとは、アプリの見た目にかかわらず、仕事の中でいつも成り立つ決まりです。',
  stage: '段階とは、予約済み・支払い済み・取り消し済みなど、物事が今どこにあるかです。',
  role: '役割とは、アプリを使う人の種類と、その人にできること・できないことです。',
  nonGoal: '対象外とは、だれも作らないように、このバージョンであえて含めないものです。',
  counterMeasure: 'カウンター指標とは、目標をめざす間に悪化させてはいけない数値です。',
  integration: '連携とは、決済サービスなど、ほかのサービスとのつながりです。',
  quality: '品質要件とは、速さ・安全さ・使いやすさなど、アプリがどれだけよく動くべきかです。',
  slice: 'スライスとは、始めから終わりまで通して動く、アプリの小さな一部分です。',
  assumption:
    '仮定とは、作成側が補ったものです。あなたが同意するか、違うと言うまでの仮のものです。',
  coverage: 'カバレッジとは、どの項目がどの回答から来たか、何がまだ足りないかを示すものです。',
  constraint: '制約とは、お金・期日・人・法律など、外から決まる限度です。',
  agent: 'コーディングエージェントとは、このような文書からソフトウェアを書くAIプログラムです。',
}

export const SECTION_INTROS: typeof englishIntros = {
  goals: 'アプリの目的、成功の確かめ方、そして{counterMeasure:悪化させてはいけないこと}。',
  roles: 'アプリを使う人。{role:役割}ごとに、できることと、してはいけないこと。',
  scope: 'このバージョンに含むもの（重要な順）と、含めないもの（{nonGoal:対象外}）。',
  journeys: 'アプリが支える{journey:ジャーニー}を、語られたとおりに。',
  requirements:
    '{requirement:要件}は、アプリがすることを一つずつ書いたものです。その下に{criterion:受け入れ基準}を{given:前提・操作・結果}で示します。',
  rules: 'アプリが守る{rule:業務ルール}と、物事がたどる{stage:段階}。',
  data: 'アプリが持つ情報。{entity:エンティティ}とその{field:フィールド}。',
  connections: 'アプリがつながる外部サービス（{integration:連携}）と、送るもの。',
  quality: 'アプリがどれだけよく動くべきか。{quality:品質要件}。',
  delivery: '{constraint:制約}と、納品の{slice:スライス}。',
  registers: 'うまくいかないかもしれないこと、{assumption:仮定}、まだ決まっていないこと。',
  coverage: '{coverage:カバレッジ}。それぞれの回答がどうなったか。',
  handOff: '作る開発者または{agent:コーディングエージェント}のために。',
}
