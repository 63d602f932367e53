import type { Wording } from '#domain/wording.ts'
import type {
  SECTION_INTROS as englishIntros,
  readingText as englishReading,
  DEVELOPER_TERMS as englishTerms,
} from '#web/text/document/reading.ts'

export const readingText: Wording<typeof englishReading> = {
  table: (name: string) => `表：${name}`,
  question: (order: number) => `問${order}`,
  source: (order: number) => `問${order}：元になった言葉を見る`,
  sourceTitle: (order: number, title: string) => `質問${order}「${title}」`,
  noWords: 'このバージョンでは、この質問に回答がありません。',
  openQuestion: (order: number) => `ワークショップで質問${order}を開く`,
  toDefinition: (id: string) => `${id}を見る`,
  explanation: '説明',
  picture: '図（横にスクロールできます）',
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
  assumption: '仮定とは、回答にないため仮に補ったものです。そのままでよいか、直すかを選べます。',
  coverage: 'カバレッジとは、どの項目がどの回答から来たか、何がまだ足りないかを示すものです。',
  constraint: '制約とは、お金・期日・人・法律など、外から決まる限度です。',
  agent: 'コーディングエージェントとは、このような文書からソフトウェアを書くAIプログラムです。',
}

export const SECTION_INTROS: typeof englishIntros = {
  goals: 'アプリの目的、成功の確かめ方、そして{counterMeasure:悪化させてはいけないこと}。',
  roles: 'アプリを使う人。{role:役割}ごとに、できることと、してはいけないこと。',
  scope: 'このバージョンに含むものと、含めないもの（{nonGoal:対象外}）。',
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
