import { bare } from '#domain/requirements/phrases.ts'
import type { REQUIREMENT_TEXT as ENGLISH } from '#domain/requirements/text-en/requirement-text.ts'
import type { Wording } from '#domain/wording.ts'

const RULE_NAMED = /^ルール(?:「[^」]*」)+(?:がある|があり)?(?:、|$)/u

export const REQUIREMENT_TEXT: Wording<typeof ENGLISH> = {
  untested: { before: '下に受け入れ基準がないものは', after: '。' },
  shortSentences: '見出しの人ができることを書く。順位のないものは「順位なし」。',
  unranked: '順位のないものは「順位なし」。',
  untilHolds: '「決まるまで」の後ろは、決まるまで上の文より先に守って作る。',
  examplesAre: '例は計算して確かめるためのもので、中の数は作ったもの',
  alsoShort: 'ほかに：',
  rankBehind: (rank) => rank,
  rulesAbove: (isOther) =>
    isOther
      ? 'ほかのルールは、第7章の、それを守る機能の下にある。'
      : 'ルールは、第7章の、それを守る機能の下にある。',
  ruleHolds: (id) => `${id}のルールが守られる`,
  withoutRule: (given) => given.replace(RULE_NAMED, ''),
  withoutApplies: (outcome) => outcome.replace(/^このルール[がは]当てはま(?:り|らず)、/u, ''),
  withExample: (step, examples) => `${bare(step)}（たとえば${examples.join('、')}）。`,
  examplesInSteps: '「たとえば」はこの話だけのことで、要件にしない。',
}
