/** What holds up to a limit, and what holds past it. */
export interface Regime {
  when: string
  then: string
}

const PAIRS: readonly { first: string; second: string; after: string }[] = [
  {
    first: 'まで',
    second: 'それ以降|その後|それより後|それを過ぎ(?:ると|たら|た場合)?|以降|過ぎると|過ぎたら',
    after: '以降',
  },
  {
    first: '以内',
    second: 'それ以降|それを超え(?:ると|たら|た場合)?|それ以上|超過(?:後|分)?|その後',
    after: 'を過ぎた後',
  },
  {
    first:
      '(?<=[0-9０-９一二三四五六七八九十百千万](?:円|個|人|名|回|枚|本|キロ|kg|台|件|歳|才))まで',
    second: 'それ以上|それを超え(?:ると|たら|た場合|る分)?|超えると|超えたら',
    after: '超',
  },
]
const HAS_FIGURE = /[0-9０-９一二三四五六七八九十百千万半]|前日|当日|翌日|朝|正午|締切|〆切/u
const PAST_IT = /それ以|それを|それより|その後|以降|過ぎ|超え|超過/u
const LONGEST = 120

/**
 * 「前日17時までは無料、それ以降は手数料500円」: two rules, each with its own half. Null where a text
 * tells no limit and nothing past it.
 */
export function findTwoRegimes(text: string): [Regime, Regime] | null {
  if (text.length > LONGEST || !PAST_IT.test(text)) return null
  const told = text.replace(/[。．]$/u, '')
  for (const { first, second, after } of [...PAIRS].reverse()) {
    const form = new RegExp(
      `^(?<topic>[^、。]{1,16}?[はも]、?)?(?<limit>[^、。]{1,20}?(?:${first}))(?:は|に|なら|であれば|の場合は)?、?(?<one>[^。]{1,40}?)(?:、|。|ですが、?|だが、?|が、)(?:ただし、?)?(?:${second})(?:は|に|なら|の場合は)?、?(?<two>[^。]{2,60})$`,
      'u',
    )
    const groups = form.exec(told)?.groups
    const { topic = '', limit = '', one = '', two = '' } = groups ?? {}
    // 「二か月先まで、変更は前日まで承り」 tells two limits.
    if (groups === undefined || !HAS_FIGURE.test(limit) || /まで|以内/u.test(one)) continue
    const about = topic.replace(/、$/u, '')
    const bare = limit.replace(/まで$|以内$/u, '')
    return [
      { when: limit, then: about + tidy(one) },
      { when: `${bare}${after}`, then: about + tidy(two) },
    ]
  }
  return null
}

function tidy(text: string): string {
  return text
    .replace(/^(?:は|に|、)+|[。、]+$/gu, '')
    .replace(/(?:です|となります|になります|といたします|とします|とする|である)$/u, '')
}
