import type { ROLE_TABLE_TEXT as ENGLISH } from '#domain/requirements/text-en/role-table.ts'
import type { Wording } from '#domain/wording.ts'

/** 「わが子の級を見る」: what is done behind the last を, and whose it is up to the last の before it. */
const DEED = /^((?:[^を、。「（]{1,12}の)?)([^をのと、。「（]{1,12})を([^を、。]{1,8})$/u
export const ROLE_TABLE_TEXT: Wording<typeof ENGLISH> = {
  name: '使う人',
  role: '使う人',
  founder: '依頼した人',
  who: 'だれか',
  short: 'ひとことで',
  never: 'してはいけないこと：',
  nothing: 'なし',
  rights: 'だれが何をしてよいか',
  what: 'すること',
  usual: { before: 'PERMは、ほかの問がなければ', after: 'から。' },
  until: (id, may = 'no') => `未定（${id}）：今は${may === 'yes' ? '○' : '不可'}`,
  nobody: 'だれもできないこと：',
  others: '表にないことは、第7章がする人と書いた人と、運営する人だけができる（仮定）',
  rest: '※は回答になく、仮定。運営する人は可、働く人はふだんの仕事だけ、そのほかの人は自分の分だけ。お金、個人の情報、削除、例外は運営する人だけ。同意や署名は本人だけ',
  restRefused: 'ここに名前のない人は、それをできない',
  cut: (deed) => {
    const [, whose = '', thing = '', verb = ''] = DEED.exec(deed) ?? []
    return verb === '' ? null : { verb, thing, whose }
  },
  join: ({ verb, whose }, things) => `${whose}${things.join('・')}を${verb}`,
  begin: (deeds) => deeds,
}
