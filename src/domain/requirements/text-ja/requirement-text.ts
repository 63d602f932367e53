import { bare } from '#domain/requirements/phrases.ts'
import type { REQUIREMENT_TEXT as ENGLISH } from '#domain/requirements/text-en/requirement-text.ts'
import type { Wording } from '#domain/wording.ts'

export const REQUIREMENT_TEXT: Wording<typeof ENGLISH> = {
  untested: { before: '下に受け入れ基準がないものは', after: '。' },
  shortSentences: '見出しの人ができることを書く。順位のないものは「順位なし」。',
  unranked: '順位のないものは「順位なし」。',
  alsoShort: 'ほかに：',
  ruleHolds: (id) => `${id}のルールが守られる`,
  withExample: (step, examples) => `${bare(step)}（たとえば${examples.join('、')}）。`,
  examplesInSteps: '名前、日、数はこの話だけのことで、要件にしない。',
  withheld: '（略）',
  sizedFor: '想定の規模：',
  slices: {
    before: '進める段階（',
    after:
      '）。機能に要る規則、お知らせ、情報も一緒に作り、その受け入れ基準がすべて通れば終わり。後の段階の機能が要る基準は、その段階の終わりに確かめる。',
    late: '時間かお金が足りなければ、「できれば」のものだけを外す。',
    lateByRank:
      '時間かお金が足りなければ、「できれば」のもの、順位がなく必須にも要らないものの順に外す。必須は外さない。',
  },
  plan: {
    days: '日数',
    by: '期日',
    before: (day) => `${day}より前`,
    later: '予定しない',
    together: (days) => `合わせて、作る人ひとりで${days}日分の作業`,
    until: (day) => `。${day}`,
    weekdays: (days) => `までの平日はおよそ${days}日`,
    due: (last, days) =>
      last === 1 ? `で、段階1に${days}日かかる` : `で、段階1から${last}に${days}日かかる`,
    late: (fits) =>
      fits === 0
        ? '段階1もその日に間に合わない'
        : `その日に間に合うのは段階${fits}までで、ほかはあとになる`,
    lateMusts: {
      before: '必須のうち、',
      after: (days) => `は、作業${days}日分その日に遅れる`,
      decide: '日を延ばすか、どれをあとにするかを決める。',
    },
    money: (said, days, each) => `${said}を、必須のある段階の${days}日で割ると、1日およそ${each}`,
  },
}
