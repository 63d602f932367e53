import type { CheckText, RuleText } from './text-check.ts'

const always = (text: string) => (): string => text
const rule = (problem: RuleText['problem'], advice: string): RuleText => ({ problem, advice })

const STATEMENT = {
  obligation: rule(
    (words) =>
      words === ''
        ? 'しなければならないことが書かれていません。'
        : '一つの文に、しなければならないことが二つ以上あります。',
    '一つの文に「shall」または「must」を一度だけ使ってください。',
  ),
  'ears-shape': rule(
    always('文が「いつ、だれが」から始まっていません。'),
    '「The app shall …」または「When …, the app shall …」の形にしてください。',
  ),
  'vague-word': rule(
    (words) => `「${words}」は、人によって受け取り方が違います。`,
    '何を指すのか、数、時間、一覧、例などで書いてください。',
  ),
  'escape-clause': rule(
    (words) => `「${words}」では、本当に行うのかどうかがわかりません。`,
    'いつ行うのかを書くか、省いてください。',
  ),
  'open-end': rule(
    (words) => `「${words}」では、ほかに何が含まれるのかわかりません。`,
    '残りをすべて挙げるか、ここで終わらせてください。',
  ),
  'superfluous-infinitive': rule(
    (words) => `「${words}」は能力の話で、何が起こるかを述べていません。`,
    'アプリが何をするかを、そのまま書いてください。',
  ),
  'passive-without-actor': rule(
    (words) => `「${words}」では、だれが行うのかわかりません。`,
    '行う人を書くか、アプリが行うと書いてください。',
  ),
  'several-requirements': rule(
    always('一つの文に、要件が二つ入っているかもしれません。'),
    '一つずつ別の文にすると、確かめやすくなります。',
  ),
  'and-or': rule(
    (words) => `「${words}」は、どちらか一方とも、両方とも読めます。`,
    '「両方」「どちらか一方」「一方または両方」から選んでください。',
  ),
  negative: rule(
    always('起こってはいけないことが書かれています。確かめにくい書き方です。'),
    'できれば、代わりに何が起こるべきかを書いてください。',
  ),
  'purpose-inside': rule(
    (words) => `「${words}」は、指示の途中に理由が入っています。`,
    '理由は消さずに、要件の「理由」として横に書いてください。',
  ),
  'unclear-pronoun': rule(
    (words) => `「${words}」が何を指すのか、はっきりしません。`,
    '人やものの名前をもう一度書いてください。',
  ),
  absolute: rule(
    (words) => `「${words}」は、だれにも守れず、確かめられない約束です。`,
    'どのくらいの頻度、100のうちいくつなら十分かを書いてください。',
  ),
  'vague-time': rule(
    (words) => `「${words}」は、1秒とも1週間とも読めます。`,
    'どのくらいの時間で、またはどのくらいの頻度かを書いてください。',
  ),
  solution: rule(
    (words) => `「${words}」は、何が必要かが決まる前に技術を選んでいます。`,
    '必要なことを書いてください。すでに決まっているなら、制約（質問15）に書いてください。',
  ),
  'number-without-unit': rule(
    (words) => `「${words}」が何の数かわかりません。`,
    '秒、人、円などの単位を付けてください。',
  ),
  'degree-without-number': rule(
    (words) => `「${words}」には数字が必要です。ないと、達成したかどうかがわかりません。`,
    'いくつからいくつまでかを書いてください。',
  ),
  'tolerance-missing': rule(
    (words) => `「${words}」はちょうどの数なので、少しずれただけで不合格になります。`,
    '「以下」「以上」、または「～から～まで」と書いてください。',
  ),
  'undefined-acronym': rule(
    (words) => `「${words}」の説明がどこにもありません。`,
    '一度は省略せずに書くか、ふだんの言葉に置き換えてください。',
  ),
  'glossary-synonym': rule(
    (words, detail) => `「${words}」は、この文書で「${detail}」と呼ぶもののようです。`,
    '一つのものには一つの言葉を使うか、違いを書いてください。',
  ),
  duplicate: rule(
    (_, detail) => `${detail}と同じことを述べています。`,
    '一方だけを残すか、違いを書いてください。',
  ),
  length: rule(
    always('文が長すぎて、一つのこととして読んだり確かめたりできません。'),
    '一つのことについて40語までを目安に、文を分けてください。',
  ),
  placeholder: rule(
    (words) => `「${words}」がまだ埋まっていません。`,
    '埋めるか、まだわからないことと、だれが調べるかを書いてください。',
  ),
} satisfies Partial<CheckText>

const DOCUMENT = {
  'id-repeated': rule(
    (_, detail) => `ID ${detail} が二つのものを指しています。`,
    '文書を作り直してください。',
  ),
  'id-reused': rule(
    (_, detail) => `ID ${detail} は、以前に削除されたものを指していました。`,
    '文書を作り直してください。',
  ),
  'criterion-missing': rule(
    always('いつ完成したと言えるのか、まだだれにもわかりません。'),
    'うまくいったとき、その人に何が見えるかを書いてください。',
  ),
  'failure-missing': rule(
    always('うまくいかなかったときにどうなるかが書かれていません。'),
    'そのとき、その人に何が見えるとよいかを書いてください。',
  ),
  'criterion-shape': rule(
    always('前提、起こること、結果のどれかが欠けたテストがあります。'),
    '「given …, when …, then …」の形に補ってください。',
  ),
  'source-missing': rule(
    always('どの回答にもなく、「仮定」の印もありません。'),
    '回答に書くか、取り除いてください。',
  ),
  'answer-uncited': rule(
    always('この回答から来た項目が、文書に一つもありません。'),
    '別の言葉で、1行に一つずつ書いてみてください。',
  ),
  'step-unmapped': rule(
    (words) => `物語のこの手順を実現する要件がありません：「${words}」`,
    'この手順で、だれが何をするのかを書いてください。',
  ),
  'role-outside-matrix': rule(
    (words) => `権限の表に「${words}」ができることが書かれていません。`,
    'この人ができること、してはいけないことを書いてください。',
  ),
  'role-unused': rule(
    (words) => `「${words}」に関する要件がありません。`,
    'この人がアプリで何をするのかを書くか、役割から外してください。',
  ),
  'entity-unused': rule(
    (words) => `アプリは「${words}」を残しますが、使う要件がありません。`,
    'だれが入力し、だれが必要とするのかを書くか、省いてください。',
  ),
  'thing-without-entity': rule(
    (words) => `「${words}」を使いますが、何を残すのかが書かれていません。`,
    '「残しておく情報」に、その項目を挙げてください。',
  ),
  'failure-line-missing': rule(
    always('これに失敗したときにどうなるかが書かれていません。'),
    'その人に何が見えるか、もう一度試すのかを書いてください。',
  ),
  'success-unmeasured': rule(
    always('この成功のしるしには数字がなく、達成したかどうかをだれも判断できません。'),
    '満足できる数字を書いてください。見当でかまいません。',
  ),
  'non-goal-missing': rule(
    always('入れないものが、まだ一つもありません。'),
    '最初のバージョンでやらないことを、少なくとも一つ挙げてください。',
  ),
  'counter-measure-missing': rule(
    always('悪化してはいけないことが書かれていません。'),
    '今のままでなければならないことを、一つ挙げてください。',
  ),
  'assumption-unregistered': rule(
    always('仮定されていますが、仮定の一覧にありません。'),
    '同意するか、回答で変えてください。',
  ),
  'assumption-dangling': rule(
    (_, detail) => `この仮定は、文書にない ${detail} を指しています。`,
    '文書を作り直してください。',
  ),
  'question-blocks-nothing': rule(
    always('この答えを何が待っているのかが書かれていません。'),
    '質問に答えるか、何に関わるのかを書いてください。',
  ),
  invented: rule(
    (words) => `「${words}」は、どの回答にもありません。`,
    '正しければ回答に書き、そうでなければ取り除いてください。',
  ),
  'contradicts-quote': rule(
    (words, detail) => `「${words}」は、ご自身の言葉「${detail}」と食い違っています。`,
    'もとになった行を直すか、回答でもう一度書いてください。',
  ),
} satisfies Partial<CheckText>

/** The checks in Japanese, for people who build no software. */
export const CHECK_TEXT: CheckText = { ...STATEMENT, ...DOCUMENT }
